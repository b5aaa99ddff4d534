import type { Permission } from '@sojourn/contract/access'
import type { Sample } from '@sojourn/contract/sample'
import { may } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import { Problem } from '../kit/problem.ts'
import { recordSql } from '../kit/records/records.ts'
import type { ServedResource } from '../kit/records/served-resource.ts'

/** A record of the sample that is not in the bin. */
export type SampleRecord = { served: ServedResource; uuid: string; title: string; addedAt: string }

/** What the sample is made of. */
const parts = ['itineraries', 'guides', 'excursions', 'accommodations', 'destinations', 'media'] as const

/** 422 unless the actor may do this with everything that the sample is made of. */
export const requireParts = (ctx: Pick<Context, 'actor'>, action: 'create' | 'delete'): void => {
  if (!parts.every((part) => may(ctx.actor, `${part}:${action}` satisfies Permission)))
    throw new Problem('permission_denied')
}

/** Makes other requests that add or remove the company's sample wait until this transaction ends. */
export const holdSample = (ctx: Context) =>
  ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('sample ' || $1, 0))`, [ctx.tenant])

/** The sample's records, in the order in which they can be removed: whatever uses others comes before them. */
export const findSample = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
  { lock = false } = {},
): Promise<SampleRecord[]> => {
  const found: SampleRecord[] = []
  for (const part of parts) {
    const served = servedResources.find(({ definition }) => definition.plural === part)
    if (!served) throw new Error(`the API serves no ${part}`)
    const { name, title, table } = served.definition
    const rows = await ctx.tx.query<Omit<SampleRecord, 'served'>>(
      `select r.uuid, coalesce(${recordSql(served.definition).columnOf(title)}, '') as title, s.added_at as "addedAt"
       from sample_records s join ${table} r on r.tenant = s.tenant and r.uuid = s.record and r.deleted_at is null
       where s.tenant = $1 and s.resource = $2 order by r.uuid${lock ? ' for update of r' : ''}`,
      [ctx.tenant, name],
    )
    found.push(...rows.map((row) => ({ ...row, served })))
  }
  return found
}

/** The sample as the API returns it. */
export const answerSample = (records: readonly SampleRecord[]): Sample => ({
  addedAt: records[0]?.addedAt ?? null,
  itinerary: records.find(({ served }) => served.definition.name === 'itinerary')?.uuid ?? null,
  records: records.length,
})
