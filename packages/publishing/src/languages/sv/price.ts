import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'per person',
  inTotal: 'totalt',
  inTotalFor: 'totalt, för {people}',
  onRequest: 'På förfrågan',
  onRequestText: 'Vi tar gärna fram ett pris för dina datum.',
  amountInTotal: '{amount} totalt',
  amountPerPerson: '{amount} per person',
  aboutPerPerson: 'cirka {amount} per person',

  breakdown: 'Prisspecifikation',
  included: 'Ingår',
  notIncluded: 'Ingår inte',
  schedule: 'Betalningsplan',
  payment: 'Betalning',
  bankDetails: 'Bankuppgifter',
  dateToBeAgreed: 'Datum enligt överenskommelse',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'Med en anmälningsavgift på {sum} säkrar du din bokning.',
  depositBy: 'Med en anmälningsavgift på {sum}, som betalas senast den {date}, säkrar du din bokning.',
  validUntil: 'Priserna gäller till och med den {date}.',

  optional: 'Tillval',
  alternative: 'Alternativ',
  insteadOf: 'I stället för {title}',
  choiceWith: '{choice}: {difference}',
})
