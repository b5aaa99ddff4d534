import { invoiceOfSchedule, isSamePart } from '@sojourn/contract/itinerary/invoice-of-schedule'
import { missingWords } from '@sojourn/contract/kit/issue-words'
import type { ScheduleChoice } from '@sojourn/contract/resources/invoice'
import type { Context } from '../../kit/context.ts'
import { findRecord, insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import type { Stored } from '../../kit/records/records.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { asInvoice, invoices } from './queries.ts'
import { findScheduledInvoices } from './read-scheduled.ts'

/** Creates a draft: with the lines that are sent, or from the payment schedule of its itinerary. */
export const createInvoice = async (ctx: Context, input: unknown): Promise<Answer> => {
  requireCreate(ctx, invoices)
  const fields = parseNew(invoices.definition, input)
  const { fromSchedule } = asInvoice(fields)
  const filled = fromSchedule === null ? fields : await fillFromSchedule(ctx, fields, fromSchedule)
  for (const name of ['title', 'currency'])
    if (filled[name] === undefined) throw invalidField(name, 'required', missingWords)
  return toAnswer(ctx, invoices, await insertRecord(ctx, invoices, filled, { kind: 'invoice' }))
}

/** The fields of a draft, with what was not sent taken from its itinerary, which stays locked. */
const fillFromSchedule = async (ctx: Context, fields: Stored, choice: ScheduleChoice): Promise<Stored> => {
  const { itinerary: uuid, lines } = asInvoice(fields)
  if (lines.length > 0) throw invalidField('lines', 'invalid_value', 'must be left out with fromSchedule')
  const itinerary = await lockScheduled(ctx, uuid)
  await requireNotInvoiced(ctx, itinerary.uuid, choice)
  const found = invoiceOfSchedule(itinerary, choice)
  if (!found.ok) throw invalidField('fromSchedule', 'invalid_value', obstacles[found.reason])
  if (fields.currency !== undefined && fields.currency !== found.currency)
    throw invalidField('currency', 'invalid_value', `must be ${found.currency}, as in the payment schedule`)
  return {
    ...fields,
    title: fields.title ?? itinerary.title,
    payer: fields.payer ?? itinerary.client,
    due: fields.due ?? found.due,
    currency: found.currency,
    lines: found.lines,
  }
}

const obstacles = {
  no_price: 'needs a price that the client sees',
  no_deposit: 'needs a deposit in the currency of the price',
  no_row: 'must contain rows that the payment schedule has',
  currencies_differ: 'must contain rows of one currency',
} as const

const lockScheduled = async (ctx: Context, uuid: string | null): Promise<Itinerary> => {
  if (uuid === null) throw invalidField('itinerary', 'required', 'is required with fromSchedule')
  const found = await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid, { lock: true }).catch(
    (error: unknown) => {
      throw error instanceof Problem
        ? invalidField('itinerary', 'reference_not_found', 'must be an existing itinerary')
        : error
    },
  )
  return asItinerary(found)
}

/** 409 if another invoice that is not void has the same part of the schedule. The itinerary has to be locked. */
export const requireNotInvoiced = async (ctx: Context, itinerary: string, choice: ScheduleChoice): Promise<void> => {
  const others = await findScheduledInvoices(ctx, itinerary)
  const other = others.find((one) => isSamePart(one.choice, choice))
  if (other)
    throw new Problem('conflict', { detail: `the invoice ${other.name} already has this part of the payment schedule` })
}
