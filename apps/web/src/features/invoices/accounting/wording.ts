import { message } from '@sojourn/contract/kit/message'

export const exportInvoices = message('Export for accounting')
export const title = message('Export for accounting')
export const intro = message('A file of the invoices and credit notes issued in a period, with their taxes.')
export const period = message('Period')
export const periodNames = {
  thisMonth: message('This month'),
  lastMonth: message('Last month'),
  thisQuarter: message('This quarter'),
  lastQuarter: message('Last quarter'),
  thisYear: message('This year'),
  lastYear: message('Last year'),
  other: message('Other dates'),
}
export const from = message('From')
export const to = message('To')
export const layout = message('Layout')
export const layoutNames = { xero: message('Xero'), quickbooks: message('QuickBooks'), datev: message('DATEV') }
export const layoutHints = {
  xero: message('Sales invoices, a row for each line. Credit notes have negative amounts.'),
  quickbooks: message('QuickBooks Online imports invoices and credit notes from separate files.'),
  datev: message('A posting batch. All dates must be in one year and all amounts in one currency.'),
}
export const account = message('Sales account')
export const accountHint = message('Its code in Xero.')
export const content = message('Content of the file')
export const contentNames = { invoice: message('Invoices'), credit_note: message('Credit notes') }
export const consultant = message('Consultant number')
export const client = message('Client number')
export const fromAdviser = message('From your tax adviser.')
export const chart = message('Chart of accounts')
export const chartNames = { '03': message('SKR 03'), '04': message('SKR 04') }
export const debtor = message('Debtor account')
export const debtorHint = message('One account for all clients, with five digits.')
export const currency = message('Currency')
export const currencyHint = message('Only needed if there are invoices in several currencies.')
export const anyCurrency = message('The currency of the invoices')

export const empty = message('Nothing was issued from {from} to {to}, so there is no file.')
export const emptyOfKind = message(
  '{kind, select, invoice {No invoice} other {No credit note}} was issued from {from} to {to}, so there is no file.',
)
export const emptyOfCurrency = message('Nothing was issued in {currency} from {from} to {to}, so there is no file.')
export const cancel = message('Cancel')
export const download = message('Download file')
export const exporting = message('Exporting…')
export const ready = message('The file is ready')
export const broke = message('The download was interrupted. Try again.')
