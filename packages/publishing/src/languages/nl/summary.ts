import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Samenvatting',
  summaryOf: '{title}: samenvatting',
  dayCards: 'Dagkaarten',
  dayCardsOf: '{title}: dagkaarten',
  day: 'Dag',
  date: 'Datum',
  programme: 'Programma',
  overnight: 'Overnachting',
  price: 'Prijs',
  contact: 'Contact',
})
