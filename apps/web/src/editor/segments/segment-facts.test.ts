import { labelled } from '@sojourn/contract/kit/labelled'
import { expect, test } from 'vitest'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { uuid } from '../fixtures/open-itinerary.ts'
import { factsOf } from './segment-facts.ts'
import { bookingSummary, documentsSummary, priceSummary, roomsSummary } from './segment-summaries.ts'

test('a flight lists where from, where to, when and which, in the order of its form', () => {
  const flight = {
    ...emptySegment(uuid(1), 'flight', 'Night flight'),
    origin: labelled('Windhoek'),
    destination: labelled('Frankfurt'),
    startTime: '20:05',
    endTime: '05:40',
    endDayOffset: 1,
    carrier: 'Discover',
    number: '4Y 133',
    originTerminal: 'International',
  }
  expect(factsOf(flight)).toEqual([
    { name: 'From', text: 'Windhoek' },
    { name: 'To', text: 'Frankfurt' },
    { name: 'Departs', text: '20:05' },
    { name: 'Arrives', text: '05:40, the next day' },
    { name: 'Airline', text: 'Discover' },
    { name: 'Flight number', text: '4Y 133' },
    { name: 'Departure terminal', text: 'International' },
  ])
})

test('a stay lists its rooms, and the itinerary’s own place instead of the library’s', () => {
  const stay = {
    ...emptySegment(uuid(1), 'accommodation', 'Camp'),
    nights: 2,
    location: labelled('Etosha'),
    overrides: { location: labelled('Okaukuejo') },
    board: 'HB' as const,
    checkIn: '14:00',
    rooms: [{ type: 'Chalet', count: 2, adults: 2, children: 1 }],
  }
  expect(factsOf(stay)).toEqual([
    { name: 'Location', text: 'Okaukuejo' },
    { name: 'Nights', text: '2 nights' },
    { name: 'Board', text: 'Half board' },
    { name: 'Check-in', text: '14:00' },
    { name: 'Rooms', text: '2 × Chalet: 2 adults, 1 child' },
  ])
  expect(roomsSummary(stay)).toBe('2 rooms, 6 guests')
})

test('documents are counted, and separately those that are visible to travellers', () => {
  const walk = emptySegment(uuid(1), 'excursion', 'Walk')
  const document = { media: uuid(2), name: null, kind: 'ticket' as const, isVisible: false }
  expect(documentsSummary(walk)).toBe('')
  expect(documentsSummary({ ...walk, documents: [document] })).toBe('1 document')
  expect(documentsSummary({ ...walk, documents: [document, { ...document, isVisible: true }] })).toBe(
    '2 documents, 1 visible to travellers',
  )
})

test('bookings and prices list only what is set', () => {
  const fee = emptySegment(uuid(1), 'fee', 'Park fee')
  expect([bookingSummary(fee), priceSummary(fee)]).toEqual(['', ''])
  expect(bookingSummary({ ...fee, bookingStatus: 'requested', deadline: '2027-05-03' })).toBe('Requested, by 3/05/2027')
  expect(bookingSummary({ ...fee, bookingStatus: 'confirmed', confirmationNo: 'ABC', deadline: '2027-05-03' })).toBe(
    'Confirmed, ABC',
  )
  expect(bookingSummary({ ...fee, voucherNo: 'V-12' })).toBe('Not requested, voucher V-12')
  expect(priceSummary({ ...fee, inclusion: 'optional', gross: { amount: 12_000, currency: 'EUR' } })).toBe(
    'Optional, €120.00',
  )
})
