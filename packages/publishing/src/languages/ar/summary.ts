import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'ملخص',
  summaryOf: '{title}: ملخص',
  dayCards: 'بطاقات الأيام',
  dayCardsOf: '{title}: بطاقات الأيام',
  day: 'اليوم',
  date: 'التاريخ',
  programme: 'البرنامج',
  overnight: 'المبيت',
  price: 'السعر',
  contact: 'للتواصل',
})
