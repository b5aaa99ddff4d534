import { reportedMovementBps, updateRates } from '../moved-rates.ts'
import { dateInWords } from '../words.ts'
import type { Rule } from './check.ts'
import { isForSale } from './is-for-sale.ts'
import * as wording from './wording.ts'

/** A frozen exchange rate that the currency book has moved away from. One set by hand was chosen, so it may differ. */
export const exchangeRatesMoved: Rule = ({ itinerary, context }) => {
  if (!context.costing || !isForSale(context)) return []
  return context.costing
    .movedRates(itinerary)
    .filter(({ frozen, movedBps }) => !frozen.isManual && Math.abs(movedBps) >= reportedMovementBps)
    .map((moved) => ({
      severity: 'warning',
      place: { kind: 'rates' },
      message: wording.exchangeRateMoved({
        from: moved.frozen.from,
        to: moved.frozen.to,
        direction: moved.movedBps > 0 ? 'up' : 'down',
        percent: (Math.abs(moved.movedBps) / 100).toFixed(1),
        date: dateInWords(moved.frozen.date),
      }),
      fix: { label: wording.takeRate({ rate: moved.now.rate }), edit: updateRates(itinerary, [moved]) },
    }))
}
