import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Aceitação',
  acceptanceOf: 'Aceitação: {title}',
  acceptedBy: 'Proposta aceite por <own>{name}</own>, {email}, a {date}, às {time} UTC',
  toSign: 'A aceitar por <own>{name}</own>, {email}, com assinatura eletrónica',
  signed: 'Assinado eletronicamente. Referência: <own>{reference}</own>',

  revoked: 'Revogada',
  revokedOn: 'Revogada a {date}, às {time} UTC',
  reasoned: '{revokedOn}:',

  choices: 'Escolhas',
  day: 'Dia {day}',
  chosenInstead: '<own>{title}</own>, em vez de <own>{insteadOf}</own>',
  asProposed: 'Conforme proposto, sem alterações',

  price: 'Preço',
  payment: 'Pagamento',
  due: 'Vencimento',
  amount: 'Montante',

  terms: 'Termos e condições aceites',
  version: 'Versão: {fingerprint}',
})
