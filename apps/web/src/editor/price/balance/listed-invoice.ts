import type { RowWith } from '../../../data/resource-lists.ts'
import type { invoice } from '@sojourn/contract/resources/invoice'
import type { ItineraryBalance } from '@sojourn/contract/invoices'
import { isSamePart } from '@sojourn/contract/itinerary/invoice-of-schedule'
import type { ScheduleChoice } from '@sojourn/contract/resources/invoice'

/** An invoice of the itinerary, as in lists. */
export type ListedInvoice = RowWith<typeof invoice, (typeof listedFields)[number]>

/** The fields that are needed besides those of every list. */
export const listedFields = ['payer', 'fromSchedule'] as const

/** The invoice that already has a part of the payment schedule, if there is one. */
export const findInvoiceOf = (invoices: readonly ListedInvoice[], choice: ScheduleChoice): ListedInvoice | undefined =>
  invoices.find(
    ({ kind, status, fromSchedule }) =>
      kind === 'invoice' && status !== 'void' && fromSchedule !== null && isSamePart(fromSchedule, choice),
  )

/** What has been paid of rows of the payment schedule that no invoice has taken over. */
export type PaidRows = Readonly<ItineraryBalance['rows']>

export const paidOf = (rows: PaidRows, row: number): number => rows.find((one) => one.row === row)?.paid ?? 0
