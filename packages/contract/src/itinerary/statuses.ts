/** Where a trip stands, in the order of its life. */
export const statuses = ['enquiry', 'quoted', 'held', 'booked', 'travelling', 'completed', 'cancelled', 'lost'] as const
export type Status = (typeof statuses)[number]
