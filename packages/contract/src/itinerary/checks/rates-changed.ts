import { effectiveSegment } from '../effective.ts'
import { moneyInWords } from '../../kit/currency-digits.ts'
import type { Segment } from '../../document/document.ts'
import { dateInWords } from '../words.ts'
import type { Found, PriceChange, Rule } from './check.ts'
import { isForSale } from './is-for-sale.ts'
import * as wording from './wording.ts'

/**
 * Segments that have another net by today's rate sheets than when they were priced, and those that were priced by rate sheets and no
 * longer have a rate. Locked and confirmed ones keep their prices.
 */
export const ratesChanged: Rule = ({ itinerary, context }) => {
  if (!context.costing || !isForSale(context)) return []
  const byUuid = new Map(itinerary.segments.map((segment) => [segment.uuid, segment]))
  const costed = context.costing.recost(itinerary).flatMap((change) => {
    const segment = byUuid.get(change.cost.uuid)
    return segment?.costing ? [{ ...change, segment }] : []
  })
  const changed = costed.filter(({ state }) => state === 'changed')
  const withoutRate = costed.filter((one) => one.state === 'gap' && !waitsForDate(one))
  return [
    ...finding(changed, inWords, (count) => wording.ratesChanged({ count })),
    ...finding(withoutRate, gapInWords, (count) => wording.noRates({ count })),
  ]
}

type Costed = PriceChange & { segment: Segment }

const finding = (found: Costed[], one: (only: Costed) => string, several: (count: number) => string): Found[] => {
  const [first] = found
  if (!first) return []
  const message = found.length === 1 ? one(first) : several(found.length)
  return [{ severity: 'warning', place: { kind: 'rates' }, message }]
}

/** Whether a segment is unscheduled, or its itinerary has no dates yet. It is priced again when it has one. */
const waitsForDate = ({ cost }: Costed): boolean => cost.gaps[0]?.reason === 'no_date'

const inWords = ({ segment, before, cost }: Costed): string =>
  before && cost.net
    ? wording.rateChanged({
        name: effectiveSegment(segment).title,
        before: moneyInWords(before),
        after: moneyInWords(cost.net),
      })
    : wording.ratesChanged({ count: 1 })

const gapInWords = ({ segment, before, cost }: Costed): string => {
  if (!before) return wording.noRates({ count: 1 })
  const values = { name: effectiveSegment(segment).title, before: moneyInWords(before) }
  const missing = cost.gaps.find(({ reason, date }) => reason === 'no_rate' && date !== null)
  return missing?.date
    ? wording.noRateOn({ ...values, date: dateInWords(missing.date) })
    : wording.ratesDoNotFit(values)
}
