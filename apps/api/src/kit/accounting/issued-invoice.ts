import { currencyDigits } from '@sojourn/contract/kit/currency-digits'

/** What accounting needs of an invoice or credit note that has been issued. Amounts include tax and are in minor units. */
export type IssuedInvoice = {
  kind: 'invoice' | 'credit_note'
  number: string
  title: string
  currency: string
  issuedOn: string
  due: string | null
  lines: readonly { description: string; quantity: number; price: number; taxBps: number | null }[]
  issued: {
    payer: { name: string; organisation: string | null; address: string | null }
    corrects: { number: string } | null
    sums: {
      lines: readonly { amount: number; tax: number | null }[]
      taxes: readonly { taxBps: number; amount: number }[]
      total: number
    }
  }
}

/** The client as accounting knows them: the organisation, or else the person. */
export const clientOf = ({ issued: { payer } }: IssuedInvoice): string => payer.organisation ?? payer.name

/** `-12550` → `-125.50`, with as many decimals as the currency has. */
export const decimalOf = (amount: number, currency: string, mark = '.'): string => {
  const digits = currencyDigits(currency)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const figure = digits === 0 ? text : `${text.slice(0, -digits)}${mark}${text.slice(-digits)}`
  return amount < 0 ? `-${figure}` : figure
}

/** `2026-11-20` → `20/11/2026`. */
export const dayFirst = (date: string): string => date.split('-').toReversed().join('/')

/** `1900` → `19%`. */
export const percentOf = (taxBps: number): string => `${taxBps / 100}%`
