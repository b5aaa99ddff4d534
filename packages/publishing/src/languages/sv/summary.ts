import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Sammanfattning',
  summaryOf: '{title}: sammanfattning',
  dayCards: 'Dagskort',
  dayCardsOf: '{title}: dagskort',
  day: 'Dag',
  date: 'Datum',
  programme: 'Program',
  overnight: 'Övernattning',
  price: 'Pris',
  contact: 'Kontakt',
})
