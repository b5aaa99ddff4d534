/** The local time of a place as milliseconds since 1970, as if the place were at UTC. */
export type WallTime = number

export const dayMs = 86_400_000

/** The wall time at a date `YYYY-MM-DD` and time `HH:MM`, plus a number of days. */
export const wallTimeOf = (date: string, time = '00:00', days = 0): WallTime =>
  Date.parse(`${date}T${time}:00Z`) + days * dayMs

/**
 * The instant, in milliseconds since 1970, at which clocks in an IANA zone show a wall time. A time that does not exist is read
 * with the offset before the clock change; of a time that exists twice, the first is used. This is Temporal's `compatible`, and
 * RFC 5545.
 */
export const instantOf = (wall: WallTime, zone: string): number => {
  // Clock changes of a zone are never less than two days apart, so one of these offsets is from before it, the other from after.
  const before = wall - offsetAt(wall - dayMs, zone)
  const after = wall - offsetAt(wall + dayMs, zone)
  if (offsetAt(before, zone) === wall - before) return before
  return offsetAt(after, zone) === wall - after ? after : before
}

/** The wall time in an IANA zone at an instant. */
export const wallTimeAt = (instant: number, zone: string): WallTime => instant + offsetAt(instant, zone)

/** The calendar day of a wall time, `YYYY-MM-DD`; after the year 9999 `+YYYYYY-MM-DD`. */
export const dateOf = (wall: WallTime): string => new Date(wall).toISOString().replace(/T.*/, '')

/** The date a number of days after another, both `YYYY-MM-DD`. */
export const dateAfter = (date: string, days: number): string => dateOf(wallTimeOf(date, '00:00', days))

/** The time of day of a wall time, `HH:MM`. */
export const timeOf = (wall: WallTime): string => new Date(wall).toISOString().slice(11, 16)

/** The UTC offset of a zone at an instant, in milliseconds. */
export const offsetAt = (instant: number, zone: string): number => {
  const clock = clockOf(zone)
  // Since 1973, clocks everywhere have changed on a quarter of an hour.
  if (instant < steadySince) return readOffset(clock, instant)
  const quarter = Math.floor(instant / quarterMs)
  const cached = clock.offsets.get(quarter)
  if (cached !== undefined) return cached
  const offset = readOffset(clock, quarter * quarterMs)
  if (clock.offsets.size < maxCached) clock.offsets.set(quarter, offset)
  return offset
}

const steadySince = Date.UTC(1973, 0)
const quarterMs = 900_000
const maxCached = 20_000

type Clock = { format: Intl.DateTimeFormat; offsets: Map<number, number> }

const readOffset = ({ format }: Clock, instant: number): number => {
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = (
    format.format(instant).match(/\d+/g) ?? []
  ).map(Number)
  const wall = new Date(0)
  // Not Date.UTC, which takes years below 100 to be in the 20th century.
  wall.setUTCFullYear(year, month - 1, day)
  wall.setUTCHours(hour, minute, second)
  return wall.getTime() - Math.floor(instant / 1000) * 1000
}

const clocks = new Map<string, Clock>()

const clockOf = (timeZone: string): Clock => {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const part = 'numeric'
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: part,
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
  })
  const clock = { format, offsets: new Map<number, number>() }
  clocks.set(timeZone, clock)
  return clock
}
