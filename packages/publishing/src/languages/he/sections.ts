import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'המסע',
  yourJourney: 'המסע שלכם',
  travelStyles: 'סגנונות טיול',
  highlights: 'רגעי השיא',
  route: 'מסלול',
  theRoute: 'המסלול',
  dayByDay: 'יום אחר יום',
  stays: 'לינה',
  whereYouStay: 'מקומות הלינה שלכם',
  gallery: 'גלריה',
  alongTheWay: 'לאורך הדרך',
  price: 'מחיר',
  terms: 'תנאים',
  termsAndConditions: 'תנאי ההזמנה',
  documents: 'מסמכים',
  goodToKnow: 'כדאי לדעת',
  contact: 'יצירת קשר',
  yourContact: 'לשירותכם',
})
