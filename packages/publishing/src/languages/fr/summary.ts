import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Résumé',
  summaryOf: '{title} : résumé',
  dayCards: 'Fiches journalières',
  dayCardsOf: '{title} : fiches journalières',
  day: 'Jour',
  date: 'Date',
  programme: 'Programme',
  overnight: 'Hébergement',
  price: 'Prix',
  contact: 'Contact',
})
