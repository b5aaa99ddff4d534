import type { CheckContext } from './check.ts'

/** Whether an itinerary is not sold yet, so that its price can still change. */
export const isForSale = ({ status }: Pick<CheckContext, 'status'>): boolean =>
  !status || ['enquiry', 'quoted', 'held'].includes(status)
