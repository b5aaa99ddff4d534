import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Riepilogo',
  summaryOf: '{title}: riepilogo',
  dayCards: 'Schede dei giorni',
  dayCardsOf: '{title}: schede dei giorni',
  day: 'Giorno',
  date: 'Data',
  programme: 'Programma',
  overnight: 'Pernottamento',
  price: 'Prezzo',
  contact: 'Contatti',
})
