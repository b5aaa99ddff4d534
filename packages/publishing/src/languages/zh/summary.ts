import { translation } from '../translation.ts'
import type { summary as source } from '../en/summary.ts'

export const summary = translation<typeof source>()({
  summary: '概览',
  summaryOf: '{title}：概览',
  dayCards: '每日行程卡',
  dayCardsOf: '{title}：每日行程卡',
  day: '天',
  date: '日期',
  programme: '安排',
  overnight: '住宿',
  price: '价格',
  contact: '联系方式',
})
