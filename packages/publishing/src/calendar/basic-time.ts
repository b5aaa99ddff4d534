import type { WallTime } from '@sojourn/contract/itinerary/local-time'

/** A wall time in the two forms of RFC 5545: `20270504` and `20270504T093000`. */
export const basicDate = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10).replaceAll('-', '')
export const basicTime = (wall: WallTime): string =>
  `${basicDate(wall)}T${new Date(wall).toISOString().slice(11, 19).replaceAll(':', '')}`
