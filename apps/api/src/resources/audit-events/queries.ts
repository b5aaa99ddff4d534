import { type AuditEvent, auditQuery } from '@sojourn/contract/audit'
import type { Page } from '@sojourn/contract/kit/page'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { pageAround } from '../../kit/page-around.ts'
import type { RawQuery } from '../../kit/list-query.ts'
import { parsePageQuery } from '../../kit/page-query.ts'
import { Problem } from '../../kit/problem.ts'

/** Above this a total is told as an estimate: nobody pages that far, and counting costs. */
const exactUpTo = 10_000

/** The columns of an event as answers show it, from `audit_events e` joined with `users u`. */
export const auditColumns = `e.uuid, e.at, e.action, e.target, e.changed, jsonb_build_object(
  'kind', e.actor->>'kind', 'uuid', e.actor->>'uuid', 'name', u.name,
  'isVisiting', coalesce((e.actor->>'isVisiting')::boolean, false), 'job', e.actor->>'job') as actor`

export const auditTables = `audit_events e left join users u on u.uuid = (e.actor->>'uuid')::uuid`

/** What was done in the company, newest first, for those who manage it; to others it does not exist. */
export const listAuditEvents = async (ctx: Context, raw: RawQuery, path: string): Promise<Page<AuditEvent>> => {
  if (!may(ctx.actor, 'company:manage')) throw new Problem('not_found')
  const query = parsePageQuery(auditQuery, raw)
  const values: unknown[] = [ctx.tenant]
  const bind = (value: unknown) => `$${values.push(value)}`
  const midnight = (day: string, days: number) =>
    `((${bind(day)}::date + ${days})::timestamp at time zone (select timezone from tenants where uuid = $1))`
  const where = [
    'e.tenant = $1',
    ...(query.actor ? [`e.actor->>'uuid' = any(${bind(query.actor)}::text[])`] : []),
    ...(query.action ? [`e.action = any(${bind(query.action)}::text[])`] : []),
    ...(query.target ? [`e.target = any(${bind(query.target)}::uuid[])`] : []),
    ...(query.from ? [`e.at >= ${midnight(query.from, 0)}`] : []),
    ...(query.to ? [`e.at < ${midnight(query.to, 1)}`] : []),
  ].join(' and ')
  const [counted] = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from (select from audit_events e where ${where} limit ${exactUpTo + 1}) counted`,
    values,
  )
  const total = counted?.total ?? 0
  const rows = await ctx.tx.query<AuditEvent>(
    `select ${auditColumns} from ${auditTables} where ${where} order by e.at desc, e.uuid desc
     limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  return pageAround(rows, Math.min(total, exactUpTo), total > exactUpTo, query, path, raw)
}
