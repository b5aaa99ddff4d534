import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'par personne',
  inTotal: 'au total',
  inTotalFor: 'au total, pour {people}',
  onRequest: 'Sur demande',
  onRequestText: 'Nous vous établirons avec plaisir un devis pour vos dates.',
  amountInTotal: '{amount} au total',
  amountPerPerson: '{amount} par personne',
  aboutPerPerson: 'environ {amount} par personne',

  breakdown: 'Détail du prix',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  schedule: 'Échéancier de paiement',
  payment: 'Paiement',
  bankDetails: 'Coordonnées bancaires',
  dateToBeAgreed: 'Date à convenir',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'Un acompte de {sum} garantit votre réservation.',
  depositBy: 'Un acompte de {sum}, à régler au plus tard le {date}, garantit votre réservation.',
  validUntil: 'Ces prix sont valables jusqu’au {date}.',

  optional: 'En option',
  alternative: 'Alternative',
  // Without “de”, which would have to be elided before a vowel.
  insteadOf: 'Remplace {title}',
  choiceWith: '{choice} : {difference}',
})
