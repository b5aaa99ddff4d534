import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: '{amount} mit Karte zahlen',
  payDueByCard: 'Jetzt fälligen Betrag mit Karte zahlen: {amount}',
  payAllByCard: 'Alles mit Karte zahlen: {amount}',
  invoiceOfButton: 'für Rechnung {number}',
  onStripe: 'Sie zahlen auf einer gesicherten Seite von Stripe. {company} sieht Ihre Kartendaten nicht.',
  isTest: 'Dies sind Testzahlungen: Es wird keine Karte belastet.',
  received: 'Vielen Dank. Ihre Zahlung von {amount} ist eingegangen.',
  processing: 'Vielen Dank. Ihre Zahlung von {amount} wird bearbeitet. Sie erscheint hier, sobald sie bestätigt ist.',

  title: 'Zahlung',
  unavailable:
    'Die Zahlung konnte nicht begonnen werden; es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder zahlen Sie per Überweisung.',
  notOpen:
    'Diese Rechnung kann zurzeit nicht mit Karte bezahlt werden; es wurde nichts abgebucht. Vielleicht ist sie schon bezahlt.',
  busy: 'Mit diesem Link wurden zu viele Zahlungen begonnen; es wurde nichts abgebucht. Versuchen Sie es in einer Stunde noch einmal, oder zahlen Sie per Überweisung.',
  ready: 'Ihre Zahlung ist vorbereitet. Fahren Sie auf der Seite des Zahlungsanbieters fort.',
  goOn: 'Weiter zur Zahlung',
  back: 'Zurück zu Rechnungen und Zahlungen',
})
