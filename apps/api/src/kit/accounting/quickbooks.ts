import { defused } from '../csv/cells.ts'
import { clientOf, dayFirst, decimalOf, type IssuedInvoice, percentOf } from './issued-invoice.ts'

/** The rest of the columns; number and date are named after the kind. */
const rest = [
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  '*ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
]

/**
 * Invoices, or else credit notes, as QuickBooks Online imports them, a row for each line; amounts include tax, which is chosen when
 * importing, and so are the format of the dates (DD/MM/YYYY) and the tax codes that the rates stand for. Amounts of credit notes are
 * positive: they have an import of their own.
 * Source: Intuit, "Import invoices in batches" (quickbooks.intuit.com/learn-support/en-ca/help-articles/import-invoices-in-batches/01/338729)
 * and "How to import credit notes" (quickbooks.intuit.com/learn-support/en-us/help-articles/how-to-import-credit-notes/00/332855).
 */
export const quickbooksRows = (invoices: readonly IssuedInvoice[], kind: IssuedInvoice['kind']): string[][] => {
  const name = kind === 'invoice' ? 'Invoice' : 'CreditNote'
  const columns = [`*${name}No`, '*Customer', `*${name}Date`, ...rest]
  return [
    columns,
    ...invoices
      .filter((invoice) => invoice.kind === kind)
      .flatMap((invoice) => invoice.lines.map((line, at) => rowOf(invoice, line, at))),
  ]
}

const rowOf = (invoice: IssuedInvoice, line: IssuedInvoice['lines'][number], at: number): string[] => {
  const { number, title, currency, issuedOn, due, issued } = invoice
  const sums = issued.sums.lines[at]
  const cells: Readonly<Record<string, string>> = {
    '*DueDate': dayFirst(due ?? issuedOn),
    Memo: defused(issued.corrects?.number ?? title),
    // What QuickBooks itself fills in where an invoice names no item.
    'Item(Product/Service)': 'Sales',
    ItemDescription: defused(line.description),
    ItemQuantity: String(line.quantity),
    ItemRate: decimalOf(line.price, currency),
    '*ItemAmount': decimalOf(sums?.amount ?? line.price * line.quantity, currency),
    '*ItemTaxCode': line.taxBps ? percentOf(line.taxBps) : 'No VAT',
    ItemTaxAmount: decimalOf(sums?.tax ?? 0, currency),
    Currency: currency,
  }
  return [defused(number), defused(clientOf(invoice)), dayFirst(issuedOn), ...rest.map((column) => cells[column] ?? '')]
}
