import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { Sentence } from '@sojourn/contract/itinerary/sentence'

/** The initial values of a new item of the library, apart from its name. */
export type ItemFacts = { destination: string | null; durationMin: number | null }

/** The uuid of the accommodation in which travellers spend the night after a day; null if it is not from the library. */
export const accommodationOfNight = (
  { segments }: Pick<ItineraryDocument, 'segments'>,
  night: number | null,
): string | null => {
  if (night === null) return null
  const stay = segments.find(
    ({ source, day, nights }) =>
      source?.resource === 'accommodation' && day !== null && day <= night && night < day + nights,
  )
  return stay?.source?.uuid ?? null
}

/** The minutes between the times of a sentence; null without two times on the same day. */
export const minutesBetween = (sentence: Pick<Sentence, 'startTime' | 'endTime'> | null): number | null => {
  const [start, end] = [sentence?.startTime, sentence?.endTime]
  return start && end && start < end ? minutesOf(end) - minutesOf(start) : null
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
