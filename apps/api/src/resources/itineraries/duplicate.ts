import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { resources } from '@sojourn/contract'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { dateAfter, dayMs } from '@sojourn/contract/itinerary/local-time'
import { segmentPriceFields } from '@sojourn/contract/itinerary/price-fields'
import { documentsOf } from '@sojourn/contract/itinerary/segment-documents'
import { keepTravellers } from '@sojourn/contract/itinerary/stay-travellers'
import { unbooked } from '@sojourn/contract/itinerary/unbooked'
import type { Context } from '../../kit/context.ts'
import { insertRecord } from '../../kit/records/crud.ts'
import { asCopy, copyOf, duplicateInputOf, readOriginal } from '../../kit/records/duplicate.ts'
import { withoutForeign } from '../../kit/records/gone-references.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import type { Stored } from '../../kit/records/records.ts'
import { invalidField } from '../../kit/problem.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { defaultDeposit, unpublished } from './create.ts'
import { asItinerary, itineraries } from './queries.ts'
import { saveRevision } from './store-revision.ts'

const { startDate, client, adults, children, childAges, infants } = resources.itinerary.fields

export const itineraryDuplicateInput = duplicateInputOf(itineraries.definition).extend({
  isTemplate: z.boolean().optional(),
  /** Its first day. The dates of payments and, with `keepBookings`, of deadlines move with it. */
  startDate: startDate.schema.optional(),
  client: client.schema.optional(),
  adults: adults.schema.optional(),
  children: children.schema.optional(),
  childAges: childAges.schema.optional(),
  infants: infants.schema.optional(),
  keepPeople: z.boolean().optional(),
  keepPrices: z.boolean().optional(),
  keepBookings: z.boolean().optional(),
  keepDocuments: z.boolean().optional(),
})

type Wanted = z.output<typeof itineraryDuplicateInput>

/**
 * Copies an itinerary or a template; `isTemplate` turns one into the other. The copy is unpublished and belongs to the actor. It has
 * the original's prices unless `keepPrices` is false, and its people, bookings and documents only on request. A template never has
 * people, dates, bookings or documents.
 */
export const duplicateItinerary = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const { original, wanted } = await readOriginal(ctx, itineraries, uuid, input, itineraryDuplicateInput)
  const isTemplate = wanted.isTemplate ?? original.isTemplate === true
  if (isTemplate && wanted.client) throw invalidField('client', 'invalid_value', 'must be empty for a template')
  const keepBookings = wanted.keepBookings === true && !isTemplate
  const keepDocuments = wanted.keepDocuments === true && !isTemplate
  const whole = {
    ...copyOf(itineraries.definition, original),
    ...freshParts(original, { withNotes: !isTemplate || original.isTemplate === true, keepBookings, keepDocuments }),
    ...resetFields,
    ...(keepDocuments ? { documents: original.documents } : {}),
    reference: null,
    ...(isTemplate || !wanted.keepPeople ? withoutPeople : {}),
    ...(isTemplate ? templateFields(original) : { status: 'enquiry' }),
    isTemplate,
    title: wanted.title ?? asCopy(original.title, itineraries.definition.fields.title?.schema),
    owner: ctx.actor.isVisiting ? null : ctx.actor.uuid,
  }
  // The owner of the copy may see its contacts, so those that the actor may not refer to are not copied.
  const copy = await withoutForeign(ctx, itineraries.definition, whole, ctx.deps.referGrant)
  const changed = {
    ...copy,
    ...partyOf(copy, wanted),
    ...(wanted.client === undefined ? {} : { client: wanted.client }),
    ...(wanted.startDate === undefined ? {} : movedTo(copy, wanted.startDate as string | null)),
  }
  const fitted = wanted.keepPrices === false ? await withoutPrices(ctx, changed) : changed
  const { segments, travellers } = asItinerary(fitted)
  if (!isTemplate) await requireRoom(ctx, 'itineraries')
  const row = await insertRecord(
    ctx,
    itineraries,
    { ...fitted, segments: keepTravellers(segments, travellers) },
    unpublished,
    original,
  )
  await saveRevision(ctx, row, 'auto')
  return toAnswer(ctx, itineraries, row)
}

/** Fields that belong only to the original booking. Its documents are tickets and vouchers. */
export const resetFields = { statusReason: null, heldUntil: null, archivedAt: null, documents: [] }

const withoutPeople = { client: null, agency: null, travellers: [] }

/** The wanted numbers of travellers. The ages of the original's children stay only if the number of children does. */
const partyOf = (copy: Stored, wanted: Wanted): Stored => {
  const party = Object.entries({
    adults: wanted.adults,
    children: wanted.children,
    childAges:
      wanted.childAges ?? (wanted.children === undefined || wanted.children === copy.children ? undefined : []),
    infants: wanted.infants,
  })
  return Object.fromEntries(party.filter(([, value]) => value !== undefined))
}

/** Moves all dates with the first day, or removes them if there is none. */
const movedTo = (copy: Stored, startDate: string | null): Stored => {
  const before = asItinerary(copy)
  const days =
    startDate === null || before.startDate === null ? 0 : (Date.parse(startDate) - Date.parse(before.startDate)) / dayMs
  const move = <T extends string | null>(date: T) =>
    date === null || startDate === null ? null : dateAfter(date, days)
  const { deposit, paymentSchedule, segments, validUntil } = before
  return {
    startDate,
    validUntil: move(validUntil),
    deposit: deposit && { ...deposit, due: move(deposit.due) },
    paymentSchedule: paymentSchedule.map((payment) => ({ ...payment, due: move(payment.due) })),
    segments: segments.map((segment) => ({
      ...segment,
      deadline: move(segment.deadline),
      ticketingDeadline: move(segment.ticketingDeadline),
    })),
  }
}

/** Removes all amounts, but not the markup, taxes, rules and commission by which they are calculated. */
const withoutPrices = async (ctx: Context, copy: Stored): Promise<Stored> => {
  const blank = emptySegment('', 'fee', '')
  const unpriced = Object.fromEntries(segmentPriceFields.map((field) => [field, blank[field]]))
  return {
    ...copy,
    displayPrice: null,
    serviceFee: null,
    exchangeRates: [],
    validUntil: null,
    paymentSchedule: [],
    ...(await defaultDeposit(ctx)),
    segments: asItinerary(copy).segments.map((segment) => ({ ...segment, ...unpriced })),
  }
}

type PartsToKeep = { withNotes: boolean; keepBookings?: boolean; keepDocuments?: boolean }

/**
 * Days and segments with new uuids. Nothing in the copy is booked yet, so bookings, tickets, documents and price locks are reset by
 * default. Notes and tags may be about the original's travellers.
 */
export const freshParts = (
  original: Stored,
  { withNotes, keepBookings = false, keepDocuments = false }: PartsToKeep,
): Stored => {
  const { days, segments } = asItinerary(original)
  const notes = withNotes ? {} : { notesInternal: null }
  return {
    days: days.map((day) => ({ ...day, ...notes, uuid: randomUUID() })),
    segments: segments.map((segment) => ({
      ...segment,
      ...notes,
      ...(withNotes ? {} : { tags: [] }),
      uuid: randomUUID(),
      ...(keepBookings ? {} : { ...unbooked, seat: null }),
      documents: keepDocuments ? documentsOf(segment) : [],
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
