/** Invoices, credit notes and receipts, which are printed and shown on the page. */
export const invoice = {
  kindNames: {
    invoice: 'Invoice',
    credit_note: 'Credit note',
    receipt: 'Receipt',
  },
  draft: 'Draft',
  draftNames: {
    invoice: 'Draft invoice',
    credit_note: 'Draft credit note',
    receipt: 'Draft receipt',
  },
  numbered: '{kind} {number}',

  from: 'From',
  to: {
    invoice: 'To',
    credit_note: 'To',
    receipt: 'Received from',
  },
  noPayer: 'No payer yet.',
  taxNumber: 'Tax number {number}',

  number: 'Number',
  date: 'Date',
  due: 'Due',
  dueOnIssue: 'On the day of issue',
  corrects: 'Corrects',
  invoiceOf: 'Invoice {number} of {date}',
  paidOn: 'Paid on',
  paidBy: 'Paid by',
  reference: 'Reference',
  currency: 'Currency',
  methodNames: {
    bank_transfer: 'Bank transfer',
    card: 'Card',
    cash: 'Cash',
    cheque: 'Cheque',
    other: 'Other means',
  },

  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  tax: 'Tax',
  amount: 'Amount',
  noTax: '–',

  taxesTitle: 'Tax included',
  taxRate: 'Rate',
  beforeTax: 'Before tax',
  withTax: 'With tax',

  total: {
    invoice: 'Total',
    credit_note: 'Total credited',
    receipt: 'Total received',
  },
  credited: 'Credited',
  paid: 'Paid',
  stillToPay: 'Still to pay',
  toRefund: 'To refund',

  payment: 'Payment',
  nothingToPay: 'Nothing is left to pay.',
  holder: 'Account holder',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  scan: 'Scan with your banking app',
  codeAlt: 'QR code for a bank transfer of {amount} to {holder}, IBAN {iban}, reference {reference}',
  notes: 'Notes',
} as const
