import { dayMs, offsetAt } from '@sojourn/contract/itinerary/local-time'
import { basicTime } from './basic-time.ts'

const minuteMs = 60_000

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) for events between two instants: what its clocks show at the beginning, and
 * each change of them until the end.
 */
export const zoneComponent = (zone: string, from: number, to: number): string => {
  const first = offsetAt(from, zone)
  const changes: string[] = []
  for (let at = from; at < to; at += dayMs) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + dayMs, zone)]
    if (before !== after) changes.push(observance(changeBetween(zone, at, at + dayMs), before, after))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, observance(from, first, first), ...changes, 'END:VTIMEZONE'].join('\r\n')
}

const observance = (instant: number, before: number, after: number): string => {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${basicTime(instant + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ].join('\r\n')
}

/** The minute at which the clocks change. */
const changeBetween = (zone: string, from: number, to: number): number => {
  const before = offsetAt(from, zone)
  let [low, high] = [from, to]
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** Milliseconds as `+0530` or `-0930`. */
const offsetText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / minuteMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
