import type { Page } from '@sojourn/contract/kit/page'
import { type Notification, notificationQuery } from '@sojourn/contract/comment'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { Problem } from '../../kit/problem.ts'
import { granted } from '../../kit/records/granted.ts'
import { statement } from '../../kit/statement.ts'
import { itineraries } from '../itineraries/queries.ts'

const columns = `n.uuid, n.created_at as "createdAt", n.read_at as "readAt", n.kind, n.comment,
  coalesce(c.thread, c.uuid) as thread, m.question, coalesce(c.day, q.day) as day, coalesce(c.segment, q.segment) as segment,
  left(coalesce(c.text, m.text, n.excerpt, ''), 200) as excerpt, coalesce(m.client, p.name) as client, n.payment,
  jsonb_build_object('uuid', r.uuid, 'title', r.title, 'isTemplate', r.is_template) as itinerary,
  case when a.uuid is not null then jsonb_build_object('uuid', a.uuid, 'name', a.name) end as author`

/** The actor's notifications about itineraries and payments that they may still read. The actor is `$2`. */
const ownRows = (ctx: Context) => {
  const { values, bind } = statement(ctx.tenant, ctx.actor.uuid)
  const from = `notifications n left join comments c on c.tenant = n.tenant and c.uuid = n.comment
     left join question_messages m on m.tenant = n.tenant and m.uuid = n.message
     left join questions q on q.tenant = m.tenant and q.uuid = m.question
     left join traveller_forms f on f.tenant = n.tenant and f.uuid = n.traveller_form
     left join contacts p on p.tenant = f.tenant and p.uuid = f.contact
     join itineraries r on r.tenant = n.tenant and r.uuid = coalesce(c.itinerary, q.itinerary, f.itinerary, n.itinerary)
     left join users a on a.uuid = c.author
     where n.tenant = $1 and n.member = $2 and coalesce(c.text, m.text, p.name, n.excerpt) is not null and r.deleted_at is null${granted(itineraries.policy.read(ctx.actor), bind)}${
       may(ctx.actor, 'payments:read') ? '' : ' and n.payment is null'
     }`
  return { from, values, bind }
}

/** One page of the actor's notifications, newest first, and the number of unread ones on all pages. */
export const listNotifications = async (
  ctx: Context,
  raw: RawQuery,
  path: string,
): Promise<Page<Notification> & { unread: number }> => {
  const query = parsePageQuery(notificationQuery, raw)
  const { from, values, bind } = ownRows(ctx)
  const [counted] = await ctx.tx.query<{ total: number; unread: number }>(
    `select count(*)::int as total, count(*) filter (where n.read_at is null)::int as unread from ${from}`,
    [...values],
  )
  const rows = await ctx.tx.query<Notification>(
    `select ${columns} from ${from} order by n.created_at desc, n.uuid desc
     limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  return { ...pageAround(rows, counted?.total ?? 0, false, query, path, raw), unread: counted?.unread ?? 0 }
}

/** One of the actor's notifications, or 404. */
export const findNotification = async (ctx: Context, uuid: string): Promise<Notification> => {
  const { from, values, bind } = ownRows(ctx)
  const [row] = await ctx.tx.query<Notification>(`select ${columns} from ${from} and n.uuid = ${bind(uuid)}`, values)
  if (!row) throw new Problem('not_found')
  return row
}
