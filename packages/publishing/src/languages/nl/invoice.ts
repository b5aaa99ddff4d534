import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Factuur',
    credit_note: 'Creditnota',
    receipt: 'Betalingsbewijs',
  },
  draft: 'Concept',
  draftNames: {
    invoice: 'Conceptfactuur',
    credit_note: 'Conceptcreditnota',
    receipt: 'Conceptbetalingsbewijs',
  },
  numbered: '{kind} {number}',

  from: 'Van',
  to: {
    invoice: 'Aan',
    credit_note: 'Aan',
    receipt: 'Ontvangen van',
  },
  noPayer: 'Nog geen betaler.',
  taxNumber: 'Fiscaal nummer {number}',

  number: 'Nummer',
  date: 'Datum',
  due: 'Vervaldatum',
  dueOnIssue: 'Op de factuurdatum',
  corrects: 'Correctie op',
  invoiceOf: 'Factuur {number} van {date}',
  paidOn: 'Betaald op',
  paidBy: 'Betaalwijze',
  reference: 'Referentie',
  currency: 'Valuta',
  methodNames: {
    bank_transfer: 'Overschrijving',
    card: 'Kaart',
    cash: 'Contant',
    cheque: 'Cheque',
    other: 'Andere betaalwijze',
  },

  description: 'Omschrijving',
  quantity: 'Aantal',
  price: 'Prijs',
  tax: 'Belasting',
  amount: 'Bedrag',
  noTax: '–',

  taxesTitle: 'Inbegrepen belasting',
  taxRate: 'Tarief',
  beforeTax: 'Excl. belasting',
  withTax: 'Incl. belasting',

  total: {
    invoice: 'Totaal',
    credit_note: 'Totaal gecrediteerd',
    receipt: 'Totaal ontvangen',
  },
  credited: 'Gecrediteerd',
  paid: 'Betaald',
  stillToPay: 'Nog te betalen',
  toRefund: 'Terug te betalen',

  payment: 'Betaling',
  nothingToPay: 'Er hoeft niets meer te worden betaald.',
  holder: 'Rekeninghouder',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  scan: 'Scan met uw bankapp',
  codeAlt: 'QR-code voor een overschrijving van {amount} aan {holder}, IBAN {iban}, referentie {reference}',
  notes: 'Opmerkingen',
})
