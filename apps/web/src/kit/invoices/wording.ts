import { message } from '@sojourn/contract/kit/message'

export const kindNames = {
  invoice: message('Invoice'),
  credit_note: message('Credit note'),
  receipt: message('Receipt'),
}

export const statusNames = {
  draft: message('Draft'),
  issued: message('Issued'),
  paid: message('Paid'),
  overdue: message('Overdue'),
  void: message('Void'),
}

export const methodNames = {
  bank_transfer: message('Bank transfer'),
  card: message('Card'),
  cash: message('Cash'),
  cheque: message('Cheque'),
  other: message('Other'),
}

/** How a payment was made on the page of a link. */
export const providerNames = {
  stripe: message('Card (Stripe)'),
  test: message('Card (test payment)'),
}

export const downloadPdf = message('Download PDF')
export const pdfPending = message('Making the PDF')
export const pdfReady = message('The PDF was downloaded')
export const pdfFailed = message('The PDF was not downloaded')

export const draftOf = message('Draft: {title}')
