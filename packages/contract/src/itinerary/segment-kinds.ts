/** What a segment of an itinerary can be. */
export const segmentKinds = [
  'accommodation',
  'excursion',
  'flight',
  'train',
  'bus',
  'ferry',
  'cruise',
  'transfer',
  'drive',
  'car_hire',
  'meal',
  'guide_service',
  'free_time',
  'note',
  'fee',
] as const
export type SegmentKind = (typeof segmentKinds)[number]

/** Kinds that carry the traveller from an origin to a destination. */
export const transportKinds: ReadonlySet<SegmentKind> = new Set([
  'flight',
  'train',
  'bus',
  'ferry',
  'cruise',
  'transfer',
  'drive',
])
