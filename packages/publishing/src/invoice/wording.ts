import { message } from '@sojourn/contract/kit/message'

export const kindNames = {
  invoice: message('Invoice'),
  credit_note: message('Credit note'),
  receipt: message('Receipt'),
}
export const draft = message('Draft')
export const draftNames = {
  invoice: message('Draft invoice'),
  credit_note: message('Draft credit note'),
  receipt: message('Draft receipt'),
}
export const numbered = message('{kind} {number}')

export const from = message('From')
export const to = {
  invoice: message('To'),
  credit_note: message('To'),
  receipt: message('Received from'),
}
export const noPayer = message('No payer yet.')
export const taxNumber = message('Tax number {number}')

export const number = message('Number')
export const date = message('Date')
export const due = message('Due')
export const dueOnIssue = message('On the day of issue')
export const corrects = message('Corrects')
export const invoiceOf = message('Invoice {number} of {date}')
export const paidOn = message('Paid on')
export const paidBy = message('Paid by')
export const reference = message('Reference')
export const currency = message('Currency')
export const methodNames = {
  bank_transfer: message('Bank transfer'),
  card: message('Card'),
  cash: message('Cash'),
  cheque: message('Cheque'),
  other: message('Other means'),
}

export const description = message('Description')
export const quantity = message('Quantity')
export const price = message('Price')
export const tax = message('Tax')
export const amount = message('Amount')
export const noTax = message('–')

export const taxesTitle = message('Tax included')
export const taxRate = message('Rate')
export const beforeTax = message('Before tax')
export const withTax = message('With tax')

export const total = {
  invoice: message('Total'),
  credit_note: message('Total credited'),
  receipt: message('Total received'),
}
export const credited = message('Credited')
export const paid = message('Paid')
export const stillToPay = message('Still to pay')
export const toRefund = message('To refund')

export const payment = message('Payment')
export const nothingToPay = message('Nothing is left to pay.')
export const holder = message('Account holder')
export const iban = message('IBAN')
export const bic = message('BIC')
export const bank = message('Bank')
export const scan = message('Scan with your banking app')
export const codeAlt = message(
  'QR code for a bank transfer of {amount} to {holder}, IBAN {iban}, reference {reference}',
)
export const notes = message('Notes')
