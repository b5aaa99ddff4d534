import type { CostGap } from '@sojourn/contract/costing/cost-lines'
import { formatDate } from '../../kit/words/dates.ts'
import * as wording from './wording.ts'

/** Why a segment has no price by its rates: the first gap, and how many more dates have one. */
export const gapInWords = (gaps: readonly CostGap[]): string => {
  const [first] = gaps
  if (!first) return ''
  const dates = new Set(gaps.map(({ date }) => date))
  const text = oneGap(first)
  return dates.size > 1 ? wording.gapsMore({ text, count: dates.size - 1 }) : text
}

const oneGap = ({ reason, date, room }: CostGap): string => {
  const when = date === null ? '' : formatDate(date)
  if (reason === 'no_rate' && room !== null) return wording.gaps.no_room_rate({ date: when, room })
  const text = wording.gaps[reason]
  return typeof text === 'string' ? text : text({ date: when })
}
