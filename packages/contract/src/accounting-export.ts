import { z } from 'zod'
import { currency, date } from './kit/values.ts'

/** The maximum number of invoices and credit notes in one file. */
export const maxExportedInvoices = 5000

/** The days on which the invoices were issued, both inclusive. */
const period = { from: date(), to: date() }

const digits = (least: number, most: number) =>
  z
    .string()
    .regex(
      new RegExp(`^\\d{${least},${most}}$`),
      least === most ? `must be ${least} digits` : `must be ${least} to ${most} digits`,
    )

/** `account` is the code of the account for sales in Xero. */
export const xeroQuery = z.strictObject({
  ...period,
  account: z
    .string()
    .regex(/^[\w.-]{1,10}$/, 'must be the code of an account, such as 200')
    .default('200'),
})

/** QuickBooks imports invoices and credit notes from files of their own. */
export const quickbooksQuery = z.strictObject({
  ...period,
  kind: z.enum(['invoice', 'credit_note']).default('invoice'),
})

/**
 * `consultant` and `client` are the numbers that the tax adviser has given, `chart` the chart of accounts (SKR 03 or 04), `debtor` the
 * account of all clients together.
 */
export const datevQuery = z.strictObject({
  ...period,
  currency: currency().optional(),
  consultant: digits(4, 7).default('1001'),
  client: digits(1, 5).default('1'),
  chart: z.enum(['03', '04']).default('03'),
  debtor: digits(5, 5).default('10000'),
})
