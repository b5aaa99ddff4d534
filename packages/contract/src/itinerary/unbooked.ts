import type { Segment } from '../document/document.ts'

/** The fields of a segment that is not booked yet, so that nothing in it is confirmed or locked. */
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
