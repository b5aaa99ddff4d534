import { translation } from '../translation.ts'
import type * as source from '../en/cards.ts'

export const cards = translation<typeof source.cards>()({
  payByCard: 'תשלום {amount} בכרטיס אשראי',
  payDueByCard: 'תשלום הסכום שיש לשלם כעת בכרטיס אשראי: {amount}',
  payAllByCard: 'תשלום הסכום המלא בכרטיס אשראי: {amount}',
  invoiceOfButton: 'עבור חשבונית {number}',
  onStripe: 'התשלום מתבצע בדף מאובטח של Stripe. פרטי הכרטיס שלכם אינם נחשפים בפני {company}.',
  isTest: 'אלה תשלומי ניסיון: לא מתבצע חיוב בכרטיס.',
  received: 'תודה רבה. התשלום שלכם בסך {amount} התקבל.',
  processing: 'תודה רבה. התשלום שלכם בסך {amount} נמצא בעיבוד. הוא יופיע כאן מיד לאחר שיאושר.',

  title: 'תשלום',
  unavailable: 'לא היה אפשר להתחיל את התשלום, ולא בוצע חיוב. נסו שוב או שלמו בהעברה בנקאית.',
  notOpen: 'כרגע אי אפשר לשלם את החשבונית הזאת בכרטיס אשראי, ולא בוצע חיוב. ייתכן שהיא כבר שולמה.',
  busy: 'נפתחו יותר מדי תשלומים באמצעות הקישור הזה, ולא בוצע חיוב. נסו שוב בעוד שעה או שלמו בהעברה בנקאית.',
  ready: 'התשלום מוכן. המשיכו בדף של ספק שירותי התשלום.',
  goOn: 'המשך לתשלום',
  back: 'חזרה לחשבוניות ולתשלומים',
})
