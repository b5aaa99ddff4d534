import { maxGalleryImages, maxSegmentImages } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { titleOf } from '../words/segment-words.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import type { OpenItinerary } from '../store/itinerary.ts'
import { type PicturePlace, placeOfDay } from './place-of-day.ts'
import * as wording from './wording.ts'

/** The images of a segment. */
export const placeOfSegment = (itinerary: OpenItinerary, segment: Segment): PicturePlace => ({
  id: segment.uuid,
  label: titleOf(segment),
  max: maxSegmentImages,
  value: effectiveSegment(segment).media,
  set: (media) => itinerary.dispatch({ kind: 'setSegment', segment: segment.uuid, fields: { media } }, null),
})

/** The places to which the library pane can add images, those of the selected day or segment first. */
export const usePicturePlaces = (): PicturePlace[] => {
  const itinerary = useItinerary()
  const { document, selection } = useItineraryState((state) => state)
  const segment = document.segments.find(({ uuid }) => uuid === selection?.uuid)
  const index = document.days.findIndex(({ uuid }) => uuid === selection?.uuid)
  const day = document.days[index]
  return [
    ...(segment ? [placeOfSegment(itinerary, segment)] : []),
    ...(day ? [placeOfDay(itinerary, day, index)] : []),
    {
      id: 'cover',
      label: wording.cover,
      max: 1,
      value: document.cover ? [document.cover] : [],
      set: ([cover = null]) => itinerary.dispatch({ kind: 'set', fields: { cover } }, null),
    },
    {
      id: 'gallery',
      label: wording.gallery,
      max: maxGalleryImages,
      value: document.gallery,
      set: (gallery) => itinerary.dispatch({ kind: 'set', fields: { gallery } }, null),
    },
  ]
}
