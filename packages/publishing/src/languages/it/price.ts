import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'a persona',
  inTotal: 'in totale',
  inTotalFor: 'in totale, per {people}',
  onRequest: 'Su richiesta',
  onRequestText: 'Saremo lieti di prepararLe un preventivo per le Sue date.',
  amountInTotal: '{amount} in totale',
  amountPerPerson: '{amount} a persona',
  aboutPerPerson: 'circa {amount} a persona',

  breakdown: 'Dettaglio del prezzo',
  included: 'La quota comprende',
  notIncluded: 'La quota non comprende',
  schedule: 'Piano dei pagamenti',
  payment: 'Pagamento',
  bankDetails: 'Coordinate bancarie',
  dateToBeAgreed: 'Data da concordare',
  percentAndAmount: '{percent} ({amount})',
  // Without articles before percentages and dates, which would depend on the number (“del 25%”, “dell’8%”).
  deposit: 'Acconto a conferma della prenotazione: {sum}.',
  depositBy: 'Acconto a conferma della prenotazione: {sum}, scadenza {date}.',
  validUntil: 'Scadenza di questi prezzi: {date}.',

  optional: 'Opzionale',
  alternative: 'In alternativa',
  insteadOf: 'Al posto di {title}',
  choiceWith: '{choice}: {difference}',
})
