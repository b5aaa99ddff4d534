import type { RateLine } from '@sojourn/contract/resources/rate-part'

/** A new price: like the one above it, without its amounts. */
export const blankLine = (above: RateLine | undefined): RateLine => ({
  season: above?.season ?? null,
  room: above?.room ?? null,
  board: above?.board ?? null,
  per: above?.per ?? 'room',
  perTime: above?.perTime ?? 'night',
  price: null,
  occupancy: { single: null, double: null, triple: null, extraAdult: null },
  childBands: above?.childBands ?? [],
  paxBands: [],
  capacity: above?.capacity ?? null,
  minNights: above?.minNights ?? null,
  maxNights: above?.maxNights ?? null,
})
