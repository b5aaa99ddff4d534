import { announcing, queueDeliveries } from '../records/announce.ts'
import { actorJson } from '../records/audit.ts'
import type { Context } from '../context.ts'
import { binDays } from '../records/crud.ts'
import type { Batch } from './each-tenant.ts'
import type { ServedResource } from '../records/served-resource.ts'
import type { Stored } from '../records/records.ts'

const atOnce = 50

/**
 * Permanently deletes what has been in the bin of a resource for 30 days, with everything that depends on it. What other rows
 * still reference stays until they no longer do. `before` is called for each record first, in the same transaction.
 */
export const emptyBin =
  (resource: ServedResource, before: (ctx: Context, uuid: string) => Promise<void> = async () => {}): Batch =>
  async (ctx, now, after) => {
    const binned = await ctx.tx.query<{ uuid: string }>(
      `select uuid from ${resource.definition.table}
       where tenant = $1 and deleted_at < $2::timestamptz - make_interval(days => ${binDays}) and ($3::uuid is null or uuid > $3)
       order by uuid limit ${atOnce} for update skip locked`,
      [ctx.tenant, now.toISOString(), after],
    )
    for (const { uuid } of binned) {
      await deleteUnlessHeld(ctx, async () => {
        await before(ctx, uuid)
        await deleteRecord(ctx, resource, uuid)
      })
    }
    return binned.length === atOnce ? (binned.at(-1)?.uuid ?? null) : null
  }

/** Deletes the row of a record with its links and writes an audit event. Throws if another row references it. */
export const deleteRecord = async (ctx: Context, resource: ServedResource, uuid: string): Promise<void> => {
  await ctx.tx.query('delete from resource_links where tenant = $1 and owner = $2', [ctx.tenant, uuid])
  const action = `${resource.definition.name}.purge`
  const values: unknown[] = [ctx.tenant, uuid, actorJson(ctx.actor), action]
  const announced = announcing({ action, changed: [], rows: 'gone' }, (value) => `$${values.push(value)}`)
  const [row = {}] = await ctx.tx.query<Stored>(
    `with gone as (
       delete from ${resource.definition.table} where tenant = $1 and uuid = $2 returning tenant, uuid, null::integer as rev
     ), event as (
       insert into audit_events (tenant, actor, action, target, changed) select $1, $3, $4, uuid, '{}' from gone
     )${announced.with} select true as left${announced.column}`,
    values,
  )
  await queueDeliveries(ctx, row)
}

const foreignKeyViolations = new Set(['23503', '23001'])

/**
 * Runs work that is rolled back if a foreign key forbids it.
 * @returns whether it was done.
 */
export const deleteUnlessHeld = async (ctx: Context, work: () => Promise<void>): Promise<boolean> => {
  await ctx.tx.query('savepoint before_deletion')
  try {
    await work()
  } catch (error) {
    await ctx.tx.query('rollback to savepoint before_deletion')
    const isReferenced = error instanceof Error && 'code' in error && foreignKeyViolations.has(String(error.code))
    if (!isReferenced) throw error
    return false
  }
  await ctx.tx.query('release savepoint before_deletion')
  return true
}
