import type { Found, Rule, Severity, Subject } from './check.ts'

/** An itinerary that is sold, or shows a price, without having one; and segments without one. */
export const missingPrice: Rule = (subject) => {
  const { itinerary, price, context } = subject
  if (context.seesPrices === false || itinerary.priceMode === 'on_request') return []
  const isBooked = context.status === 'booked' || context.status === 'travelling'
  const severity: Severity = isBooked ? 'blocking' : 'warning'
  const hasPrice = itinerary.displayPrice !== null || price.total !== null
  // A page that promises a price must have one, and so must a booking.
  if (!hasPrice) return isBooked || itinerary.priceMode !== 'none' ? [noPrice] : []
  if (itinerary.priceMode === 'none') return []
  // A price set by hand stands for the whole; only an itemised page shows each part of it.
  const isCovered = itinerary.displayPrice !== null && itinerary.priceMode !== 'itemised'
  return ofSegments(subject, isCovered ? 'hint' : severity)
}

const noPrice: Found = {
  severity: 'blocking',
  place: { kind: 'itinerary', field: 'displayPrice' },
  message: 'The trip has no price yet.',
}

const ofSegments = ({ price, segments }: Subject, severity: Severity): Found[] => {
  const unpriced = new Set(price.unpriced)
  return segments
    .filter(({ uuid }) => unpriced.has(uuid))
    .map(({ uuid, title }) => ({
      severity,
      place: { kind: 'segment', uuid, field: 'net' },
      message: `${title} has no price yet.`,
    }))
}
