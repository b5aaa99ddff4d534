import type { Day } from '@sojourn/contract/document/document'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { OpenItinerary } from '../store/itinerary.ts'
import { dayName } from '../words/day-words.ts'

/** A place for images in the itinerary. */
export type PicturePlace = {
  id: string
  /** Its name: `Cover`, `Day 3`. */
  label: string
  /** The maximum number of images. If it is one, a new image replaces the present one. */
  max: number
  value: readonly MediaRef[]
  set: (media: MediaRef[]) => void
}

/** The image of a day. */
export const placeOfDay = (itinerary: OpenItinerary, day: Day, index: number): PicturePlace => ({
  id: day.uuid,
  label: dayName(index),
  max: 1,
  value: day.hero ? [day.hero] : [],
  set: ([hero = null]) => itinerary.dispatch({ kind: 'setDay', day: day.uuid, fields: { hero } }, null),
})
