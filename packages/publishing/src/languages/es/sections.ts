import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Viaje',
  yourJourney: 'Su viaje',
  travelStyles: 'Estilos de viaje',
  highlights: 'Lo más destacado',
  route: 'Ruta',
  theRoute: 'La ruta',
  dayByDay: 'Día a día',
  stays: 'Alojamientos',
  whereYouStay: 'Sus alojamientos',
  gallery: 'Galería',
  alongTheWay: 'En el camino',
  price: 'Precio',
  terms: 'Condiciones',
  termsAndConditions: 'Condiciones generales',
  documents: 'Documentos',
  goodToKnow: 'Información útil',
  contact: 'Contacto',
  yourContact: 'Su contacto',
})
