import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { keepTravellers } from '@sojourn/contract/itinerary/stay-travellers'
import type { Context } from '../../kit/context.ts'
import { insertRecord } from '../../kit/records/crud.ts'
import { asCopy, copyOf, duplicateInputOf, readOriginal } from '../../kit/records/duplicate.ts'
import { withoutForeign } from '../../kit/records/gone-references.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { unpublished } from './create.ts'
import { asItinerary, itineraries } from './queries.ts'
import { saveRevision } from './store-revision.ts'

export const itineraryDuplicateInput = duplicateInputOf(itineraries.definition).extend({
  isTemplate: z.boolean().optional(),
  keepPeople: z.boolean().optional(),
})

/**
 * Copies an itinerary or a template; `isTemplate` makes the one of the other. The copy is unpublished and its copier's, and
 * holds nothing of the first client: `keepPeople` keeps client, agency and travellers, which a template never has.
 */
export const duplicateItinerary = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const { original, wanted } = await readOriginal(ctx, itineraries, uuid, input, itineraryDuplicateInput)
  const isTemplate = wanted.isTemplate ?? original.isTemplate === true
  const whole = {
    ...copyOf(itineraries.definition, original),
    ...freshParts(original, { withNotes: !isTemplate || original.isTemplate === true }),
    ...ofNobody,
    ...(isTemplate || !wanted.keepPeople ? withoutPeople : {}),
    ...(isTemplate ? timeless(original) : { status: 'enquiry' }),
    isTemplate,
    title: wanted.title ?? asCopy(original.title, itineraries.definition.fields.title?.schema),
    owner: ctx.actor.isVisiting ? null : ctx.actor.uuid,
  }
  // People of the copy are known to its owner: those the copier may not name stay with the original.
  const copy = await withoutForeign(ctx, itineraries.definition, whole, ctx.deps.referGrant)
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
  return toAnswer(ctx, itineraries, row)
}

/** What belongs to the one booking that was copied; its documents are tickets and vouchers. */
const ofNobody = { reference: null, statusReason: null, heldUntil: null, archivedAt: null, documents: [] }

const withoutPeople = { client: null, agency: null, travellers: [] }

/** Nothing of the copy is booked yet, so nothing of it is confirmed or locked. Notes are about the people of the original. */
const freshParts = (original: Stored, { withNotes }: { withNotes: boolean }): Stored => {
  const { days, segments } = asItinerary(original)
  const notes = withNotes ? {} : { notesInternal: null }
  return {
    days: days.map((day) => ({ ...day, ...notes, uuid: randomUUID() })),
    segments: segments.map((segment) => ({
      ...segment,
      ...notes,
      uuid: randomUUID(),
      bookingStatus: 'not_requested',
      confirmationNo: null,
      seat: null,
      deadline: null,
      priceLocked: false,
    })),
  }
}

/** A template has no dates, and is nobody's in particular. */
const timeless = (original: Stored): Stored => {
  const { deposit, paymentSchedule } = asItinerary(original)
  return {
    status: null,
    startDate: null,
    validUntil: null,
    deposit: deposit && { ...deposit, due: null },
    paymentSchedule: paymentSchedule.map((payment) => ({ ...payment, due: null })),
    contributors: [],
  }
}
