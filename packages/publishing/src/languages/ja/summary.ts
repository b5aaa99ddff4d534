import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: '概要',
  summaryOf: '{title}：概要',
  dayCards: '日程カード',
  dayCardsOf: '{title}：日程カード',
  day: '日目',
  date: '日付',
  programme: '内容',
  overnight: '宿泊',
  price: '料金',
  contact: 'お問い合わせ',
})
