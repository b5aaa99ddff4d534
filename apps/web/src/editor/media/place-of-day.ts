import type { Day } from '@sojourn/contract/document/document'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { OpenItinerary } from '../store/itinerary.ts'

/** Where pictures of the itinerary stand. */
export type PicturePlace = {
  id: string
  /** What it is called: `Cover`, `Day 3`. */
  label: string
  /** How many it has room for; one takes the place of the one before. */
  max: number
  value: readonly MediaRef[]
  set: (media: MediaRef[]) => void
}

/** The picture of a day. */
export const placeOfDay = (itinerary: OpenItinerary, day: Day, index: number): PicturePlace => ({
  id: day.uuid,
  label: `Day ${index + 1}`,
  max: 1,
  value: day.hero ? [day.hero] : [],
  set: ([hero = null]) => itinerary.dispatch({ kind: 'setDay', day: day.uuid, fields: { hero } }, null),
})
