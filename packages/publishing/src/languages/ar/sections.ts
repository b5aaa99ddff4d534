import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'الرحلة',
  yourJourney: 'رحلتكم',
  travelStyles: 'أنماط السفر',
  highlights: 'أبرز المحطات',
  route: 'المسار',
  theRoute: 'مسار الرحلة',
  dayByDay: 'يومًا بيوم',
  stays: 'أماكن الإقامة',
  whereYouStay: 'أماكن إقامتكم',
  gallery: 'معرض الصور',
  alongTheWay: 'على امتداد الطريق',
  price: 'السعر',
  terms: 'الشروط',
  termsAndConditions: 'الشروط والأحكام',
  documents: 'المستندات',
  goodToKnow: 'معلومات مفيدة',
  contact: 'التواصل',
  yourContact: 'للتواصل معنا',
})
