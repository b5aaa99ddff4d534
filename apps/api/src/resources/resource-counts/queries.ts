import { camelCase } from '@sojourn/contract/kit/word-forms'
import type { ResourceCount, StatusCount } from '@sojourn/contract/account'
import { type Status, statuses } from '@sojourn/contract/itinerary/statuses'
import type { Context } from '../../kit/context.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import type { Filter } from '../../kit/records/policy.ts'
import { itineraries } from '../itineraries/queries.ts'

/** Live records per resource that the actor may see: from the kept counters for those who see all, counted otherwise. */
export const countResources = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
): Promise<ResourceCount> => {
  const kept = await ctx.tx.query<{ resource: string; live: number }>(
    'select resource, live from resource_counts where tenant = $1',
    [ctx.tenant],
  )
  const counts: ResourceCount = {
    itineraries: 0,
    templates: 0,
    accommodations: 0,
    destinations: 0,
    excursions: 0,
    companyPages: 0,
    media: 0,
    contacts: 0,
    guides: 0,
    suppliers: 0,
  }
  const live = new Map(kept.map((row) => [row.resource, row.live]))
  for (const resource of servedResources) {
    if (!(countName(resource.definition.plural) in counts)) continue
    const grant = resource.policy.read(ctx.actor)
    for (const name of resource.definition.plural === 'itineraries'
      ? (['itineraries', 'templates'] as const)
      : [countName(resource.definition.plural)]) {
      if (grant === true) counts[name] = live.get(name === 'templates' ? name : resource.definition.plural) ?? 0
      else if (grant !== false) counts[name] = await countVisible(ctx, resource, grant, name === 'templates')
    }
  }
  return counts
}

const countName = (plural: string) => camelCase(plural) as keyof ResourceCount

const countVisible = async (
  ctx: Context,
  resource: ServedResource,
  grant: Filter,
  isTemplate: boolean,
): Promise<number> => {
  const values: unknown[] = [ctx.tenant]
  const mine = visible(grant, values)
  const kind = resource.definition.plural === 'itineraries' ? ` and r.is_template = ${isTemplate}` : ''
  const [row] = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from ${resource.definition.table} r where r.tenant = $1 and r.deleted_at is null and ${mine}${kind}`,
    values,
  )
  return row?.count ?? 0
}

/** Live itineraries that the actor may see, by where they stand. */
export const countStatuses = async (ctx: Context): Promise<StatusCount> => {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as StatusCount
  const grant = itineraries.policy.read(ctx.actor)
  if (grant === false) return counts
  const values: unknown[] = [ctx.tenant]
  const mine = grant === true ? '' : ` and ${visible(grant, values)}`
  const found = await ctx.tx.query<{ status: Status; count: number }>(
    `select r.status, count(*)::int as count from itineraries r
     where r.tenant = $1 and r.deleted_at is null and not r.is_template and r.status is not null${mine} group by r.status`,
    values,
  )
  for (const { status, count } of found) counts[status] = count
  return counts
}

/** The rows `r` that a grant lets see; adds what it compares with to the values. */
const visible = (grant: Filter, values: unknown[]): string => {
  const bind = (value: unknown) => `$${values.push(value)}`
  return `${grant(bind)}${grant.among ? ` and r.uuid = any(array(${grant.among(bind)}))` : ''}`
}
