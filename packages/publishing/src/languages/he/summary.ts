import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'תקציר',
  summaryOf: '{title}: תקציר',
  dayCards: 'כרטיסי ימים',
  dayCardsOf: '{title}: כרטיסי ימים',
  day: 'יום',
  date: 'תאריך',
  programme: 'תוכנית',
  overnight: 'לינה',
  price: 'מחיר',
  contact: 'ליצירת קשר',
})
