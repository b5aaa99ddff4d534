import type { PlannedEvent, PlannedTime, TravelPlan } from '@sojourn/contract/itinerary/travel-plan'

/** The present: as an instant, and as the device's clock shows it, both in milliseconds since 1970. */
export type Clock = { instant: number; wall: number }

type Timed = PlannedEvent & { start: PlannedTime }

/** What a traveller sees of their itinerary at a moment. */
export type Moment =
  | { is: 'before'; days: number }
  | {
      is: 'running'
      day: number
      date: string
      now: Timed[]
      /** What begins next, today or later. */
      next: Timed | null
      /** What takes all day, and stays. */
      wholeDay: PlannedEvent[]
      /** All segments of the day, in order. */
      today: PlannedEvent[]
    }
  | { is: 'over' }

const dayMs = 86_400_000
/** How long something without an end takes, at least until the next one begins. */
const usualMs = 3_600_000

/** The clock of this device. */
export const deviceClock = (now: Date): Clock => ({
  instant: now.getTime(),
  wall: now.getTime() - now.getTimezoneOffset() * 60_000,
})

/** Where an itinerary is. Days begin where the traveller is, whatever the zone of the device's clock. */
export const momentOf = ({ isFloating, days, until, events }: TravelPlan, clock: Clock): Moment => {
  const at = isFloating ? clock.wall : clock.instant
  const [first] = days
  if (!first || at >= until) return { is: 'over' }
  if (at < first.from) {
    const today = Math.floor(clock.wall / dayMs)
    return { is: 'before', days: Math.max(0, Date.parse(`${first.date}T00:00:00Z`) / dayMs - today) }
  }
  const { n, date } = days.findLast(({ from }) => from <= at) ?? first
  const timed = events.filter(isTimed).toSorted((a, b) => a.start.at - b.start.at)
  const next = timed.find(({ start }) => start.at > at) ?? null
  const endOf = ({ start, end }: Timed) => {
    const following = timed.find((other) => other.start.at > start.at)
    return end?.at ?? Math.min(start.at + usualMs, following?.start.at ?? Infinity)
  }
  return {
    is: 'running',
    day: n,
    date,
    now: timed.filter((event) => event.start.at <= at && at < endOf(event)),
    next,
    wholeDay: events.filter(({ start, day, lastDay }) => start === null && day <= n && n <= lastDay),
    today: events.filter(({ day }) => day === n),
  }
}

const isTimed = (event: PlannedEvent): event is Timed => event.start !== null
