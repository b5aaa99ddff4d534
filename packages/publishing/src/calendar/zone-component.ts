import { changeBetween } from '@sojourn/contract/itinerary/clock-changes'
import { dayMs, offsetAt } from '@sojourn/contract/itinerary/local-time'
import { type JcalComponent, textProperty, timeProperty } from './jcal.ts'

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5) for events between two instants: its offset at the beginning, and each clock change
 * until the end.
 */
export const zoneComponent = (zone: string, from: number, to: number): JcalComponent => {
  const first = offsetAt(from, zone)
  const changes: JcalComponent[] = []
  for (let at = from; at < to; at += dayMs) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + dayMs, zone)]
    if (before !== after) changes.push(observance(changeBetween(zone, at, at + dayMs), before, after))
  }
  return ['vtimezone', [textProperty('tzid', zone)], [observance(from, first, first), ...changes]]
}

const observance = (instant: number, before: number, after: number): JcalComponent => [
  after > before ? 'daylight' : 'standard',
  [
    timeProperty('dtstart', instant + before, null),
    ['tzoffsetfrom', {}, 'utc-offset', offsetText(before)],
    ['tzoffsetto', {}, 'utc-offset', offsetText(after)],
  ],
  [],
]

/** Milliseconds formatted as `+05:30` or `-09:30`. */
const offsetText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
