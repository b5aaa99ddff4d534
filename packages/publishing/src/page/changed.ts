import type { ChangedPlace } from '@sojourn/contract/itinerary/compare-publications'
import type { PageLinks } from './page-links.ts'

/** What stands for the mark of a changed place until the page is sent; null where nothing can be marked. */
export const changedAt = ({ answer }: PageLinks, place: ChangedPlace): string | null =>
  answer && answer.changedMark !== '' ? `${answer.changedMark}-${place};` : null
