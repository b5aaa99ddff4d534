import type { Segment } from '@sojourn/contract/document/document'
import { withFlightTitle } from '@sojourn/contract/flights/flight-title'
import { useCallback } from 'react'
import { useItinerary, useSetSegment } from '../../store/itinerary-context.tsx'

type Changes = Partial<Omit<Segment, 'uuid' | 'day' | 'source' | 'overrides'>>

/** Changes a segment. The title of a flight follows its number and places until the user types another. */
export const useSetWithTitle = (uuid: string) => {
  const itinerary = useItinerary()
  const set = useSetSegment(uuid)
  return useCallback(
    (changes: Changes, typing = false) => {
      // Not the segment of the form, whose title may be out of date (see use-stable-segment.ts).
      const segment = itinerary.store.getState().document.segments.find((one) => one.uuid === uuid)
      set(segment ? withFlightTitle(segment, changes) : changes, typing)
    },
    [itinerary, set, uuid],
  )
}
