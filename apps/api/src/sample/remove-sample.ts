import type { RemovedSample } from '@sojourn/contract/sample'
import type { Context } from '../kit/context.ts'
import { Problem } from '../kit/problem.ts'
import { writeAuditEvent } from '../kit/records/audit.ts'
import { removeRecord } from '../kit/records/crud.ts'
import type { ServedResource } from '../kit/records/served-resource.ts'
import { removeMediaItem } from '../resources/media/remove.ts'
import { findSample, holdSample, requireParts, type SampleRecord } from './queries.ts'

/**
 * Moves the whole sample to the bin, where everything can be restored: also what was changed since it was added. What the
 * company's own records use stays, with what that needs itself, and is an ordinary record from then on.
 */
export const removeSample = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
): Promise<RemovedSample> => {
  requireParts(ctx, 'delete')
  await holdSample(ctx)
  // Locked before anything is looked up, so that nobody begins to use a record which then goes.
  const records = await findSample(ctx, servedResources, { lock: true })
  const used = await findUsed(ctx, records, servedResources)
  const remaining: SampleRecord[] = []
  for (const record of records) if (used.has(record.uuid) || !(await remove(ctx, record))) remaining.push(record)
  await ctx.tx.query('delete from sample_records where tenant = $1', [ctx.tenant])
  if (records.length > 0) await writeAuditEvent(ctx, 'sample.remove', null)
  return {
    removed: records.length - remaining.length,
    inUse: remaining.map(({ served, uuid, title }) => ({ resource: served.definition.name, uuid, title })),
  }
}

/** @returns false for an image that something else shows, such as a published itinerary or the company's logo. */
const remove = async (ctx: Context, { served, uuid }: SampleRecord): Promise<boolean> => {
  if (served.definition.name !== 'media-item') {
    await removeRecord(ctx, served, uuid, null)
    return true
  }
  try {
    await removeMediaItem(ctx, uuid, null)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'in_use') return false
    throw error
  }
}

type Link = { resource: string; owner: string; target: string }

/** The records that others than the sample's use, and what these use in turn. */
const findUsed = async (
  ctx: Context,
  records: readonly SampleRecord[],
  servedResources: readonly ServedResource[],
): Promise<Set<string>> => {
  const own = new Set(records.map(({ uuid }) => uuid))
  const links = await findLinks(ctx, records)
  const live = await findLive(
    ctx,
    links.filter(({ owner }) => !own.has(owner)),
    servedResources,
  )
  const used = new Set<string>()
  const mark = (target: string): void => {
    if (used.has(target)) return
    used.add(target)
    for (const link of links) if (link.owner === target) mark(link.target)
  }
  for (const { owner, target } of links) if (live.has(owner)) mark(target)
  return used
}

/** Everything that refers to one of the records, whoever may read it. */
const findLinks = async (ctx: Context, records: readonly SampleRecord[]): Promise<Link[]> => {
  const found: Link[] = []
  for (const [served, some] of Map.groupBy(records, (record) => record.served)) {
    const target = ctx.deps.targets.get(served.definition.name)
    if (!target) throw new Error(`nothing refers to a ${served.definition.name}`)
    found.push(
      ...(await ctx.tx.query<Link>(
        `select distinct owner_resource as resource, owner, ${target.link} as target from resource_links
         where tenant = $1 and ${target.link} = any($2::uuid[])`,
        [ctx.tenant, some.map(({ uuid }) => uuid)],
      )),
    )
  }
  return found
}

/** The owners of links that are not in the bin. */
const findLive = async (
  ctx: Context,
  links: readonly Link[],
  servedResources: readonly ServedResource[],
): Promise<Set<string>> => {
  const live = new Set<string>()
  for (const { definition } of servedResources) {
    const owners = links.filter(({ resource }) => resource === definition.name).map(({ owner }) => owner)
    if (owners.length === 0) continue
    const rows = await ctx.tx.query<{ uuid: string }>(
      `select uuid from ${definition.table} where tenant = $1 and uuid = any($2::uuid[]) and deleted_at is null`,
      [ctx.tenant, owners],
    )
    for (const { uuid } of rows) live.add(uuid)
  }
  return live
}
