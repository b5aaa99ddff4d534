import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'Accettazione',
  acceptanceOf: 'Accettazione: {title}',
  acceptedBy: 'Proposta accettata da <own>{name}</own>, {email}, in data {date}, ore {time} UTC',
  toSign: 'Da accettare da parte di <own>{name}</own>, {email}, con firma elettronica',
  signed: 'Firmato elettronicamente. Riferimento: <own>{reference}</own>',

  revoked: 'Revocata',
  revokedOn: 'Revocata in data {date}, ore {time} UTC',
  reasoned: '{revokedOn}:',

  choices: 'Scelte',
  day: 'Giorno {day}',
  chosenInstead: '<own>{title}</own>, al posto di <own>{insteadOf}</own>',
  asProposed: 'Come da proposta, senza modifiche',

  price: 'Prezzo',
  payment: 'Pagamento',
  due: 'Scadenza',
  amount: 'Importo',

  terms: 'Condizioni generali accettate',
  version: 'Versione: {fingerprint}',
})
