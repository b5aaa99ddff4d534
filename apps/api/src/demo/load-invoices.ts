import { invoice } from '@sojourn/contract/resources/invoice'
import { payment } from '@sojourn/contract/resources/payment'
import type { ItineraryContent } from '@sojourn/demo/content'
import { daysAfter } from './day-arithmetic.ts'
import { type KeyedRecords, uuidOf } from './keyed-records.ts'
import type { DemoWorkshop } from './demo-workshop.ts'

type Setting = { itinerary: string; records: KeyedRecords; currency: string }

/** Payments that are due within this many days have an invoice. */
const invoicedDays = 30

/** The invoices of a sold itinerary for the payments that are due soon, and the payments that were due before today. */
export const loadInvoices = async (
  content: ItineraryContent,
  workshop: DemoWorkshop,
  { itinerary, records, currency }: Setting,
): Promise<void> => {
  const payer = content.client ?? content.agency
  const isSold = content.status === 'booked' || content.status === 'travelling' || content.status === 'completed'
  if (!isSold || payer === undefined) return
  if (content.isPublished && content.client !== undefined) await workshop.showInvoices(itinerary)
  const contact = uuidOf(records, 'contact', payer)
  for (const [row, { amount, dueIn }] of (content.price?.schedule ?? []).entries()) {
    if (dueIn > invoicedDays) continue
    const draft = await workshop.create(invoice, { itinerary, payer: contact, fromSchedule: { rows: [row] } })
    await workshop.issueInvoice(draft.uuid)
    if (dueIn >= 0) continue
    await workshop.create(payment, {
      reference: content.reference ?? content.title,
      date: daysAfter(workshop.today, dueIn),
      amount,
      currency,
      payer: contact,
      allocations: [{ invoice: draft.uuid, amount }],
    })
  }
}
