import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'pro Person',
  inTotal: 'insgesamt',
  inTotalFor: 'insgesamt, für {people}',
  onRequest: 'Auf Anfrage',
  onRequestText: 'Gern machen wir Ihnen ein Angebot für Ihre Reisedaten.',
  amountInTotal: '{amount} insgesamt',
  amountPerPerson: '{amount} pro Person',
  aboutPerPerson: 'etwa {amount} pro Person',

  breakdown: 'Aufstellung des Preises',
  included: 'Inbegriffen',
  notIncluded: 'Nicht inbegriffen',
  schedule: 'Zahlungsplan',
  payment: 'Zahlung',
  bankDetails: 'Bankverbindung',
  dateToBeAgreed: 'Termin nach Absprache',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'Mit einer Anzahlung von {sum} ist Ihre Buchung gesichert.',
  depositBy: 'Mit einer Anzahlung von {sum}, zahlbar bis {date}, ist Ihre Buchung gesichert.',
  validUntil: 'Diese Preise gelten bis {date}.',

  optional: 'Optional',
  alternative: 'Alternative',
  insteadOf: 'Anstelle von {title}',
  choiceWith: '{choice}: {difference}',
})
