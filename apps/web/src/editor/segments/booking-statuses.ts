import type { Segment } from '@sojourn/contract/document/document'

/** The booking statuses in the order in which they are offered. */
export const bookingStatuses = [
  'not_requested',
  'requested',
  'provisional',
  'waitlisted',
  'confirmed',
  'declined',
  'cancelled',
] as const satisfies readonly Segment['bookingStatus'][]
