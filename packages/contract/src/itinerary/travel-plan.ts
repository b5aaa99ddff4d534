/**
 * When the days and segments of a published itinerary take place, as a traveller's page tells its script. Moments are milliseconds
 * since 1970: instants, or, if no zone of the itinerary is set (`isFloating`), wall times on the clock of whoever reads it.
 */
export type TravelPlan = {
  isFloating: boolean
  days: PlannedDay[]
  /** When the itinerary is over. */
  until: number
  events: PlannedEvent[]
}

/** A day from its first moment; the next one follows, or the end of the itinerary. */
export type PlannedDay = { n: number; date: string; from: number }

/** A segment. Without a time, it takes all of the days from `day` to `lastDay`, and `start` is null. */
export type PlannedEvent = {
  segment: string
  day: number
  lastDay: number
  start: PlannedTime | null
  end: PlannedTime | null
}

/** A moment, and what clocks show then at its place: `HH:MM` in an IANA zone, null if that is unknown. */
export type PlannedTime = { at: number; time: string; zone: string | null }
