import { defused } from '../csv/cells.ts'
import { clientOf, dayFirst, decimalOf, type IssuedInvoice, percentOf } from './issued-invoice.ts'

const columns = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
]

/**
 * Invoices and credit notes as the sales invoices that Xero imports, a row for each line; amounts include tax, which is chosen when
 * importing. Dates have the day first. An invoice with a negative total becomes a credit note. Rates of tax are written as Xero names
 * them in the United Kingdom, `20% (VAT on Income)` and `No VAT`; elsewhere they are renamed in the file.
 * Source: the template `SalesInvoiceTemplate.csv` of Xero, and "Import or create invoices using a CSV file"
 * (https://central.xero.com/s/article/Import-or-create-invoices-using-a-CSV-file).
 */
export const xeroRows = (invoices: readonly IssuedInvoice[], account: string): string[][] => [
  columns,
  ...invoices.flatMap((invoice) => invoice.lines.map((line) => rowOf(invoice, line, account))),
]

const rowOf = (invoice: IssuedInvoice, line: IssuedInvoice['lines'][number], account: string): string[] => {
  const { kind, number, title, currency, issuedOn, due, issued } = invoice
  const [first = '', second = '', third = '', ...rest] = issued.payer.address?.split('\n') ?? []
  const sign = kind === 'credit_note' ? -1 : 1
  const cells: Readonly<Record<string, string>> = {
    '*ContactName': defused(clientOf(invoice)),
    POAddressLine1: defused(first),
    POAddressLine2: defused(second),
    POAddressLine3: defused(third),
    POAddressLine4: defused(rest.join(', ')),
    '*InvoiceNumber': defused(number),
    Reference: defused(issued.corrects?.number ?? title),
    '*InvoiceDate': dayFirst(issuedOn),
    '*DueDate': dayFirst(due ?? issuedOn),
    '*Description': defused(line.description),
    '*Quantity': String(line.quantity),
    '*UnitAmount': decimalOf(sign * line.price, currency),
    '*AccountCode': account,
    '*TaxType': line.taxBps ? `${percentOf(line.taxBps)} (VAT on Income)` : 'No VAT',
    Currency: currency,
  }
  return columns.map((column) => cells[column] ?? '')
}
