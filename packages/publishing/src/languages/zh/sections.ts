import { translation } from '../translation.ts'
import type { sections as source } from '../en/sections.ts'

export const sections = translation<typeof source>()({
  journey: '旅程',
  yourJourney: '您的旅程',
  travelStyles: '旅行风格',
  highlights: '行程亮点',
  route: '路线',
  theRoute: '旅行路线',
  dayByDay: '每日行程',
  stays: '住宿',
  whereYouStay: '下榻之处',
  gallery: '图集',
  alongTheWay: '沿途',
  price: '价格',
  terms: '条款',
  termsAndConditions: '条款与条件',
  documents: '文件',
  goodToKnow: '旅行须知',
  contact: '联系方式',
  yourContact: '您的联系人',
})
