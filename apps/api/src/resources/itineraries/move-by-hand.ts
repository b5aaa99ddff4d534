import { holdNeeded, isSoldStatus, rejectionOfMove, stepsOpen } from '@sojourn/contract/itinerary/status'
import type { Status } from '@sojourn/contract/document/statuses'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import type { Context } from '../../kit/context.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { asItinerary, type Itinerary } from './queries.ts'

/** 409 for a status change that is not allowed, with the allowed ones; 422 when a hold has no end in the future. */
export const requireMove = async (ctx: Context, before: Stored, changes: Stored, now: Date): Promise<void> => {
  const from = asItinerary(before).status
  const itinerary = asItinerary({ ...before, ...changes })
  if (itinerary.isTemplate || from === null) return
  const asking = { isAdmin: ctx.actor.isAdmin, now, companyZone: await companyZone(ctx) }
  const rejection = itinerary.status
    ? rejectionOfMove(from, itinerary.status, itinerary, asking)
    : 'an itinerary must have a status'
  if (!rejection) return
  if (rejection === holdNeeded)
    throw invalidField('heldUntil', itinerary.heldUntil === null ? 'required' : 'invalid_value', holdNeeded)
  const allowed: Status[] = stepsOpen(from, itinerary, asking).filter((step) => step !== itinerary.status)
  throw new Problem('invalid_transition', { detail: rejection, allowed })
}

const companyZone = async ({ tx, tenant }: Context): Promise<string> => {
  const company = await tx.db.selectFrom('tenants').select('timezone').where('uuid', '=', tenant).executeTakeFirst()
  return company?.timezone ?? 'UTC'
}

/** 422, with the field names, when a sold itinerary would lose its start date or its last traveller. */
export const requireSellable = (before: Stored, changes: Stored): void => {
  const lost = lostOfSold(before, changes)
  const errors: FieldErrors = {}
  for (const name of lost)
    errors[name] = [
      {
        code: 'invalid_value',
        message: `cannot be removed, because a booked itinerary must keep its ${wordsFor[name]}`,
      },
    ]
  if (lost.length > 0) throw new Problem('invalid', { errors })
}

const wordsFor = { startDate: 'start date', adults: 'travellers' } as const

/** The changes that restore a version, without those that would remove the start date or the travellers of a sold itinerary. */
export const keepWhatIsSold = (before: Stored, changes: Stored): Stored => {
  const remaining = { ...changes }
  for (const lost of lostOfSold(before, changes))
    for (const name of lost === 'startDate' ? ['startDate'] : ['adults', 'children', 'childAges'])
      delete remaining[name]
  return remaining
}

const lostOfSold = (before: Stored, changes: Stored): (keyof typeof wordsFor)[] => {
  const present = asItinerary(before)
  const after = asItinerary({ ...before, ...changes })
  if (!isSoldStatus(present.status) || !isSoldStatus(after.status)) return []
  return [
    ...(present.startDate !== null && after.startDate === null ? (['startDate'] as const) : []),
    ...(travellersOf(present) > 0 && travellersOf(after) === 0 ? (['adults'] as const) : []),
  ]
}

const travellersOf = ({ adults, children }: Itinerary): number => adults + children
