import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Resumen',
  summaryOf: '{title}: resumen',
  dayCards: 'Fichas por día',
  dayCardsOf: '{title}: fichas por día',
  day: 'Día',
  date: 'Fecha',
  programme: 'Programa',
  overnight: 'Alojamiento',
  price: 'Precio',
  contact: 'Contacto',
})
