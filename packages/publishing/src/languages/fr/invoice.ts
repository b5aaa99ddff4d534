import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Facture',
    credit_note: 'Avoir',
    receipt: 'Reçu',
  },
  draft: 'Brouillon',
  draftNames: {
    invoice: 'Projet de facture',
    credit_note: 'Projet d’avoir',
    receipt: 'Projet de reçu',
  },
  numbered: '{kind} {number}',

  from: 'Émetteur',
  to: {
    invoice: 'Destinataire',
    credit_note: 'Destinataire',
    receipt: 'Reçu de',
  },
  noPayer: 'Pas encore de payeur.',
  taxNumber: 'Numéro fiscal {number}',

  number: 'Numéro',
  date: 'Date',
  due: 'Échéance',
  dueOnIssue: 'À la date d’émission',
  corrects: 'Rectifie',
  invoiceOf: 'Facture {number} du {date}',
  paidOn: 'Payé le',
  paidBy: 'Mode de paiement',
  reference: 'Référence',
  currency: 'Devise',
  methodNames: {
    bank_transfer: 'Virement bancaire',
    card: 'Carte bancaire',
    cash: 'Espèces',
    cheque: 'Chèque',
    other: 'Autre moyen de paiement',
  },

  description: 'Désignation',
  quantity: 'Quantité',
  price: 'Prix',
  tax: 'Taxe',
  amount: 'Montant',
  noTax: '–',

  taxesTitle: 'Taxes incluses',
  taxRate: 'Taux',
  beforeTax: 'Montant HT',
  withTax: 'Montant TTC',

  total: {
    invoice: 'Total',
    credit_note: 'Total de l’avoir',
    receipt: 'Total reçu',
  },
  credited: 'Avoirs',
  paid: 'Payé',
  stillToPay: 'Reste à payer',
  toRefund: 'À rembourser',

  payment: 'Paiement',
  nothingToPay: 'Il ne reste rien à payer.',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banque',
  scan: 'À scanner avec votre application bancaire',
  codeAlt: 'Code QR pour un virement de {amount} à {holder}, IBAN {iban}, référence {reference}',
  notes: 'Remarques',
})
