import { translation } from '../translation.ts'
import type { invoice as source } from '../en/invoice.ts'

export const invoice = translation<typeof source>()({
  kindNames: {
    invoice: 'Rechnung',
    credit_note: 'Gutschrift',
    receipt: 'Quittung',
  },
  draft: 'Entwurf',
  draftNames: {
    invoice: 'Entwurf einer Rechnung',
    credit_note: 'Entwurf einer Gutschrift',
    receipt: 'Entwurf einer Quittung',
  },
  numbered: '{kind} {number}',

  from: 'Von',
  to: {
    invoice: 'An',
    credit_note: 'An',
    receipt: 'Erhalten von',
  },
  noPayer: 'Noch kein Zahler.',
  taxNumber: 'Steuernummer {number}',

  number: 'Nummer',
  date: 'Datum',
  due: 'Fällig',
  dueOnIssue: 'Am Tag der Ausstellung',
  corrects: 'Korrigiert',
  invoiceOf: 'Rechnung {number} vom {date}',
  paidOn: 'Bezahlt am',
  paidBy: 'Zahlungsart',
  reference: 'Referenz',
  currency: 'Währung',
  methodNames: {
    bank_transfer: 'Überweisung',
    card: 'Karte',
    cash: 'Bar',
    cheque: 'Scheck',
    other: 'Andere Zahlungsart',
  },

  description: 'Beschreibung',
  quantity: 'Menge',
  price: 'Preis',
  tax: 'Steuer',
  amount: 'Betrag',
  noTax: '–',

  taxesTitle: 'Enthaltene Steuer',
  taxRate: 'Satz',
  beforeTax: 'Netto',
  withTax: 'Brutto',

  total: {
    invoice: 'Gesamtbetrag',
    credit_note: 'Gutgeschriebener Betrag',
    receipt: 'Erhaltener Betrag',
  },
  credited: 'Gutgeschrieben',
  paid: 'Bezahlt',
  stillToPay: 'Noch zu zahlen',
  toRefund: 'Zu erstatten',

  payment: 'Zahlung',
  nothingToPay: 'Es ist nichts mehr zu zahlen.',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  scan: 'Mit der Banking-App scannen',
  codeAlt: 'QR-Code für eine Überweisung von {amount} an {holder}, IBAN {iban}, Verwendungszweck {reference}',
  notes: 'Hinweise',
})
