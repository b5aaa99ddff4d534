import { z } from 'zod'
import { about } from './kit/about.ts'
import { dataOf } from './kit/page.ts'
import { currency, money } from './kit/values.ts'

const balanceFigures = {
  /** The invoices issued, less credit notes. */
  invoiced: z.int(),
  /** Payments for these invoices and for rows of the schedule, less refunds. */
  paid: z.int(),
  /** What is invoiced and not paid; negative if more has been paid. */
  open: z.int(),
  /** The part of it that was due before today. */
  overdue: z.int(),
}

/** An amount that may be negative. */
const difference = z.object({ amount: z.int(), currency: currency() })

/** What is due for an itinerary, invoiced, paid, open and overdue. Amounts are in minor units of the currency beside them. */
export const itineraryBalance = z.object({
  /** What all travellers pay together; null without a price. */
  due: money().nullable(),
  currencies: z.array(z.object({ currency: currency(), ...balanceFigures })),
  payers: z.array(
    z.object({ payer: z.uuid().nullable(), payerName: z.string().nullable(), currency: currency(), ...balanceFigures }),
  ),
  /** What has been paid for each row of the schedule, counted from 0, and is not allocated to an invoice. */
  rows: z.array(z.object({ row: z.int(), paid: z.int() })),
  /** What suppliers are to be paid, by currency; empty for users who may not read net prices or payables. */
  suppliers: z.array(
    z.object({ currency: currency(), expected: z.int(), billed: z.int(), paid: z.int(), open: z.int() }),
  ),
  /** What the company keeps by the costing, and (`real`) by what is billed. Null for users who may not read net prices or payables. */
  margin: z.object({ expected: difference.nullable(), real: difference.nullable() }).nullable(),
})
about.add(itineraryBalance, {
  id: 'ItineraryBalance',
  description:
    'What is due for an itinerary, and what of it is invoiced, paid, open and overdue: for each currency, and for each payer. `payer` is null if there is none or the contact was deleted.',
})
export type ItineraryBalance = z.infer<typeof itineraryBalance>
export const itineraryBalanceAnswer = dataOf(itineraryBalance)
