import { dateAfter } from '../itinerary/local-time.ts'

/** Costing asks for the same few hundred dates thousands of times. */
const cache = new Map<string, string>()
const maxCached = 5_000

/** The date after a date. */
export const nextDate = (date: string): string => {
  const cached = cache.get(date)
  if (cached !== undefined) return cached
  if (cache.size >= maxCached) cache.clear()
  const next = dateAfter(date, 1)
  cache.set(date, next)
  return next
}

/** A number of dates in a row. */
export const datesFrom = (first: string, count: number): string[] => {
  const dates = [first]
  for (let date = first; dates.length < count;) {
    date = nextDate(date)
    dates.push(date)
  }
  return dates
}
