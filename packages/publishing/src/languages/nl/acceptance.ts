import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Akkoordverklaring',
  acceptanceOf: 'Akkoordverklaring: {title}',
  acceptedBy: 'Geaccepteerd door <own>{name}</own>, {email}, op {date} om {time} uur UTC',
  toSign: 'Te aanvaarden door <own>{name}</own>, {email}, met een elektronische handtekening',
  signed: 'Elektronisch ondertekend. Referentie: <own>{reference}</own>',

  revoked: 'Herroepen',
  revokedOn: 'Herroepen op {date} om {time} uur UTC',
  reasoned: '{revokedOn}:',

  choices: 'Keuzes',
  day: 'Dag {day}',
  chosenInstead: '<own>{title}</own> in plaats van <own>{insteadOf}</own>',
  asProposed: 'Zoals voorgesteld, zonder wijzigingen',

  price: 'Prijs',
  payment: 'Betaling',
  due: 'Vervaldatum',
  amount: 'Bedrag',

  terms: 'Algemene voorwaarden zoals geaccepteerd',
  version: 'Versie: {fingerprint}',
})
