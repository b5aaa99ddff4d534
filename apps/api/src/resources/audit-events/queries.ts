import { resources } from '@sojourn/contract'
import { type AuditEvent, auditQuery } from '@sojourn/contract/audit'
import type { Page } from '@sojourn/contract/kit/page'
import { may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import { recordSql } from '../../kit/records/records.ts'

/** Above this, a total is only an estimate: nobody pages that far, and counting is slow. */
const exactUpTo = 10_000

/** The columns of an event as the API returns it, from `audit_events e` joined with `users u`. */
export const auditColumns = `e.uuid, e.at, e.action, e.target, e.changed, jsonb_build_object(
  'kind', e.actor->>'kind', 'uuid', e.actor->>'uuid', 'name', coalesce(u.name, e.actor->>'name'),
  'isVisiting', coalesce((e.actor->>'isVisiting')::boolean, false), 'job', e.actor->>'job') as actor`

export const auditTables = `audit_events e left join users u on u.uuid = (e.actor->>'uuid')::uuid`

/** The activity log of the company, newest first, for members who manage it; 404 for others. */
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
  const rows = await ctx.tx.query<Unnamed>(
    `select ${auditColumns} from ${auditTables} where ${where} order by e.at desc, e.uuid desc
     limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  const named = await withRecords(ctx, rows)
  return pageAround(named, Math.min(total, exactUpTo), total > exactUpTo, query, path, raw)
}

type Unnamed = Omit<AuditEvent, 'record'>
type Named = { uuid: string } & NonNullable<AuditEvent['record']>

const servedResources = new Map<string, (typeof resources)[keyof typeof resources]>(
  Object.values(resources).map((definition) => [definition.name, definition]),
)

/** Resources that belong to an itinerary. The target of their events is the itinerary. */
const itineraryResources = new Set(['share', 'revision'])

/** Adds the current name of its target to each event. */
const withRecords = async (ctx: Context, events: Unnamed[]): Promise<AuditEvent[]> => {
  const targets = Map.groupBy(
    events.filter(({ target }) => target !== null),
    ({ action }) => resourceOf(action),
  )
  const found = new Map<string, AuditEvent['record']>()
  for (const [name, ofResource] of targets) {
    const uuids = [...new Set(ofResource.map(({ target }) => target))]
    for (const { uuid, ...record } of await readRecords(ctx, name, uuids)) found.set(`${name} ${uuid}`, record)
  }
  return events.map((event) => ({ ...event, record: found.get(`${resourceOf(event.action)} ${event.target}`) ?? null }))
}

const resourceOf = (action: string): string => {
  const [name = ''] = action.split('.')
  return itineraryResources.has(name) ? 'itinerary' : name
}

const readRecords = async (ctx: Context, name: string, uuids: readonly (string | null)[]): Promise<Named[]> => {
  // Of a user who has not accepted the invitation yet, the company may only see what the inviter wrote.
  if (name === 'user')
    return ctx.tx.query<Named>(
      `select u.uuid, case when m.accepted_at is null then coalesce(m.invited_name, u.name) else u.name end as title,
              false as "isBinned"
       from memberships m join users u on u.uuid = m."user" where m.tenant = $1 and m."user" = any($2::uuid[])`,
      [ctx.tenant, uuids],
    )
  if (name === 'api-key')
    return ctx.tx.query<Named>(
      `select uuid, name as title, false as "isBinned" from api_keys where tenant = $1 and uuid = any($2::uuid[])`,
      [ctx.tenant, uuids],
    )
  const definition = servedResources.get(name)
  if (!definition) return []
  const isTemplate = name === 'itinerary' ? ', r.is_template as "isTemplate"' : ''
  return ctx.tx.query<Named>(
    `select r.uuid, coalesce(${recordSql(definition).columnOf(definition.title)}, '') as title,
            r.deleted_at is not null as "isBinned"${isTemplate}
     from ${definition.table} r where r.tenant = $1 and r.uuid = any($2::uuid[])`,
    [ctx.tenant, uuids],
  )
}
