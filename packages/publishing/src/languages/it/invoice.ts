import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Fattura',
    credit_note: 'Nota di credito',
    receipt: 'Ricevuta',
  },
  draft: 'Bozza',
  draftNames: {
    invoice: 'Bozza di fattura',
    credit_note: 'Bozza di nota di credito',
    receipt: 'Bozza di ricevuta',
  },
  numbered: '{kind} {number}',

  from: 'Emittente',
  to: {
    invoice: 'Destinatario',
    credit_note: 'Destinatario',
    receipt: 'Ricevuto da',
  },
  noPayer: 'Nessun pagante indicato.',
  taxNumber: 'Identificativo fiscale {number}',

  number: 'Numero',
  date: 'Data',
  due: 'Scadenza',
  dueOnIssue: 'Alla data di emissione',
  corrects: 'Rettifica',
  invoiceOf: 'Fattura {number} in data {date}',
  paidOn: 'Data di pagamento',
  paidBy: 'Modalità di pagamento',
  reference: 'Riferimento',
  currency: 'Valuta',
  methodNames: {
    bank_transfer: 'Bonifico bancario',
    card: 'Carta',
    cash: 'Contanti',
    cheque: 'Assegno',
    other: 'Altra modalità',
  },

  description: 'Descrizione',
  quantity: 'Quantità',
  price: 'Prezzo',
  tax: 'Imposta',
  amount: 'Importo',
  noTax: '–',

  taxesTitle: 'Imposte incluse',
  taxRate: 'Aliquota',
  beforeTax: 'Imponibile',
  withTax: 'Totale con imposta',

  total: {
    invoice: 'Totale',
    credit_note: 'Totale accreditato',
    receipt: 'Totale ricevuto',
  },
  credited: 'Accreditato',
  paid: 'Pagato',
  stillToPay: 'Ancora da pagare',
  toRefund: 'Da rimborsare',

  payment: 'Pagamento',
  nothingToPay: 'Non resta nulla da pagare.',
  holder: 'Intestatario del conto',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Banca',
  scan: 'Inquadri il codice con l’app della Sua banca',
  codeAlt: 'Codice QR per un bonifico di {amount} a {holder}, IBAN {iban}, causale {reference}',
  notes: 'Note',
})
