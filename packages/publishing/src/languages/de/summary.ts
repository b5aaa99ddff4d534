import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Zusammenfassung',
  summaryOf: '{title}: Zusammenfassung',
  dayCards: 'Tageskarten',
  dayCardsOf: '{title}: Tageskarten',
  day: 'Tag',
  date: 'Datum',
  programme: 'Programm',
  overnight: 'Übernachtung',
  price: 'Preis',
  contact: 'Kontakt',
})
