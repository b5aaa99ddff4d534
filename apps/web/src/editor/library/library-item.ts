import type { Read } from '@sojourn/contract/kit/define-resource'
import type { LentAccommodation, LentExcursion } from '@sojourn/contract/itinerary/from-library'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'

/** Records of lists have their image; those read one by one have only references to it. */
type Shown = { thumbnail?: Thumbnail | null }

/** A record of the library that can become a segment. */
export type LibraryItem = (
  | { kind: 'accommodation'; item: LentAccommodation & Pick<Read<typeof accommodation>, 'type'> & Shown }
  | { kind: 'excursion'; item: LentExcursion & Pick<Read<typeof excursion>, 'category'> & Shown }
) & {
  /**
   * The distance from the previous place of the itinerary, in kilometres; only for items that are offered because they are
   * near.
   */
  away?: number
}
