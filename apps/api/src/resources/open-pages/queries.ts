import type { LiveState, Place, Presence } from '@sojourn/contract/presence'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { granted } from '../../kit/records/granted.ts'
import { statement } from '../../kit/statement.ts'
import { itineraries } from '../itineraries/queries.ts'

/** In seconds. A page that has not been seen for this long counts as closed: its server may have been killed. */
const maxAge = 60

/** The version of an itinerary that the actor may read, the state of its comments, and who has it open. 404 if they may not. */
export const readLiveState = async (ctx: Context, itinerary: string): Promise<LiveState> => {
  const { rev, comments } = await readVersion(ctx, itinerary)
  const people = await ctx.tx.query<{ client: string; user: string; name: string; place: Place | null }>(
    `select p.client, p."user", u.name, p.place from itinerary_presence p
     join users u on u.uuid = p."user" join memberships m on m.tenant = p.tenant and m."user" = p."user"
     where p.tenant = $1 and p.itinerary = $2 and p.seen_at > now() - make_interval(secs => ${maxAge})
     order by p.client`,
    [ctx.tenant, itinerary],
  )
  return {
    rev,
    comments,
    people: people.map(({ client, user, name, place }): Presence => ({ client, user: { uuid: user, name }, place })),
  }
}

const readVersion = async (ctx: Context, itinerary: string): Promise<{ rev: number; comments: string | null }> => {
  const { values, bind } = statement(ctx.tenant, itinerary)
  const [row] = await ctx.tx.query<{ rev: number; comments: string | null }>(
    // xmin is the transaction that last wrote a row.
    `select r.rev, (
       select md5(string_agg(c.version, ' ' order by c.uuid, c.version)) from (
         select uuid, xmin::text as version from comments where tenant = r.tenant and itinerary = r.uuid
         union all
         select q.uuid, concat_ws(' ', q.xmin, m.uuid) from questions q
         left join question_messages m on m.tenant = q.tenant and m.question = q.uuid
         where q.tenant = r.tenant and q.itinerary = r.uuid
       ) c) as comments
     from itineraries r
     where r.tenant = $1 and r.uuid = $2 and r.deleted_at is null${granted(itineraries.policy.read(ctx.actor), bind)}`,
    values,
  )
  if (!row) throw new Problem('not_found')
  return row
}
