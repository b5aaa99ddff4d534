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

type Trip = {
  dayCount: number
  startDate: string | null
  adults: number
  children: number
  priceMode: string
  displayPrice: unknown
  segments: readonly { net: unknown; gross: unknown }[]
  statusReason: string | null
}

/**
 * Whether a trip may go from one status to another.
 * @returns nothing when it may, otherwise what stands in the way, in plain words.
 */
export const refusalOfMove = (
  from: Status,
  to: Status,
  trip: Trip,
  actor: { isAdmin: boolean },
): string | undefined => {
  if (!transitions[from].includes(to)) return `${from} cannot become ${to}`
  if ((from === 'booked' && to === 'quoted') || from === 'completed') {
    if (!actor.isAdmin) return 'only an Admin may take this step back'
  }
  const needsReason = to === 'lost' || to === 'cancelled' || (from === 'booked' && to === 'quoted')
  if (needsReason && !trip.statusReason) return 'a reason is needed'
  const isPriced =
    trip.displayPrice !== null ||
    (trip.priceMode === 'itemised' && trip.segments.some((one) => one.net !== null || one.gross !== null))
  // From held it goes back by itself, whether it has a price or not.
  if (to === 'quoted' && from === 'enquiry' && trip.priceMode !== 'on_request' && !isPriced) {
    return 'a quote needs a price, or the price on request'
  }
  if (to === 'booked' && trip.startDate === null) return 'a booking needs a start date'
  if (to === 'booked' && trip.adults + trip.children < 1) return 'a booking needs at least one traveller'
  return undefined
}
