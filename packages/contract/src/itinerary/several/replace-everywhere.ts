import type { Segment } from '../../document/document.ts'
import type { EditOf, ItineraryDocument } from '../edit.ts'
import { swapSource } from '../library-update.ts'
import * as wording from './wording.ts'

/** What replacing an accommodation does to the stays there. */
export type Replacement = {
  /** Null if no stay can be replaced. */
  edit: EditOf<'several'> | null
  replaced: Segment[]
  /** Stays that are requested, booked or locked, and stay as they are. */
  left: Segment[]
}

/**
 * Replaces the stays at one accommodation with stays at another one, but only those that are not requested yet or were declined.
 * @param accommodation the uuid of the accommodation that is replaced
 * @param freshFor the new stay, as the library would create it: `segmentFromAccommodation(uuid, item)`
 */
export const replaceAccommodation = (
  { segments }: Pick<ItineraryDocument, 'segments'>,
  accommodation: string,
  freshFor: (uuid: string) => Segment,
): Replacement => {
  const stays = segments.filter(({ source }) => source?.resource === 'accommodation' && source.uuid === accommodation)
  const replaced = stays.filter(isFree)
  const left = stays.filter((segment) => !isFree(segment))
  const [first] = replaced
  if (!first) return { edit: null, replaced, left }
  return {
    edit: {
      kind: 'several',
      name: wording.replacedEverywhere({
        count: replaced.length,
        name: first.overrides.title ?? first.title,
        other: freshFor(first.uuid).title,
      }),
      edits: replaced.map((segment) => swapSource(segment, freshFor(segment.uuid))),
    },
    replaced,
    left,
  }
}

const isFree = ({ bookingStatus, priceLocked }: Segment): boolean =>
  !priceLocked && (bookingStatus === 'not_requested' || bookingStatus === 'declined')
