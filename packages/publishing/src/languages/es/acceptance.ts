import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Aceptación',
  acceptanceOf: 'Aceptación de {title}',
  acceptedBy: 'Propuesta aceptada por <own>{name}</own>, {email}, el {date} a las {time} UTC',
  toSign: 'Para ser aceptado por <own>{name}</own>, {email}, con firma electrónica',
  signed: 'Firmado electrónicamente. Referencia: <own>{reference}</own>',

  revoked: 'Revocada',
  revokedOn: 'Revocada el {date} a las {time} UTC',
  reasoned: '{revokedOn}:',

  choices: 'Selección',
  day: 'Día {day}',
  chosenInstead: '<own>{title}</own>, en lugar de <own>{insteadOf}</own>',
  asProposed: 'Tal como se propuso, sin cambios',

  price: 'Precio',
  payment: 'Pago',
  due: 'Vencimiento',
  amount: 'Importe',

  terms: 'Condiciones generales aceptadas',
  version: 'Versión: {fingerprint}',
})
