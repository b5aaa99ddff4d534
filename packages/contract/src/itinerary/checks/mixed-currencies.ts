import type { Found, Rule, Subject } from './check.ts'
import * as wording from './wording.ts'

/**
 * Prices in a currency other than the itinerary's. Such segments are left out of every sum, so a sum shown to the client would
 * be less than what is sold, unless there is a price override. An override in another currency does not match options, lines
 * and payments in the currency of the itinerary.
 */
export const mixedCurrencies: Rule = (subject) => {
  const { itinerary, context } = subject
  if (itinerary.priceMode === 'none' || itinerary.priceMode === 'on_request') return []
  return [...foreignOverride(subject), ...(context.seesPrices === false ? [] : foreignSegments(subject))]
}

const foreignOverride = ({ itinerary: { displayPrice, currency } }: Subject): Found[] =>
  displayPrice === null || currency === null || displayPrice.currency === currency
    ? []
    : [
        {
          severity: 'blocking',
          place: { kind: 'itinerary', field: 'displayPrice' },
          message: wording.overrideCurrency({ found: displayPrice.currency, currency }),
        },
      ]

const foreignSegments = ({ itinerary, price, segments }: Subject): Found[] => {
  const foreign = new Set(price.foreign)
  return segments
    .filter(({ uuid }) => foreign.has(uuid))
    .map(({ uuid, title }) => ({
      severity: itinerary.displayPrice === null ? 'blocking' : 'hint',
      place: { kind: 'segment', uuid, field: 'gross' },
      message: wording.segmentCurrency({ name: title, currency: price.currency ?? '' }),
    }))
}
