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
 * Copies an itinerary or a template; `isTemplate` turns one into the other. The copy is unpublished, belongs to the actor and
 * has nothing of the original's client, unless `keepPeople` keeps client, agency and travellers. A template never has these.
 */
export const duplicateItinerary = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const { original, wanted } = await readOriginal(ctx, itineraries, uuid, input, itineraryDuplicateInput)
  const isTemplate = wanted.isTemplate ?? original.isTemplate === true
  const whole = {
    ...copyOf(itineraries.definition, original),
    ...freshParts(original, { withNotes: !isTemplate || original.isTemplate === true }),
    ...resetFields,
    reference: null,
    ...(isTemplate || !wanted.keepPeople ? withoutPeople : {}),
    ...(isTemplate ? templateFields(original) : { status: 'enquiry' }),
    isTemplate,
    title: wanted.title ?? asCopy(original.title, itineraries.definition.fields.title?.schema),
    owner: ctx.actor.isVisiting ? null : ctx.actor.uuid,
  }
  // The owner of the copy may see its contacts, so those that the actor may not refer to are not copied.
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

/** Fields that belong only to the original booking. Its documents are tickets and vouchers. */
export const resetFields = { statusReason: null, heldUntil: null, archivedAt: null, documents: [] }

const withoutPeople = { client: null, agency: null, travellers: [] }

/** Resets what is confirmed or locked, as nothing of the copy is booked yet. Notes may be about the original's travellers. */
export const freshParts = (original: Stored, { withNotes }: { withNotes: boolean }): Stored => {
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
      tickets: [],
      ticketingDeadline: null,
      priceLocked: false,
    })),
  }
}

/** The fields of a template: without dates and contributors. */
const templateFields = (original: Stored): Stored => {
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
