import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Zahlungen',
  openInvoices: 'Offene Rechnungen',
  paidAndDue: 'Bezahlt und fällig',
  partlyPaid: '{due} · {paid} bezahlt',
  noOpenInvoice: 'Es gibt keine offenen Rechnungen.',
  liveFigures: 'Zahlungen erscheinen hier, sobald {company} sie erfasst hat.',
  dueOn: 'Fällig am {date}',
  overdueSince: 'Überfällig seit {date}',
  paidOn: 'Bezahlt am {date}',
  creditedInFull: 'Vollständig gutgeschrieben',
  creditNoteFor: 'Für Rechnung {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Rechnung {number} per Überweisung bezahlen',
  paymentsReceived: 'Erhaltene Zahlungen',
  paymentFor: '{count, plural, one {Für Rechnung {numbers}} other {Für die Rechnungen {numbers}}}',
  refund: 'Erstattung',
  receiptOf: 'Quittung für die Zahlung vom {date} (PDF)',
})
