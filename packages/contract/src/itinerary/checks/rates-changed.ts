import { effectiveSegment } from '../effective.ts'
import { moneyInWords } from '../../kit/currency-digits.ts'
import type { Rule } from './check.ts'
import { isForSale } from './is-for-sale.ts'
import * as wording from './wording.ts'

/** Segments that cost something else by today's rate sheets than when they were priced. Locked and confirmed ones keep their prices. */
export const ratesChanged: Rule = ({ itinerary, context }) => {
  if (!context.costing || !isForSale(context)) return []
  const changed = context.costing.recost(itinerary).filter(({ state }) => state === 'changed')
  const [first] = changed
  if (!first) return []
  const segment = itinerary.segments.find(({ uuid }) => uuid === first.cost.uuid)
  const { before, cost } = first
  const message =
    changed.length === 1 && segment && before && cost.net
      ? wording.rateChanged({
          name: effectiveSegment(segment).title,
          before: moneyInWords(before),
          after: moneyInWords(cost.net),
        })
      : wording.ratesChanged({ count: changed.length })
  return [{ severity: 'warning', place: { kind: 'rates' }, message }]
}
