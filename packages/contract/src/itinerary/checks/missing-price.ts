import type { Found, Rule, Severity, Subject } from './check.ts'

/** A trip that is sold, or shows a price, without having one; and parts of it that nobody has put a price on. */
export const missingPrice: Rule = (subject) => {
  const { trip, price, context } = subject
  if (context.seesPrices === false || trip.priceMode === 'on_request') return []
  const isBooked = context.status === 'booked' || context.status === 'travelling'
  const severity: Severity = isBooked ? 'blocking' : 'warning'
  const hasPrice = trip.displayPrice !== null || price.total !== null
  // A page that promises a price must have one, and so must a booking.
  if (!hasPrice) return isBooked || trip.priceMode !== 'none' ? [noPrice] : []
  if (trip.priceMode === 'none') return []
  // A price set by hand stands for the whole; only an itemised page shows each part of it.
  const isCovered = trip.displayPrice !== null && trip.priceMode !== 'itemised'
  return ofSegments(subject, isCovered ? 'hint' : severity)
}

const noPrice: Found = {
  severity: 'blocking',
  place: { kind: 'trip', field: 'displayPrice' },
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
