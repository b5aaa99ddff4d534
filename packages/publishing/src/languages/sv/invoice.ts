import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Faktura',
    credit_note: 'Kreditfaktura',
    receipt: 'Kvitto',
  },
  draft: 'Utkast',
  draftNames: {
    invoice: 'Utkast till faktura',
    credit_note: 'Utkast till kreditfaktura',
    receipt: 'Utkast till kvitto',
  },
  numbered: '{kind} {number}',

  from: 'Från',
  to: {
    invoice: 'Till',
    credit_note: 'Till',
    receipt: 'Mottaget från',
  },
  noPayer: 'Ingen betalare än.',
  taxNumber: 'Skattenummer {number}',

  number: 'Nummer',
  date: 'Datum',
  due: 'Förfallodag',
  dueOnIssue: 'På fakturadagen',
  corrects: 'Avser',
  invoiceOf: 'Faktura {number} av den {date}',
  paidOn: 'Betalt den',
  paidBy: 'Betalningssätt',
  reference: 'Referens',
  currency: 'Valuta',
  methodNames: {
    bank_transfer: 'Banköverföring',
    card: 'Kort',
    cash: 'Kontant',
    cheque: 'Check',
    other: 'Annat betalningssätt',
  },

  description: 'Beskrivning',
  quantity: 'Antal',
  price: 'Pris',
  tax: 'Skatt',
  amount: 'Belopp',
  noTax: '–',

  taxesTitle: 'Varav skatt',
  taxRate: 'Skattesats',
  beforeTax: 'Exkl. skatt',
  withTax: 'Inkl. skatt',

  total: {
    invoice: 'Totalt',
    credit_note: 'Totalt krediterat',
    receipt: 'Totalt mottaget',
  },
  credited: 'Krediterat',
  paid: 'Betalt',
  stillToPay: 'Kvar att betala',
  toRefund: 'Att återbetala',

  payment: 'Betalning',
  nothingToPay: 'Det finns inget kvar att betala.',
  holder: 'Kontoinnehavare',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  scan: 'Skanna med din bankapp',
  codeAlt: 'QR-kod för en banköverföring på {amount} till {holder}, IBAN {iban}, referens {reference}',
  notes: 'Noteringar',
})
