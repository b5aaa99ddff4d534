import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Acceptation',
  acceptanceOf: 'Acceptation : {title}',
  acceptedBy: 'Proposition acceptée par <own>{name}</own>, {email}, le {date} à {time} UTC',
  toSign: 'À accepter par <own>{name}</own>, {email}, par signature électronique',
  signed: 'Signé électroniquement. Référence : <own>{reference}</own>',

  revoked: 'Révoquée',
  revokedOn: 'Révoquée le {date} à {time} UTC',
  reasoned: '{revokedOn} :',

  choices: 'Choix',
  day: 'Jour {day}',
  chosenInstead: '<own>{title}</own> remplace <own>{insteadOf}</own>',
  asProposed: 'Selon la proposition, sans modification',

  price: 'Prix',
  payment: 'Paiement',
  due: 'Échéance',
  amount: 'Montant',

  terms: 'Conditions générales telles qu’elles ont été acceptées',
  version: 'Version : {fingerprint}',
})
