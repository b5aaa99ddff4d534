import { expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { cleanItinerary, uuidOf, withSegment } from '../fixtures/clean-itinerary.ts'
import { copyOfSegment } from './copies.ts'
import { openTickets } from './due.ts'
import { keepTravellers } from './stay-travellers.ts'
import { valueInWords } from './value-in-words.ts'

const [ada, ben] = [uuidOf(801), uuidOf(802)]
const ticket = (contact: string, ticketNumber: string | null = null) => ({
  contact,
  seat: '12A',
  ticketNumber,
  bookingReference: 'PNR123',
  baggage: '23 kg',
})
const itinerary = withSegment(cleanItinerary(), 101, {
  tickets: [ticket(ada), ticket(ben, '074-1')],
  ticketingDeadline: '2027-01-01',
})
const [flight] = itinerary.segments

it('tickets of contacts who are no longer travellers are removed, and undo brings them back', () => {
  const travellers = [ada, ben].map((contact) => ({ contact, role: 'guest' as const, room: null }))
  const document = { ...itinerary, travellers }
  const { document: after, inverse } = applyEdit(document, { kind: 'set', fields: { travellers: travellers.slice(1) } })
  expect(after.segments[0]?.tickets.map(({ contact }) => contact)).toEqual([ben])
  expect(applyEdit(after, inverse).document).toEqual(document)
})

it('segments from before there were tickets stay as they are', () => {
  const { tickets: _tickets, ...old } = { ...flight, for: null, tickets: undefined }
  const segments = [old as unknown as NonNullable<typeof flight>]
  expect(keepTravellers(segments, [])).toBe(segments)
  expect(openTickets(segments)).toHaveLength(1)
})

it('a copy has no tickets', () => {
  expect(flight && copyOfSegment(flight, uuidOf(999))).toMatchObject({ tickets: [], ticketingDeadline: null })
})

it('tickets must be issued until all have a number, also of a confirmed booking', () => {
  const open = (fields: object) => openTickets(withSegment(itinerary, 101, fields).segments).map(({ uuid }) => uuid)
  expect(open({ bookingStatus: 'confirmed' })).toContain(uuidOf(101))
  expect(open({ tickets: [] })).toContain(uuidOf(101))
  expect(open({ tickets: [ticket(ada, '074-2')] })).not.toContain(uuidOf(101))
  expect(open({ bookingStatus: 'cancelled' })).not.toContain(uuidOf(101))
})

it('tickets are compared in words', () => {
  expect(valueInWords(flight?.tickets ?? [], 'tickets', (uuid) => (uuid === ada ? 'Ada' : undefined))).toBe(
    'Ada 12A PNR123 23 kg, a traveller 12A 074-1 PNR123 23 kg',
  )
})
