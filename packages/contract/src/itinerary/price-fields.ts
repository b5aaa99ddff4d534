/** The fields of an itinerary that determine its price: a user who only has `pricing:update` can change just these. */
export const itineraryPriceFields = [
  'priceMode',
  'currency',
  'markupBps',
  'taxBps',
  'roundTo',
  'exchangeRates',
  'markupRules',
  'taxRules',
  'serviceFee',
  'agencyCommissionBps',
  'displayPrice',
  'priceIncludes',
  'priceExcludes',
  'deposit',
  'paymentSchedule',
  'validUntil',
] as const

/** The same fields of a segment. */
export const segmentPriceFields = [
  'net',
  'quantity',
  'unit',
  'markupBps',
  'taxBps',
  'gross',
  'priceLocked',
  'costing',
] as const
