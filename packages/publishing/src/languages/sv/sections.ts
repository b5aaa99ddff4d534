import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Resan',
  yourJourney: 'Din resa',
  travelStyles: 'Resestilar',
  highlights: 'Höjdpunkter',
  route: 'Rutt',
  theRoute: 'Rutten',
  dayByDay: 'Dag för dag',
  stays: 'Boende',
  whereYouStay: 'Ditt boende',
  gallery: 'Bildgalleri',
  alongTheWay: 'Längs vägen',
  price: 'Pris',
  terms: 'Villkor',
  termsAndConditions: 'Allmänna villkor',
  documents: 'Dokument',
  goodToKnow: 'Bra att veta',
  contact: 'Kontakt',
  yourContact: 'Din kontaktperson',
})
