import type { Interval } from './wire.ts'

const daySeconds = 86_400

/**
 * The end of the period that begins at `start`: the next instant that is a whole number of intervals after the anchor. Counting
 * from the anchor keeps the 31st across a short month. In seconds.
 */
export const periodEndAfter = (anchor: number, interval: Interval, start: number): number => {
  let count = 1
  while (addIntervals(anchor, interval, count) <= start) count += 1
  return addIntervals(anchor, interval, count)
}

/** The same time this many intervals later; in a shorter month, on its last day. */
export const addIntervals = (from: number, interval: Interval, count: number): number => {
  if (interval === 'day') return from + count * daySeconds
  if (interval === 'week') return from + count * 7 * daySeconds
  const later = new Date(from * 1000)
  const day = later.getUTCDate()
  later.setUTCMonth(later.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  if (later.getUTCDate() !== day) later.setUTCDate(0)
  return Math.floor(later.getTime() / 1000)
}
