import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: 'Viagem',
  yourJourney: 'A sua viagem',
  travelStyles: 'Estilos de viagem',
  highlights: 'Destaques',
  route: 'Percurso',
  theRoute: 'O percurso',
  dayByDay: 'Dia a dia',
  stays: 'Alojamento',
  whereYouStay: 'Onde vai ficar',
  gallery: 'Galeria',
  alongTheWay: 'Pelo caminho',
  price: 'Preço',
  terms: 'Condições',
  termsAndConditions: 'Termos e condições',
  documents: 'Documentos',
  goodToKnow: 'Informações úteis',
  contact: 'Contacto',
  yourContact: 'O seu contacto',
})
