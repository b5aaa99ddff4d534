import { blockingFindings } from './checks/check-itinerary.ts'
import type { ItineraryDocument } from './edit.ts'
import { effectiveSegment } from './effective.ts'
import { segmentsSold } from './options.ts'
import { type Status, transitions } from '../document/statuses.ts'
import { endDateOf } from './travel-dates.ts'
import { priceOfItinerary } from './itinerary-price.ts'
import { zonesOf, type Zones } from './zones.ts'

type Itinerary = ItineraryDocument & { statusReason: string | null; heldUntil: string | null }

/**
 * Who requests a status change, and when. `companyZone` is the IANA zone of an itinerary without one. `seesPrices` is false for
 * users without `pricing:read`: prices hidden from them do not count as missing, and the server checks the stored ones.
 */
export type Asking = { isAdmin: boolean; now: Date; companyZone: string; seesPrices?: boolean }

/**
 * Whether an itinerary may change from one status to another.
 * @returns undefined if it may, otherwise the reason why not, in plain words.
 */
export const rejectionOfMove = (from: Status, to: Status, itinerary: Itinerary, asking: Asking): string | undefined => {
  const early = rejectionOfState(from, to, itinerary, asking)
  if (early) return early
  if (needsReason(from, to) && !itinerary.statusReason) return reasonNeeded
  if (to === 'held' && !isAhead(itinerary.heldUntil, asking.now)) return holdNeeded
  return undefined
}

/** What `rejectionOfMove` returns if only the additional input for the step is missing. */
export const reasonNeeded = 'a reason is needed'
export const holdNeeded = 'must be a time in the future'

/** The steps for which an itinerary is ready. A step may still require a reason, or the time until which it is held. */
export const stepsOpen = (from: Status, itinerary: Itinerary, asking: Asking): Status[] =>
  transitions[from].filter((to) => rejectionOfState(from, to, itinerary, asking) === undefined)

/** Whether an itinerary is sold: it then keeps the start date and the travellers of its booking. */
export const isSoldStatus = (status: Status | null): boolean => status === 'booked' || status === 'travelling'

/** What prevents the step in the itinerary itself, its dates or the user's permissions. */
const rejectionOfState = (from: Status, to: Status, itinerary: Itinerary, asking: Asking): string | undefined => {
  const { isAdmin, now, companyZone } = asking
  if (!transitions[from].includes(to)) return `an itinerary cannot change from ${from} to ${to}`
  if (((from === 'booked' && to === 'quoted') || from === 'completed') && !isAdmin)
    return 'only an Admin can undo this step'
  const isPriced = itinerary.displayPrice !== null || priceOfItinerary(itinerary).total !== null
  // A held itinerary returns to quoted automatically, whether it has a price or not.
  if (to === 'quoted' && from === 'enquiry' && itinerary.priceMode !== 'on_request' && !isPriced) {
    return 'a quote needs a price, or the price mode “on request”'
  }
  if (to === 'booked' && itinerary.startDate === null) return 'a booking needs a start date'
  if (to === 'booked' && itinerary.adults + itinerary.children < 1) return 'a booking needs at least one traveller'
  if (to === 'travelling' && !hasBegun(itinerary, companyZone, now))
    return 'an itinerary can be set to travelling only from its first day, in the time zone of the place where it begins'
  if (to === 'completed' && !isOver(itinerary, companyZone, now))
    return 'an itinerary can be set to completed only from the day after its last day, in the time zone of the place where it ends'
  // From completed it is a correction: the itinerary has already been travelled.
  return to === 'booked' && from !== 'completed' ? rejectionOfChecks(itinerary, asking) : undefined
}

/** The first of the check findings that prevent a booking. */
const rejectionOfChecks = (itinerary: Itinerary, { now, companyZone, seesPrices }: Asking): string | undefined => {
  const [first] = blockingFindings(itinerary, { today: dateIn(companyZone, now), status: 'booked', seesPrices })
  return first && `fix this before you book: ${first.message}`
}

const needsReason = (from: Status, to: Status): boolean =>
  to === 'lost' || to === 'cancelled' || (from === 'booked' && to === 'quoted')

const isAhead = (instant: string | null, now: Date): boolean => instant !== null && Date.parse(instant) > now.getTime()

type Dated = Pick<Itinerary, 'startDate' | 'dayCount' | 'segments'>

/** Whether the first day has begun, in the zone where the itinerary begins. */
export const hasBegun = (itinerary: Dated, companyZone: string, now: Date): boolean => {
  const zone = zonesInOrder(itinerary)[0]?.start ?? companyZone
  return itinerary.startDate !== null && dateIn(zone, now) >= itinerary.startDate
}

/** Whether the last day is over, in the zone where the itinerary ends. */
export const isOver = (itinerary: Dated, companyZone: string, now: Date): boolean => {
  const zone = zonesInOrder(itinerary).at(-1)?.end ?? companyZone
  const last = endDateOf(itinerary)
  return last !== null && dateIn(zone, now) > last
}

const zonesInOrder = ({ segments }: Dated): Zones[] => {
  const course = segmentsSold(segments).toSorted((a, b) => Number(a.day) - Number(b.day))
  return zonesOf(course.map(effectiveSegment)).values().toArray()
}

/** The calendar day in a zone, as YYYY-MM-DD. */
const dateIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
