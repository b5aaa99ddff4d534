import type { Segment } from '@sojourn/contract/document/document'
import { travellersOf } from '@sojourn/contract/itinerary/stay-travellers'
import { dateInWords } from '@sojourn/contract/itinerary/words'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { countOf } from '../../kit/words/words.ts'
import type { ServiceField } from './kind-fields.ts'

/** Labels for the booking status. */
export const bookingWords: Readonly<Record<Segment['bookingStatus'], string>> = {
  not_requested: 'Not requested',
  requested: 'Requested',
  provisional: 'Provisional',
  waitlisted: 'On the waiting list',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

/** `All travellers`, `2 of 12 travellers`. */
export const whoStaysSummary = (segment: Segment, travellers: number): string => {
  const some = travellersOf(segment)
  return some ? `${some.length} of ${countOf(travellers, 'traveller')}` : 'All travellers'
}

/** `2 rooms, 4 guests`. */
export const roomsSummary = ({ rooms }: Segment): string => {
  if (rooms.length === 0) return ''
  const total = rooms.reduce((sum, { count }) => sum + count, 0)
  const guests = rooms.reduce((sum, { count, adults, children }) => sum + count * (adults + children), 0)
  return `${countOf(total, 'room')}, ${countOf(guests, 'guest')}`
}

/** The values of the fields about a supplier, in one line. */
export const serviceSummary = (segment: Segment, fields: readonly ServiceField[]): string =>
  joined(fields.map((field) => segment[field]))

/** `Confirmed, ABC123`, `Requested, by 3/05/2027`. */
export const bookingSummary = ({ bookingStatus, confirmationNo, deadline }: Segment): string =>
  joined([
    bookingStatus === 'not_requested' && !confirmationNo && !deadline ? null : bookingWords[bookingStatus],
    confirmationNo,
    deadline && bookingStatus !== 'confirmed' ? `by ${dateInWords(deadline)}` : null,
  ])

/** `Optional, €120.00`. It has no net prices, so that every user may read it. */
export const priceSummary = ({ inclusion, gross, priceLocked }: Segment): string =>
  joined([
    inclusion === 'optional' ? 'Optional' : inclusion === 'own_arrangement' ? 'The traveller arranges it' : null,
    gross && moneyInWords(gross),
    priceLocked ? 'Locked' : null,
  ])

/** `3 included, 1 not`. */
export const contentsSummary = ({ included, excluded }: Segment): string =>
  joined([
    included.length > 0 ? `${included.length} included` : null,
    excluded.length > 0 ? `${excluded.length} not` : null,
  ])

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')
