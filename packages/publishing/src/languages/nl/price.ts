import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'per persoon',
  inTotal: 'in totaal',
  inTotalFor: 'in totaal, voor {people}',
  onRequest: 'Op aanvraag',
  onRequestText: 'Graag maken wij een offerte voor uw reisdata.',
  amountInTotal: '{amount} in totaal',
  amountPerPerson: '{amount} per persoon',
  aboutPerPerson: 'circa {amount} per persoon',

  breakdown: 'Prijsopbouw',
  included: 'Inbegrepen',
  notIncluded: 'Niet inbegrepen',
  schedule: 'Betalingsschema',
  payment: 'Betaling',
  bankDetails: 'Bankgegevens',
  dateToBeAgreed: 'Datum in overleg',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'Met een aanbetaling van {sum} legt u uw boeking vast.',
  depositBy: 'Met een aanbetaling van {sum}, te voldoen uiterlijk op {date}, legt u uw boeking vast.',
  validUntil: 'Deze prijzen zijn geldig tot en met {date}.',

  optional: 'Optioneel',
  alternative: 'Alternatief',
  insteadOf: 'In plaats van {title}',
  choiceWith: '{choice}: {difference}',
})
