import { translation } from '../translation.ts'
import type { payments as source } from '../en/payments.ts'

export const payments = translation<typeof source>()({
  paymentsTitle: 'Paiements',
  openInvoices: 'Factures à régler',
  paidAndDue: 'Payé et à payer',
  partlyPaid: '{due} · déjà payé : {paid}',
  noOpenInvoice: 'Il n’y a aucune facture à régler.',
  liveFigures: 'Les paiements apparaissent ici dès que {company} les a enregistrés.',
  dueOn: 'Échéance le {date}',
  overdueSince: 'En retard depuis le {date}',
  paidOn: 'Payée le {date}',
  creditedInFull: 'Intégralement compensée par un avoir',
  creditNoteFor: 'Pour la facture {number}',
  openPdf: '{name} (PDF)',
  howToPay: 'Payer la facture {number} par virement bancaire',
  paymentsReceived: 'Paiements reçus',
  paymentFor:
    '{count, plural, one {Pour la facture {numbers}} many {Pour les factures {numbers}} other {Pour les factures {numbers}}}',
  refund: 'Remboursement',
  receiptOf: 'Reçu du paiement du {date} (PDF)',
})
