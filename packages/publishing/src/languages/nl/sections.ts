import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Reis',
  yourJourney: 'Uw reis',
  travelStyles: 'Reisstijlen',
  highlights: 'Hoogtepunten',
  route: 'Route',
  theRoute: 'De route',
  dayByDay: 'Van dag tot dag',
  stays: 'Verblijf',
  whereYouStay: 'Waar u verblijft',
  gallery: 'Fotogalerij',
  alongTheWay: 'Onderweg',
  price: 'Prijs',
  terms: 'Voorwaarden',
  termsAndConditions: 'Algemene voorwaarden',
  documents: 'Documenten',
  goodToKnow: 'Goed om te weten',
  contact: 'Contact',
  yourContact: 'Uw contactpersoon',
})
