import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Betalningar',
  openInvoices: 'Obetalda fakturor',
  paidAndDue: 'Betalt och kvar att betala',
  partlyPaid: '{due} · {paid} betalt',
  noOpenInvoice: 'Det finns inga obetalda fakturor.',
  liveFigures: 'Betalningar visas här när {company} har registrerat dem.',
  dueOn: 'Förfaller den {date}',
  overdueSince: 'Förfallen sedan den {date}',
  paidOn: 'Betald den {date}',
  creditedInFull: 'Krediterad i sin helhet',
  creditNoteFor: 'Avser faktura {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Betala faktura {number} med banköverföring',
  paymentsReceived: 'Mottagna betalningar',
  paymentFor: '{count, plural, one {För faktura {numbers}} other {För fakturorna {numbers}}}',
  refund: 'Återbetalning',
  receiptOf: 'Kvitto på betalningen den {date} (PDF)',
})
