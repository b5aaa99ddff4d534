import type { Found, Rule, Severity, Subject } from './check.ts'
import * as wording from './wording.ts'

/** An itinerary that is sold or shows a price but has none, and segments without a price. */
export const missingPrice: Rule = (subject) => {
  const { itinerary, price, context } = subject
  if (context.seesPrices === false || itinerary.priceMode === 'on_request') return []
  const isBooked = context.status === 'booked' || context.status === 'travelling'
  const severity: Severity = isBooked ? 'blocking' : 'warning'
  const hasPrice = itinerary.displayPrice !== null || price.total !== null
  // A page that shows a price must have one, and so must a booking.
  if (!hasPrice) return isBooked || itinerary.priceMode !== 'none' ? [noPrice] : []
  if (itinerary.priceMode === 'none') return []
  // A price override covers the whole itinerary. Only an itemised page shows the price of each segment.
  const isCovered = itinerary.displayPrice !== null && itinerary.priceMode !== 'itemised'
  return ofSegments(subject, isCovered ? 'hint' : severity)
}

const noPrice: Found = {
  severity: 'blocking',
  place: { kind: 'itinerary', field: 'displayPrice' },
  message: wording.noPrice,
}

const ofSegments = ({ price, segments }: Subject, severity: Severity): Found[] => {
  const unpriced = new Set(price.unpriced)
  return segments
    .filter(({ uuid }) => unpriced.has(uuid))
    .map(({ uuid, title }) => ({
      severity,
      place: { kind: 'segment', uuid, field: 'net' },
      message: wording.segmentHasNoPrice({ name: title }),
    }))
}
