import type { Segment } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { nightsOf } from './effective.ts'
import { segmentsSold } from './options.ts'
import { type People, peopleOf } from './stay-travellers.ts'
import { datesOfDays, datesOfSegments } from './travel-dates.ts'
import { type Zones, zonesOf } from './zones.ts'

/** When and where the segments of an itinerary take place, and for whom: computed once for all days. */
export type Course = {
  segments: Segment[]
  dates: (string | null)[]
  /** By uuid: the date on which a segment begins, its zones, and the number of people at a stay that is not for all. */
  begins: ReadonlyMap<string, string>
  zones: ReadonlyMap<string, Zones>
  people: ReadonlyMap<string, People>
}

/** @param segments those of the itinerary with overrides applied to the library content */
export const courseOf = (itinerary: ItineraryDocument, segments: Segment[]): Course => {
  const { startDate } = itinerary
  const stays = segmentsSold(segments).filter((segment) => nightsOf(segment) !== null)
  return {
    segments,
    dates: datesOfDays(itinerary),
    begins: startDate === null ? new Map() : datesOfSegments({ startDate, segments: itinerary.segments }),
    zones: zonesOf(segments.filter(({ day }) => day !== null).toSorted((a, b) => Number(a.day) - Number(b.day))),
    people: new Map(
      stays.flatMap((stay) => {
        const others = stays.filter((other) => other !== stay && sharesNight(stay, other))
        const people = peopleOf(stay, others, itinerary)
        return people ? [[stay.uuid, people] as const] : []
      }),
    ),
  }
}

const sharesNight = (one: Segment, other: Segment): boolean =>
  Number(one.day) < Number(other.day) + other.nights && Number(other.day) < Number(one.day) + one.nights
