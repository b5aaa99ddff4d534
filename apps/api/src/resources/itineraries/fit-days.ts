import { randomUUID } from 'node:crypto'
import { documentLimits } from '@sojourn/contract/document/document-limits'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { invalidField, Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'

type AnyDay = { uuid: string }
type AnySegment = { day: number | null }

/**
 * Makes days and day count agree. With only a count, empty days are added at the end or days are removed there; segments of
 * removed days become unscheduled and are not deleted. With only days, the count is set to their number.
 */
export const fitDays = (before: Stored | null, changes: Stored): Stored => {
  const present = { ...before, ...changes }
  const days = present.days as AnyDay[]
  if ('days' in changes && !('dayCount' in changes && before !== null)) {
    if (days.length > 0) return { ...changes, dayCount: days.length }
  }
  const count = present.dayCount as number
  if ('days' in changes && days.length > 0 && days.length !== count)
    throw invalidField('days', 'invalid_value', `contains ${days.length} days, but dayCount is ${count}`)
  if (days.length === count) return changes
  const fitted = Array.from({ length: count }, (_, index) => days[index] ?? emptyDay(randomUUID()))
  const segments = (present.segments as AnySegment[]).map((segment) =>
    segment.day !== null && segment.day >= count ? { ...segment, day: null } : segment,
  )
  return { ...changes, days: fitted, segments }
}

/** 422 when the days and the day count of a new itinerary differ. */
export const requireSameCount = (input: unknown): void => {
  if (typeof input !== 'object' || input === null || !('days' in input) || !('dayCount' in input)) return
  const { days, dayCount } = input
  if (!Array.isArray(days) || days.length === 0 || typeof dayCount !== 'number' || days.length === dayCount) return
  throw invalidField('dayCount', 'invalid_value', `is ${dayCount}, but days contains ${days.length}`)
}

/** 413 when the document is too large. */
export const requireSize = (itinerary: Stored): void => {
  const bytes = Buffer.byteLength(JSON.stringify([itinerary.days, itinerary.segments]))
  if (bytes > documentLimits.bytes)
    throw new Problem('too_large', { detail: `an itinerary can be at most ${documentLimits.bytes / 1024 / 1024} MB` })
}
