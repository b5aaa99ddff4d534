import type { Found, Rule, Subject } from './check.ts'

/**
 * Prices in another currency than the itinerary. No sum holds such a segment: where the client is told a sum, that would be
 * less than what is sold; a price override stands for the whole. An override in another currency stands beside options,
 * lines and payments that are not in it.
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
          message: `The price override is in ${displayPrice.currency}, and the itinerary is in ${currency}. Give it in ${currency}.`,
        },
      ]

const foreignSegments = ({ itinerary, price, segments }: Subject): Found[] => {
  const foreign = new Set(price.foreign)
  return segments
    .filter(({ uuid }) => foreign.has(uuid))
    .map(({ uuid, title }) => ({
      severity: itinerary.displayPrice === null ? 'blocking' : 'hint',
      place: { kind: 'segment', uuid, field: 'gross' },
      message: `The price of ${title} is not in ${price.currency} and is left out of the total. Give it a fixed price in ${price.currency}.`,
    }))
}
