import type { Read } from '@sojourn/contract/kit/define-resource'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'

/** A record of the library that can become a segment. */
export type LibraryItem = (
  | { kind: 'accommodation'; item: Read<typeof accommodation> }
  | { kind: 'excursion'; item: Read<typeof excursion> }
) & {
  /**
   * The distance from the previous place of the itinerary, in kilometres; only for items that are offered because they are
   * near.
   */
  away?: number
}
