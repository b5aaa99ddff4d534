import { isDeepStrictEqual } from 'node:util'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'

const locked = ['net', 'quantity', 'unit', 'markupBps', 'taxBps', 'gross', 'costing'] as const

/**
 * Locks the price of a segment whose booking becomes confirmed. 422, with the field names, when a locked price changes and
 * stays locked: to change it, it has to be unlocked in the same save.
 */
export const fitPriceLocks = (before: Stored | null, changes: Stored): Stored => {
  if (!Array.isArray(changes.segments)) return changes
  const existingSegments = new Map(((before?.segments ?? []) as Stored[]).map((segment) => [segment.uuid, segment]))
  const errors: FieldErrors = {}
  const segments = (changes.segments as Stored[]).map((segment, index) => {
    const present = existingSegments.get(segment.uuid)
    if (present?.priceLocked && segment.priceLocked) {
      for (const name of locked.filter((field) => !isDeepStrictEqual(present[field] ?? null, segment[field] ?? null)))
        errors[`segments.${index}.${name}`] = [
          { code: 'read_only', message: 'is locked; unlock the price to change it' },
        ]
    }
    const becomesConfirmed = segment.bookingStatus === 'confirmed' && present?.bookingStatus !== 'confirmed'
    return becomesConfirmed ? { ...segment, priceLocked: true } : segment
  })
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors })
  return { ...changes, segments }
}

/** The changes that restore a version, with the prices that are locked now: restoring does not unlock or change them. */
export const keepLockedPrices = (before: Stored, changes: Stored): Stored => {
  if (!Array.isArray(changes.segments)) return changes
  const existingSegments = new Map((before.segments as Stored[]).map((segment) => [segment.uuid, segment]))
  const segments = (changes.segments as Stored[]).map((segment) => {
    const present = existingSegments.get(segment.uuid)
    if (!present?.priceLocked) return segment
    return { ...segment, ...Object.fromEntries(locked.map((name) => [name, present[name]])), priceLocked: true }
  })
  return fitPriceLocks(before, { ...changes, segments })
}
