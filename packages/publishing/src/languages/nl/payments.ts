import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Betalingen',
  openInvoices: 'Openstaande facturen',
  paidAndDue: 'Betaald en te betalen',
  partlyPaid: '{due} · {paid} betaald',
  noOpenInvoice: 'Er zijn geen openstaande facturen.',
  liveFigures: 'Betalingen verschijnen hier zodra {company} ze heeft verwerkt.',
  dueOn: 'Te betalen uiterlijk op {date}',
  overdueSince: 'Achterstallig sinds {date}',
  paidOn: 'Betaald op {date}',
  creditedInFull: 'Volledig gecrediteerd',
  creditNoteFor: 'Bij factuur {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Factuur {number} per overschrijving betalen',
  paymentsReceived: 'Ontvangen betalingen',
  paymentFor: '{count, plural, one {Voor factuur {numbers}} other {Voor de facturen {numbers}}}',
  refund: 'Terugbetaling',
  receiptOf: 'Betalingsbewijs voor de betaling van {date} (PDF)',
})
