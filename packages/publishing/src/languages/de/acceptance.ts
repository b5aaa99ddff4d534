import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Annahme',
  acceptanceOf: 'Annahme von {title}',
  acceptedBy: 'Angenommen von <own>{name}</own>, {email}, am {date} um {time} Uhr UTC',
  toSign: 'Anzunehmen von <own>{name}</own>, {email}, mit elektronischer Unterschrift',
  signed: 'Elektronisch unterschrieben. Referenz: <own>{reference}</own>',

  revoked: 'Widerrufen',
  revokedOn: 'Widerrufen am {date} um {time} Uhr UTC',
  reasoned: '{revokedOn}:',

  choices: 'Auswahl',
  day: 'Tag {day}',
  chosenInstead: '<own>{title}</own> anstelle von <own>{insteadOf}</own>',
  asProposed: 'Wie vorgeschlagen, ohne Änderungen',

  price: 'Preis',
  payment: 'Zahlung',
  due: 'Fällig',
  amount: 'Betrag',

  terms: 'Geschäftsbedingungen, wie angenommen',
  version: 'Fassung: {fingerprint}',
})
