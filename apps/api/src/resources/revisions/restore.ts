import type { Context } from '../../kit/context.ts'
import { lockForUpdate, type Precondition, requireVersion, writeChanges } from '../../kit/records/crud.ts'
import { withoutForeign, withoutGone } from '../../kit/records/gone-references.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { saveLinks } from '../../kit/records/references.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { keepLockedPrices } from '../itineraries/fit-price-locks.ts'
import { itineraries } from '../itineraries/queries.ts'
import { keepWhatIsSold } from '../itineraries/move-by-hand.ts'
import { saveRevision } from '../itineraries/store-revision.ts'
import { requireStepInput } from '../publications/create.ts'
import { findRevision } from './queries.ts'

/** These decide who may see an itinerary, which restoring a version must not change. */
const unrestoredFields = new Set(['owner', 'contributors'])

/**
 * Restores an earlier revision of an itinerary as it was stored, including fields that the actor may not see. References to
 * deleted records, or to those that the actor may not refer to, are left out. Locked prices, the start date and travellers
 * of a booking, status, publication, owner and contributors stay. The current state is kept as a revision.
 */
export const restoreRevision = async (
  ctx: Context,
  itinerary: string,
  n: number,
  precondition: Precondition,
  input: unknown,
): Promise<Answer> => {
  const { definition } = itineraries
  const before = await lockForUpdate(ctx, itineraries, itinerary)
  const { snapshot } = await findRevision(ctx, itinerary, n)
  requireStepInput(input)
  await requireVersion(ctx, itineraries, before, precondition)
  await requireRoom(ctx, 'versionBytes')
  const there = await withoutGone(ctx, definition, fieldsOf(snapshot))
  const allowed = await withoutForeign(ctx, definition, there, ctx.deps.referGrant, before)
  const merged = keepWhatIsSold(before, keepLockedPrices(before, allowed))
  const changes = await withFreeReference(ctx, itinerary, merged)
  await saveRevision(ctx, before, 'auto')
  const after = await writeChanges(ctx, itineraries, itinerary, changes, 'restore-revision')
  await saveLinks(ctx, definition, itinerary, definition.references(after), false)
  await itineraries.onSave?.(ctx, before, after)
  await saveRevision(ctx, after, 'restored', `Version ${n} restored`)
  return toAnswer(ctx, itineraries, after)
}

/** The fields of a snapshot that are still valid. Others keep their current value. */
const fieldsOf = (snapshot: Stored): Stored =>
  Object.fromEntries(
    Object.entries(snapshot).flatMap(([name, value]) => {
      const field = itineraries.definition.fields[name]
      if (field?.access !== 'editable' || unrestoredFields.has(name)) return []
      const parsed = field.schema.safeParse(value)
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )

/** Keeps the current reference if another itinerary uses the old one now. */
const withFreeReference = async (
  ctx: Context,
  itinerary: string,
  { reference, ...changes }: Stored,
): Promise<Stored> => {
  if (reference === undefined) return changes
  const taken = await ctx.tx.query(
    'select from itineraries where tenant = $1 and reference = $2 and uuid <> $3 and deleted_at is null',
    [ctx.tenant, reference, itinerary],
  )
  return taken.length > 0 ? changes : { ...changes, reference }
}
