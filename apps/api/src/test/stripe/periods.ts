import type { Interval } from './wire.ts'

const daySeconds = 86_400

/**
 * When the period that begins at `start` ends: the next instant that lies whole intervals from the anchor. Counting from
 * the anchor keeps the 31st over a short month. All in seconds.
 */
export const periodEndAfter = (anchor: number, interval: Interval, start: number): number => {
  let count = 1
  while (addIntervals(anchor, interval, count) <= start) count += 1
  return addIntervals(anchor, interval, count)
}

/** So many intervals later; in a month that has no such day, on its last. */
export const addIntervals = (from: number, interval: Interval, count: number): number => {
  if (interval === 'day') return from + count * daySeconds
  if (interval === 'week') return from + count * 7 * daySeconds
  const later = new Date(from * 1000)
  const day = later.getUTCDate()
  later.setUTCMonth(later.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  if (later.getUTCDate() !== day) later.setUTCDate(0)
  return Math.floor(later.getTime() / 1000)
}
