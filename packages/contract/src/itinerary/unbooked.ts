import type { Segment } from '../document/document.ts'

/** The booking fields of a segment that is not booked yet. */
export const unbooked = {
  bookingStatus: 'not_requested',
  confirmationNo: null,
  voucherNo: null,
  documents: [],
  deadline: null,
  tickets: [],
  ticketingDeadline: null,
  priceLocked: false,
} satisfies Partial<Segment>
