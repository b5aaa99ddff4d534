import { type IdentityEvent, identityEventQuery } from '@sojourn/contract/identity-event'
import type { Page } from '@sojourn/contract/kit/page'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'

/** Above this, a total is only an estimate: nobody pages that far, and counting is slow. */
const exactUpTo = 10_000

/**
 * The identity events of the members' accounts since they joined, newest first, for those who manage the company; 404 for
 * others. Events of another company are left out.
 */
export const listIdentityEvents = async (ctx: Context, raw: RawQuery, path: string): Promise<Page<IdentityEvent>> => {
  if (!may(ctx.actor, 'company:manage')) throw new Problem('not_found')
  const query = parsePageQuery(identityEventQuery, raw)
  const values: unknown[] = [ctx.tenant]
  const bind = (value: unknown) => `$${values.push(value)}`
  const from = `identity_events e
    join memberships m on m.tenant = $1 and m."user" = e.person and m.accepted_at <= e.at
    join users u on u.uuid = e.person
    where (e.tenant is null or e.tenant = $1)
      ${query.person ? `and e.person = any(${bind(query.person)}::uuid[])` : ''}
      ${query.kind ? `and e.kind = any(${bind(query.kind)}::text[])` : ''}`
  const [counted] = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from (select from ${from} limit ${exactUpTo + 1}) counted`,
    values,
  )
  const total = counted?.total ?? 0
  const rows = await ctx.tx.query<IdentityEvent>(
    `select e.uuid, e.at, jsonb_build_object('uuid', u.uuid, 'name', u.name) as person, e.kind, e.outcome, e.network,
       e.user_agent as "userAgent", e.request_id as "requestId"
     from ${from} order by e.at desc, e.uuid desc
     limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  return pageAround(rows, Math.min(total, exactUpTo), total > exactUpTo, query, path, raw)
}
