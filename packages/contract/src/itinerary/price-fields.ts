/** The fields of an itinerary that set its price: who has `pricing:update` and no more changes these and no others. */
export const itineraryPriceFields = [
  'priceMode',
  'currency',
  'markupBps',
  'taxBps',
  'roundTo',
  'displayPrice',
  'priceIncludes',
  'priceExcludes',
  'deposit',
  'paymentSchedule',
  'validUntil',
] as const

/** The same of a segment. */
export const segmentPriceFields = ['net', 'quantity', 'unit', 'markupBps', 'taxBps', 'gross', 'priceLocked'] as const
