/** Where an itinerary stands, in the order of its life. */
export const statuses = ['enquiry', 'quoted', 'held', 'booked', 'travelling', 'completed', 'cancelled', 'lost'] as const
export type Status = (typeof statuses)[number]

/** Where each status may go by hand. */
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
