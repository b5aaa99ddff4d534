import { translation } from '../translation.ts'
import type { price as source } from '../en/price.ts'

export const price = translation<typeof source>()({
  perPerson: 'לאדם',
  inTotal: 'בסך הכול',
  inTotalFor: 'בסך הכול ({people})',
  onRequest: 'לפי בקשה',
  onRequestText: 'נשמח להכין לכם הצעת מחיר לתאריכים שלכם.',
  amountInTotal: '{amount} בסך הכול',
  amountPerPerson: '{amount} לאדם',
  aboutPerPerson: 'כ־{amount} לאדם',

  breakdown: 'פירוט המחיר',
  included: 'המחיר כולל',
  notIncluded: 'המחיר אינו כולל',
  schedule: 'לוח תשלומים',
  payment: 'תשלום',
  bankDetails: 'פרטי חשבון בנק',
  dateToBeAgreed: 'במועד שיסוכם',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'מקדמה של {sum} מבטיחה את ההזמנה שלכם.',
  depositBy: 'מקדמה של {sum}, לתשלום עד {date}, מבטיחה את ההזמנה שלכם.',
  validUntil: 'המחירים האלה בתוקף עד {date}.',

  optional: 'תוספת לבחירה',
  alternative: 'חלופה',
  insteadOf: 'במקום {title}',
  choiceWith: '{choice}: {difference}',
})
