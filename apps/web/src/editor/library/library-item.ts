import type { Read } from '@sojourn/contract/kit/define-resource'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'

/** Something of the library that can become a segment. */
export type LibraryItem = (
  | { kind: 'accommodation'; item: Read<typeof accommodation> }
  | { kind: 'excursion'; item: Read<typeof excursion> }
) & {
  /** How far it is from where travellers come from, in kilometres, where it is offered because of that. */
  away?: number
}
