import type { Segment } from '@sojourn/contract/document/document'
import { documentsOf, visibleDocumentsOf } from '@sojourn/contract/itinerary/segment-documents'
import { travellersOf } from '@sojourn/contract/itinerary/stay-travellers'
import { dateInWords } from '@sojourn/contract/itinerary/words'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { ServiceField } from './kind-fields.ts'
import { bookingInWords } from '../words/segment-words.ts'
import * as wording from './wording.ts'

/** `All travellers`, `2 of 12 travellers`. */
export const whoStaysSummary = (segment: Segment, travellers: number): string => {
  const some = travellersOf(segment)
  return some ? wording.guestsSome({ count: some.length, total: travellers }) : wording.guestsAll
}

/** `2 rooms, 4 guests`. */
export const roomsSummary = ({ rooms }: Segment): string => {
  if (rooms.length === 0) return ''
  const total = rooms.reduce((sum, { count }) => sum + count, 0)
  const guests = rooms.reduce((sum, { count, adults, children }) => sum + count * (adults + children), 0)
  return wording.roomsSummary({ rooms: total, guests })
}

/** The values of the fields about a supplier, in one line. */
export const serviceSummary = (segment: Segment, fields: readonly ServiceField[]): string =>
  joined(fields.map((field) => segment[field]))

/** `2 tickets`. */
export const ticketsSummary = ({ tickets }: Segment): string =>
  tickets?.length ? wording.ticketCount({ count: tickets.length }) : ''

/** `2 documents, 1 visible to travellers`. */
export const documentsSummary = (segment: Segment): string => {
  const [count, visible] = [documentsOf(segment).length, visibleDocumentsOf(segment).length]
  return joined([
    count === 0 ? null : wording.documentCount({ count }),
    visible === 0 ? null : wording.visibleCount({ count: visible }),
  ])
}

/** `Confirmed, ABC123`, `Requested, by 3/05/2027`. */
export const bookingSummary = ({ bookingStatus, confirmationNo, voucherNo, deadline }: Segment): string =>
  joined([
    bookingStatus === 'not_requested' && !confirmationNo && !voucherNo && !deadline
      ? null
      : bookingInWords(bookingStatus),
    confirmationNo,
    voucherNo ? wording.voucher({ number: voucherNo }) : null,
    deadline && bookingStatus !== 'confirmed' ? wording.deadline({ date: dateInWords(deadline) }) : null,
  ])

/** `Optional, €120.00`. It has no net prices, so that every user may read it. */
export const priceSummary = ({ inclusion, gross, priceLocked }: Segment): string =>
  joined([
    inclusion === 'optional' ? wording.optional : inclusion === 'own_arrangement' ? wording.ownArrangement : null,
    gross && moneyInWords(gross),
    priceLocked ? wording.locked : null,
  ])

/** `3 included, 1 not included`. */
export const contentsSummary = ({ included, excluded }: Segment): string =>
  joined([
    included.length > 0 ? wording.includedCount({ count: included.length }) : null,
    excluded.length > 0 ? wording.excludedCount({ count: excluded.length }) : null,
  ])

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')
