import { translation } from '../translation.ts'
import type { acceptance as source } from '../en/acceptance.ts'

export const acceptance = translation<typeof source>()({
  acceptance: 'אישור ההצעה',
  acceptanceOf: 'אישור ההצעה: {title}',
  acceptedBy: 'אושרה על ידי <own>{name}</own>, דוא״ל {email}, ב־{date} בשעה {time} (UTC)',
  toSign: 'לאישור על ידי <own>{name}</own>, {email}, בחתימה אלקטרונית',
  signed: 'נחתם אלקטרונית. אסמכתה: <own>{reference}</own>',

  revoked: 'האישור בוטל',
  revokedOn: 'האישור בוטל ב־{date} בשעה {time} (UTC)',
  reasoned: '{revokedOn}:',

  choices: 'בחירות',
  day: 'יום {day}',
  chosenInstead: '<own>{title}</own> במקום <own>{insteadOf}</own>',
  asProposed: 'כפי שהוצע, ללא שינויים',

  price: 'מחיר',
  payment: 'תשלום',
  due: 'מועד התשלום',
  amount: 'סכום',

  terms: 'תנאי ההזמנה כפי שאושרו',
  version: 'גרסה: {fingerprint}',
})
