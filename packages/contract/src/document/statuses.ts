/** The statuses of an itinerary, in order of its life cycle. */
export const statuses = ['enquiry', 'quoted', 'held', 'booked', 'travelling', 'completed', 'cancelled', 'lost'] as const
export type Status = (typeof statuses)[number]

/** The statuses to which a user may move an itinerary from each status. */
export const transitions: Readonly<Record<Status, readonly Status[]>> = {
  enquiry: ['quoted', 'held', 'booked', 'lost'],
  quoted: ['enquiry', 'held', 'booked', 'lost'],
  held: ['quoted', 'booked', 'lost'],
  booked: ['travelling', 'cancelled', 'quoted'],
  travelling: ['completed', 'cancelled'],
  completed: ['booked'],
  lost: ['enquiry'],
  cancelled: ['enquiry'],
}
