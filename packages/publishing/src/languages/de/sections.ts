import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Reise',
  yourJourney: 'Ihre Reise',
  travelStyles: 'Reisearten',
  highlights: 'Höhepunkte',
  route: 'Route',
  theRoute: 'Die Route',
  dayByDay: 'Tag für Tag',
  stays: 'Unterkünfte',
  whereYouStay: 'Ihre Unterkünfte',
  gallery: 'Galerie',
  alongTheWay: 'Unterwegs',
  price: 'Preis',
  terms: 'Bedingungen',
  termsAndConditions: 'Geschäftsbedingungen',
  documents: 'Dokumente',
  goodToKnow: 'Gut zu wissen',
  contact: 'Kontakt',
  yourContact: 'Ihr Kontakt',
})
