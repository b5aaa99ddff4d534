import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Resumo',
  summaryOf: '{title}: resumo',
  dayCards: 'Cartões dos dias',
  dayCardsOf: '{title}: cartões dos dias',
  day: 'Dia',
  date: 'Data',
  programme: 'Programa',
  overnight: 'Alojamento',
  price: 'Preço',
  contact: 'Contacto',
})
