import type { CostLine } from '@sojourn/contract/costing/cost-lines'
import { addDays, formatDate } from '../../kit/words/dates.ts'
import * as wording from './wording.ts'

/** What a line of a cost is for: “Adults sharing a double”. */
export const chargeInWords = ({ for: what, count, occupancy, ages, name, bps }: CostLine): string => {
  switch (what) {
    case 'room':
      return wording.charges.room({ people: occupancy ?? 1 })
    case 'adult':
      return occupancy === null ? wording.charges.adult({ count }) : wording.charges.adultSharing({ people: occupancy })
    case 'child':
      return wording.charges.child({ count, from: ages?.from ?? 0, to: ages?.to ?? 0 })
    case 'supplement':
    case 'offer':
      return bps === null ? (name ?? '') : wording.withPercentage({ name: name ?? '', percent: bps / 100 })
    case 'commission':
    case 'tax':
      return wording.charges[what]({ percent: (bps ?? 0) / 100 })
    default:
      return wording.charges[what]({ count })
  }
}

/** Where it applies: room, board, season and dates, as far as the price depends on them. */
export const scopeInWords = ({ room, board, season, from, times, for: what }: CostLine): string => {
  const isForAll = what === 'commission' || what === 'tax'
  const dates =
    times > 1
      ? wording.severalDates({ from: formatDate(from), to: formatDate(addDays(from, times - 1)) })
      : wording.oneDate({ date: formatDate(from) })
  return [room, board, season, isForAll ? null : dates].filter((part) => part !== null).join(' · ')
}
