import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: 'Resumen',
  summaryOf: '{title}: resumen',
  day: 'Día',
  date: 'Fecha',
  programme: 'Programa',
  overnight: 'Alojamiento',
  price: 'Precio',
  contact: 'Contacto',
})
