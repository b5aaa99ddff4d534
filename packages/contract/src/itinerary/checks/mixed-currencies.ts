import type { Rule } from './check.ts'

/**
 * Segments sold in another currency than the itinerary: no sum holds them. Where the client is told a sum, that would be
 * less than what is sold; a price override stands for the whole.
 */
export const mixedCurrencies: Rule = ({ trip, price, segments, context }) => {
  if (context.seesPrices === false || trip.priceMode === 'none' || trip.priceMode === 'on_request') return []
  const foreign = new Set(price.foreign)
  return segments
    .filter(({ uuid }) => foreign.has(uuid))
    .map(({ uuid, title }) => ({
      severity: trip.displayPrice === null ? 'blocking' : 'hint',
      place: { kind: 'segment', uuid, field: 'gross' },
      message: `The price of ${title} is not in ${price.currency} and is left out of the total. Give it a fixed price in ${price.currency}.`,
    }))
}
