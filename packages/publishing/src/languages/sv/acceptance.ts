import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Godkännande',
  acceptanceOf: 'Godkännande av {title}',
  acceptedBy: 'Godkänt av <own>{name}</own>, {email}, den {date} kl. {time} UTC',
  toSign: 'Ska godkännas av <own>{name}</own>, {email}, med elektronisk signatur',
  signed: 'Elektroniskt signerat. Referens: <own>{reference}</own>',

  revoked: 'Återkallat',
  revokedOn: 'Återkallat den {date} kl. {time} UTC',
  reasoned: '{revokedOn}:',

  choices: 'Val',
  day: 'Dag {day}',
  chosenInstead: '<own>{title}</own> i stället för <own>{insteadOf}</own>',
  asProposed: 'Enligt förslaget, utan ändringar',

  price: 'Pris',
  payment: 'Betalning',
  due: 'Förfallodag',
  amount: 'Belopp',

  terms: 'Allmänna villkor som de godkändes',
  version: 'Version: {fingerprint}',
})
