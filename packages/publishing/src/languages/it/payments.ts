import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Pagamenti',
  openInvoices: 'Fatture da pagare',
  paidAndDue: 'Pagamenti effettuati e in scadenza',
  partlyPaid: '{due} · già pagato: {paid}',
  noOpenInvoice: 'Non ci sono fatture da pagare.',
  liveFigures: 'I pagamenti compaiono qui una volta registrati da {company}.',
  dueOn: 'Scadenza: {date}',
  overdueSince: 'Scaduta in data {date}',
  paidOn: 'Pagata in data {date}',
  creditedInFull: 'Interamente accreditata',
  creditNoteFor: 'Per la fattura {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Come pagare la fattura {number} con bonifico',
  paymentsReceived: 'Pagamenti ricevuti',
  paymentFor:
    '{count, plural, one {Per la fattura {numbers}} many {Per le fatture {numbers}} other {Per le fatture {numbers}}}',
  refund: 'Rimborso',
  receiptOf: 'Ricevuta del pagamento in data {date} (PDF)',
})
