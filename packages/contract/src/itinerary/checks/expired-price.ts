import { dateAfter } from '../local-time.ts'
import { dateInWords } from '../words.ts'
import type { Rule } from './check.ts'
import { isForSale } from './is-for-sale.ts'
import * as wording from './wording.ts'

const extension = 30

/** A price that is no longer valid, on an itinerary that is not sold yet. */
export const expiredPrice: Rule = ({ itinerary, context }) => {
  const { validUntil, priceMode } = itinerary
  if (validUntil === null || validUntil >= context.today || !isForSale(context) || priceMode === 'none') return []
  const until = dateAfter(context.today, extension)
  return [
    {
      severity: 'warning',
      place: { kind: 'itinerary', field: 'validUntil' },
      message: wording.priceExpired({ date: dateInWords(validUntil) }),
      fix: {
        label: wording.extendTo({ date: dateInWords(until) }),
        edit: { kind: 'set', fields: { validUntil: until } },
      },
    },
  ]
}
