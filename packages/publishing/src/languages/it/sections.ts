import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Viaggio',
  yourJourney: 'Il Suo viaggio',
  travelStyles: 'Stili di viaggio',
  highlights: 'Momenti salienti',
  route: 'Percorso',
  theRoute: 'Il percorso',
  dayByDay: 'Giorno per giorno',
  stays: 'Soggiorni',
  whereYouStay: 'Dove soggiornerà',
  gallery: 'Galleria',
  alongTheWay: 'Lungo il percorso',
  price: 'Prezzo',
  terms: 'Condizioni',
  termsAndConditions: 'Condizioni generali',
  documents: 'Documenti',
  goodToKnow: 'Informazioni utili',
  contact: 'Contatti',
  yourContact: 'Il Suo contatto',
})
