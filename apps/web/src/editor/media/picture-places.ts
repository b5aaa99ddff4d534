import type { Segment } from '@sojourn/contract/itinerary/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { titleOf } from '../words/segment-words.ts'
import { useTrip, useTripState } from '../store/trip-context.tsx'
import type { Trip } from '../store/trip.ts'
import { type PicturePlace, placeOfDay } from './place-of-day.ts'

/** The pictures of a segment. */
export const placeOfSegment = (trip: Trip, segment: Segment): PicturePlace => ({
  id: segment.uuid,
  label: titleOf(segment),
  max: 20,
  value: effectiveSegment(segment).media,
  set: (media) => trip.dispatch({ kind: 'setSegment', segment: segment.uuid, fields: { media } }, null),
})

/** The places that pictures can be put to from beside the form: what is chosen in the list first. */
export const usePicturePlaces = (): PicturePlace[] => {
  const trip = useTrip()
  const { document, selection } = useTripState((state) => state)
  const segment = document.segments.find(({ uuid }) => uuid === selection?.uuid)
  const index = document.days.findIndex(({ uuid }) => uuid === selection?.uuid)
  const day = document.days[index]
  return [
    ...(segment ? [placeOfSegment(trip, segment)] : []),
    ...(day ? [placeOfDay(trip, day, index)] : []),
    {
      id: 'cover',
      label: 'Cover',
      max: 1,
      value: document.cover ? [document.cover] : [],
      set: ([cover = null]) => trip.dispatch({ kind: 'set', fields: { cover } }, null),
    },
    {
      id: 'gallery',
      label: 'Gallery',
      max: 60,
      value: document.gallery,
      set: (gallery) => trip.dispatch({ kind: 'set', fields: { gallery } }, null),
    },
  ]
}
