import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Voyage',
  yourJourney: 'Votre voyage',
  travelStyles: 'Styles de voyage',
  highlights: 'Temps forts',
  route: 'Itinéraire',
  theRoute: 'L’itinéraire',
  dayByDay: 'Jour par jour',
  stays: 'Hébergements',
  whereYouStay: 'Vos hébergements',
  gallery: 'Galerie',
  alongTheWay: 'En chemin',
  price: 'Prix',
  terms: 'Conditions',
  termsAndConditions: 'Conditions générales',
  documents: 'Documents',
  goodToKnow: 'Bon à savoir',
  contact: 'Contact',
  yourContact: 'Votre contact',
})
