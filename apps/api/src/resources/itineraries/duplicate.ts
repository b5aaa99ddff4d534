import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { keepTravellers } from '@sojourn/contract/itinerary/stay-travellers'
import type { Context } from '../../kit/context.ts'
import { insertRecord } from '../../kit/crud.ts'
import { asCopy, copyOf, duplicateInputOf, readOriginal } from '../../kit/duplicate.ts'
import { withoutForeign } from '../../kit/gone-references.ts'
import { answerOf } from '../../kit/noun.ts'
import type { Stored } from '../../kit/records.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { unpublished } from './create.ts'
import { asItinerary, itineraries } from './queries.ts'
import { saveRevision } from './store-revision.ts'

export const itineraryDuplicateInput = duplicateInputOf(itineraries.resource).extend({
  isTemplate: z.boolean().optional(),
})

/** Copies a trip or a template; `isTemplate` makes the one of the other. The copy is unpublished and its copier's. */
export const duplicateItinerary = async (ctx: Context, uuid: string, input: unknown): Promise<Stored> => {
  const { original, wanted } = await readOriginal(ctx, itineraries, uuid, input, itineraryDuplicateInput)
  const isTemplate = wanted.isTemplate ?? original.isTemplate === true
  const whole = {
    ...copyOf(itineraries.resource, original),
    ...freshParts(original),
    ...ofNobody,
    ...(isTemplate ? timeless(original) : { status: 'enquiry' }),
    isTemplate,
    title: wanted.title ?? asCopy(original.title, itineraries.resource.fields.title?.schema),
    owner: ctx.actor.isVisiting ? null : ctx.actor.uuid,
  }
  // People of the copy are known to its owner: those the copier may not name stay with the original.
  const copy = await withoutForeign(ctx, itineraries.resource, whole, ctx.deps.referGrant)
  const { segments, travellers } = asItinerary(copy)
  if (!isTemplate) await requireRoom(ctx, 'itineraries')
  const row = await insertRecord(
    ctx,
    itineraries,
    { ...copy, segments: keepTravellers(segments, travellers) },
    unpublished,
    original,
  )
  await saveRevision(ctx, row, 'auto')
  return answerOf(ctx, itineraries, row)
}

/** What belongs to the one trip that was copied. */
const ofNobody = { reference: null, statusReason: null, heldUntil: null, archivedAt: null }

/** Nothing of the copy is booked yet, so nothing of it is confirmed or locked. */
const freshParts = (original: Stored): Stored => {
  const { days, segments } = asItinerary(original)
  return {
    days: days.map((day) => ({ ...day, uuid: randomUUID() })),
    segments: segments.map((segment) => ({
      ...segment,
      uuid: randomUUID(),
      bookingStatus: 'not_requested',
      confirmationNo: null,
      deadline: null,
      priceLocked: false,
    })),
  }
}

/** A template has neither dates nor people. */
const timeless = (original: Stored): Stored => {
  const { deposit, paymentSchedule } = asItinerary(original)
  return {
    status: null,
    startDate: null,
    validUntil: null,
    deposit: deposit && { ...deposit, due: null },
    paymentSchedule: paymentSchedule.map((payment) => ({ ...payment, due: null })),
    client: null,
    agency: null,
    travellers: [],
    contributors: [],
  }
}
