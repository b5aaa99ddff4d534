import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: '旅の概要',
  yourJourney: 'このたびの旅',
  travelStyles: '旅のスタイル',
  highlights: '旅のハイライト',
  route: 'ルート',
  theRoute: '旅のルート',
  dayByDay: '日程',
  stays: '宿泊先',
  whereYouStay: 'ご宿泊先',
  gallery: 'ギャラリー',
  alongTheWay: '旅の途中で',
  price: '料金',
  terms: '旅行条件',
  termsAndConditions: '旅行条件',
  documents: '旅行書類',
  goodToKnow: '知っておきたいこと',
  contact: 'お問い合わせ',
  yourContact: '担当者',
})
