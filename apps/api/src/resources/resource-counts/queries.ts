import { type StatusCount, statusCountQuery } from '@sojourn/contract/account'
import { type Status, statuses } from '@sojourn/contract/document/statuses'
import { countName, lists, type ResourceCount } from '@sojourn/contract/lists'
import type { Context } from '../../kit/context.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import type { Filter } from '../../kit/grant.ts'
import { grantedAmong } from '../../kit/records/granted.ts'
import { listsOf, type ServedResource, type ResourceList } from '../../kit/records/served-resource.ts'
import { statement } from '../../kit/statement.ts'
import { itineraries } from '../itineraries/queries.ts'

/** The number of records outside the bin per list: from stored counters if the actor sees all records, else counted. */
export const countResources = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
): Promise<ResourceCount> => {
  const stored = await ctx.tx.query<{ resource: string; live: number }>(
    'select resource, live from resource_counts where tenant = $1',
    [ctx.tenant],
  )
  const live = new Map(stored.map((row) => [row.resource, row.live]))
  const counts = Object.fromEntries(lists.map((plural) => [countName(plural), 0])) as ResourceCount
  for (const resource of servedResources) {
    const grant = resource.policy.read(ctx.actor)
    for (const list of listsOf(resource)) {
      const plural = lists.find((one) => one === list.name)
      if (!plural || grant === false) continue
      counts[countName(plural)] =
        grant === true ? (live.get(plural) ?? 0) : await countVisible(ctx, resource, grant, list)
    }
  }
  return counts
}

const countVisible = async (
  ctx: Context,
  { definition }: ServedResource,
  grant: Filter,
  { within }: ResourceList,
): Promise<number> => {
  const { values, bind } = statement(ctx.tenant)
  const [row] = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from ${definition.table} r
     where r.tenant = $1 and r.deleted_at is null${within ? ` and ${within}` : ''}${grantedAmong(grant, bind)}`,
    values,
  )
  return row?.count ?? 0
}

/** The number of itineraries outside the bin that the actor may see, by status; of one owner, if the query names one. */
export const countStatuses = async (ctx: Context, raw: RawQuery): Promise<StatusCount> => {
  const { owner } = readQuery(statusCountQuery, raw, (_name, text) => text)
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as StatusCount
  const { values, bind } = statement(ctx.tenant)
  const ofOwner = owner === undefined ? '' : ` and r.owner = ${bind(owner)}::uuid`
  const found = await ctx.tx.query<{ status: Status; count: number }>(
    `select r.status, count(*)::int as count from itineraries r
     where r.tenant = $1 and r.deleted_at is null and not r.is_template and r.status is not null${ofOwner}${grantedAmong(itineraries.policy.read(ctx.actor), bind)} group by r.status`,
    values,
  )
  for (const { status, count } of found) counts[status] = count
  return counts
}
