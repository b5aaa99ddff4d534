/** What a clock on the wall shows, without a place: milliseconds since 1970 as if the place were at UTC. */
export type WallTime = number

/** A date `YYYY-MM-DD` and a time `HH:MM` as a clock shows them, so many days later. */
export const wallTime = (date: string, time = '00:00', days = 0): WallTime =>
  Date.parse(`${date}T${time}:00Z`) + days * dayMs

export const dayMs = 86_400_000

/** The instant, in milliseconds since 1970, at which a clock in a zone shows that time; in a gap, the one after it. */
export const instantOf = (wall: WallTime, zone: string): number => {
  const guess = wall - offsetAt(wall, zone)
  return wall - offsetAt(guess, zone)
}

/** What a clock in a zone shows at an instant. */
export const wallTimeAt = (instant: number, zone: string): WallTime => instant + offsetAt(instant, zone)

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (instant: number, zone: string): number => {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const part = 'numeric'
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: part,
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
  })
  clocks.set(timeZone, clock)
  return clock
}

/** A wall time in the two forms of RFC 5545: `20270504` and `20270504T093000`. */
export const basicDate = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10).replaceAll('-', '')
export const basicTime = (wall: WallTime): string =>
  `${basicDate(wall)}T${new Date(wall).toISOString().slice(11, 19).replaceAll(':', '')}`
