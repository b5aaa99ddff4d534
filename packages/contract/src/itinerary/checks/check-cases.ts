import { library, places, uuidOf, withMore, withSegment } from '../clean-itinerary.ts'
import type { Segment, SegmentInput } from '../document.ts'
import type { ItineraryDocument } from '../edit.ts'
import type { CheckContext, Place, RuleName, Severity } from './check.ts'

/** A change to the clean itinerary, or to what is known beside it, and the one thing that is then found. */
export type Case = {
  what: string
  rule: RuleName
  severity: Severity
  itinerary?: (itinerary: ItineraryDocument) => ItineraryDocument
  context?: Partial<CheckContext>
  place: Place
  says: string
  fix?: string
}

export const segmentAt = (number: number, field?: string): Place =>
  ({
    kind: 'segment',
    uuid: uuidOf(number),
    ...(field ? { field } : {}),
  }) as Place
const eur = (amount: number) => ({ amount, currency: 'EUR' })
/** A stay that no itinerary has yet. */
export const lodge = {
  uuid: uuidOf(200),
  kind: 'accommodation' as const,
  title: 'Rest Camp',
  media: [{ media: library.picture }],
  net: eur(100),
} satisfies SegmentInput

/** One change to the clean itinerary each, which wakes one rule and no other. */
export const cases: Case[] = [
  {
    what: 'a stay that ends a night too early',
    rule: 'night-without-bed',
    severity: 'warning',
    itinerary: (itinerary) => withSegment(itinerary, 104, { nights: 1 }),
    place: { kind: 'day', uuid: uuidOf(3) },
    says: 'Nobody has a bed for the night of day 3.',
    fix: 'Stay one more night at Desert Camp',
  },
  {
    what: 'a stay that goes on into the next one',
    rule: 'overlapping-stays',
    severity: 'warning',
    itinerary: (itinerary) => withSegment(itinerary, 104, { nights: 3 }),
    place: segmentAt(107, 'for'),
    says: 'There are two places to stay for the night of 6/05/2027: Desert Camp and Sea House. Say who stays where.',
    fix: 'Leave Desert Camp after 2 nights',
  },
  {
    what: 'the same room in two segments',
    rule: 'double-booked-room',
    severity: 'warning',
    itinerary: (itinerary) =>
      withMore(itinerary, { ...lodge, title: 'Sea House', day: 4, nights: 1, rooms: [{ type: 'double', count: 1 }] }),
    place: segmentAt(200, 'rooms'),
    says: 'double at Sea House is booked twice for the night of day 5.',
    fix: 'Remove the second stay',
  },
  {
    what: 'a flight that arrives before it leaves',
    rule: 'impossible-transfer',
    severity: 'blocking',
    itinerary: (itinerary) => withSegment(itinerary, 109, { startTime: '22:00', endTime: '00:10' }),
    place: segmentAt(109, 'endTime'),
    says: 'Flight home arrives before it leaves.',
    fix: 'Let it arrive the next day',
  },
  {
    what: 'a drive faster than any car',
    rule: 'impossible-transfer',
    severity: 'blocking',
    itinerary: (itinerary) => withSegment(itinerary, 106, { endTime: '09:30' }),
    place: segmentAt(106, 'endTime'),
    says: 'Drive to the coast covers 239 km in 30 min, which nothing does.',
  },
  {
    what: 'a drive that leaves before the flight has landed',
    rule: 'impossible-transfer',
    severity: 'blocking',
    itinerary: (itinerary) =>
      withMore(itinerary, {
        uuid: uuidOf(200),
        kind: 'transfer',
        title: 'Shuttle',
        day: 0,
        startTime: '10:30',
        net: eur(1),
      }),
    place: segmentAt(200, 'startTime'),
    says: 'Shuttle leaves at 10:30, before Flight to Windhoek arrives at 11:10.',
  },
  {
    what: 'an excursion that begins far from where the flight has just landed',
    rule: 'impossible-transfer',
    severity: 'blocking',
    itinerary: (itinerary) =>
      withMore(itinerary, {
        uuid: uuidOf(200),
        kind: 'excursion',
        title: 'Harbour tour',
        net: eur(1),
        day: 0,
        startTime: '11:20',
        location: places.capeTown,
        media: [{ media: library.picture }],
      }),
    place: segmentAt(200, 'startTime'),
    says: 'Flight to Windhoek arrives at 11:10, and Harbour tour begins 1277 km away in Cape Town 10 min later.',
  },
  {
    what: 'a stay beyond the last day',
    rule: 'check-out-after-departure',
    severity: 'blocking',
    itinerary: (itinerary) => withSegment(itinerary, 107, { nights: 4 }),
    place: segmentAt(107, 'nights'),
    says: 'Sea House is booked until day 8, but Flight home leaves on day 6.',
    fix: 'Make it 2 nights',
  },
  {
    what: 'an hour of leaving after the flight home',
    rule: 'check-out-after-departure',
    severity: 'blocking',
    itinerary: (itinerary) => withSegment(itinerary, 107, { endTime: '16:00' }),
    place: segmentAt(107, 'endTime'),
    says: 'Check-out at Sea House is at 16:00, after Flight home leaves at 15:00.',
    fix: 'Check out by 15:00',
  },
  {
    what: 'a house whose latest check-out is after an early flight',
    rule: 'check-out-after-departure',
    severity: 'hint',
    itinerary: (itinerary) => withSegment(itinerary, 109, { startTime: '07:00', endTime: '09:10' }),
    place: segmentAt(107, 'checkOut'),
    says: 'Check-out at Sea House is at 10:00, after Flight home leaves at 07:00.',
    fix: 'Check out by 07:00',
  },
  {
    what: 'a house that is closed over the new year',
    rule: 'closed-season',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...itinerary, startDate: '2027-01-08' }),
    context: { excursions: new Map() },
    place: segmentAt(104),
    says: 'Desert Camp is closed on 9/01/2027.',
  },
  {
    what: 'an excursion out of its season',
    rule: 'closed-season',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...itinerary, startDate: '2027-02-01' }),
    place: segmentAt(105),
    says: 'Dune walk does not run on 3/02/2027: that is out of its season.',
  },
  {
    what: 'a room for fewer than travel',
    rule: 'party-over-capacity',
    severity: 'warning',
    itinerary: (itinerary) =>
      withSegment(itinerary, 102, { rooms: [{ type: 'Single', count: 1, adults: 1, children: 0 }] }),
    place: segmentAt(102),
    says: 'The rooms at Olive Grove sleep 1, but 2 travel.',
    fix: 'Take 2 × Single',
  },
  {
    what: 'an excursion for fewer than travel',
    rule: 'party-over-capacity',
    severity: 'warning',
    context: { excursions: new Map([[library.walk, { season: null, minPax: 1, maxPax: 1 }]]) },
    place: segmentAt(105),
    says: 'Dune walk takes 1 person at most, but 2 travel.',
  },
  {
    what: 'a quote without a price',
    rule: 'missing-price',
    severity: 'hint',
    itinerary: (itinerary) => withSegment(itinerary, 104, { net: null }),
    place: segmentAt(104, 'net'),
    says: 'Desert Camp has no price yet.',
  },
  {
    what: 'an itemised trip with a part nobody has priced',
    rule: 'missing-price',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...withSegment(itinerary, 104, { net: null }), priceMode: 'itemised' }),
    place: segmentAt(104, 'net'),
    says: 'Desert Camp has no price yet.',
  },
  {
    what: 'a booked trip without any price',
    rule: 'missing-price',
    severity: 'blocking',
    itinerary: (itinerary) => ({
      ...itinerary,
      priceMode: 'none',
      displayPrice: null,
      paymentSchedule: [],
      segments: itinerary.segments.map((one) => ({ ...one, net: null })),
    }),
    context: { status: 'booked' },
    place: { kind: 'itinerary', field: 'displayPrice' },
    says: 'The trip has no price yet.',
  },
  {
    what: 'a page that promises a price without any',
    rule: 'missing-price',
    severity: 'blocking',
    itinerary: (itinerary) => ({
      ...itinerary,
      priceMode: 'per_person',
      displayPrice: null,
      paymentSchedule: [],
      segments: itinerary.segments.map((one) => ({ ...one, net: null })),
    }),
    place: { kind: 'itinerary', field: 'displayPrice' },
    says: 'The trip has no price yet.',
  },
  {
    what: 'a part in another currency that the total leaves out',
    rule: 'mixed-currencies',
    severity: 'blocking',
    itinerary: (itinerary) => ({
      ...withSegment(itinerary, 104, { net: { amount: 5000, currency: 'USD' } }),
      displayPrice: null,
      paymentSchedule: [],
    }),
    place: segmentAt(104, 'gross'),
    says: 'The price of Desert Camp is not in EUR and is left out of the total. Give it a fixed price in EUR.',
  },
  {
    what: 'a price override in another currency',
    rule: 'mixed-currencies',
    severity: 'blocking',
    itinerary: (itinerary) => ({
      ...itinerary,
      displayPrice: { amount: 500_000, currency: 'USD' },
      paymentSchedule: [],
    }),
    place: { kind: 'itinerary', field: 'displayPrice' },
    says: 'The price override is in USD, and the itinerary is in EUR. Give it in EUR.',
  },
  {
    what: 'a booking that is confirmed and not selected',
    rule: 'confirmed-not-selected',
    severity: 'warning',
    itinerary: (itinerary) => {
      const chosen = withSegment(itinerary, 102, { optionGroup: 'Hotel', isSelected: true })
      const [segment] = chosen.segments.filter(({ uuid }) => uuid === uuidOf(102))
      const confirmed = { ...segment, uuid: uuidOf(199), title: 'Quiver Inn', isSelected: false } as Segment
      return { ...chosen, segments: [...chosen.segments, { ...confirmed, bookingStatus: 'confirmed' }] }
    },
    place: segmentAt(199, 'bookingStatus'),
    says: 'Quiver Inn is confirmed, but Olive Grove is selected in its place.',
    fix: 'Select Quiver Inn',
  },
  {
    what: 'a quote that has run out',
    rule: 'expired-price',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...itinerary, validUntil: '2026-11-21' }),
    place: { kind: 'itinerary', field: 'validUntil' },
    says: 'The price was valid until 21/11/2026.',
    fix: 'Extend it to 22/12/2026',
  },
  {
    what: 'a price set below what the parts cost',
    rule: 'price-below-total',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...itinerary, displayPrice: eur(150_000), paymentSchedule: [] }),
    place: { kind: 'itinerary', field: 'displayPrice' },
    says: 'The price shown is €150.00 below what the parts of the trip add up to.',
    fix: 'Show €1,650.00',
  },
  {
    what: 'payments that do not come to the price',
    rule: 'schedule-differs',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...itinerary, displayPrice: eur(210_000) }),
    place: { kind: 'itinerary', field: 'paymentSchedule' },
    says: 'The payments come to €100.00 less than the price.',
    fix: 'Adjust the last payment',
  },
  {
    what: 'a payment in another currency',
    rule: 'schedule-differs',
    severity: 'warning',
    itinerary: (itinerary) => ({
      ...itinerary,
      paymentSchedule: [
        ...itinerary.paymentSchedule,
        { label: 'Visa', amount: { amount: 1, currency: 'USD' }, due: null },
      ],
    }),
    place: { kind: 'itinerary', field: 'paymentSchedule', index: 2 },
    says: 'The payment “Visa” is in another currency than the price.',
  },
  {
    what: 'a booking that was to be confirmed by yesterday',
    rule: 'unconfirmed-booking',
    severity: 'warning',
    itinerary: (itinerary) => withSegment(itinerary, 102, { bookingStatus: 'provisional', deadline: '2026-11-21' }),
    place: segmentAt(102, 'bookingStatus'),
    says: 'Olive Grove was to be confirmed by 21/11/2026 and is only provisional.',
  },
  {
    what: 'a booking not confirmed a week before departure',
    rule: 'unconfirmed-booking',
    severity: 'warning',
    itinerary: (itinerary) => ({
      ...itinerary,
      validUntil: null,
      segments: itinerary.segments.map((one) => ({
        ...one,
        bookingStatus: one.uuid === uuidOf(102) ? 'waitlisted' : 'confirmed',
      })),
    }),
    context: { today: '2027-04-26' },
    place: segmentAt(102, 'bookingStatus'),
    says: 'Olive Grove is on the waiting list, and the trip begins in 7 days.',
  },
  {
    what: 'a confirmed booking in the tray',
    rule: 'booking-in-tray',
    severity: 'warning',
    itinerary: (itinerary) =>
      withMore(itinerary, { ...lodge, day: null, nights: 1, bookingStatus: 'confirmed', confirmationNo: 'RC-7' }),
    place: segmentAt(200),
    says: 'Rest Camp is confirmed (RC-7) but on no day of the trip.',
  },
  {
    what: 'a traveller without a passport',
    rule: 'passport',
    severity: 'warning',
    context: { travellers: new Map([[library.traveller, { name: 'Ada Nel', passports: [] }]]) },
    place: { kind: 'itinerary', field: 'travellers', index: 0 },
    says: 'No passport of Ada Nel is known.',
  },
  {
    what: 'a passport that expires too soon after the trip',
    rule: 'passport',
    severity: 'warning',
    context: {
      travellers: new Map([
        [library.traveller, { name: 'Ada Nel', passports: [{ number: 'A1', country: 'ZA', expiry: '2027-11-07' }] }],
      ]),
    },
    place: { kind: 'itinerary', field: 'travellers', index: 0 },
    says: 'The passport of Ada Nel expires on 7/11/2027, less than 6 months after the trip.',
  },
  {
    what: 'a trip without a cover',
    rule: 'missing-cover',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...itinerary, cover: null }),
    place: { kind: 'itinerary', field: 'cover' },
    says: 'The trip has no cover picture.',
    fix: 'Use the first picture of the trip',
  },
  {
    what: 'a stay without a picture',
    rule: 'missing-picture',
    severity: 'hint',
    itinerary: (itinerary) => withSegment(itinerary, 107, { media: [] }),
    place: segmentAt(107, 'media'),
    says: 'Sea House has no picture.',
  },
  {
    what: 'a picture without alt text, told once however often it is used',
    rule: 'missing-alt-text',
    severity: 'hint',
    context: { media: new Map([[library.picture, { alt: null, caption: null, decorative: false }]]) },
    place: { kind: 'itinerary', field: 'cover' },
    says: 'The cover has no description for who cannot see it.',
  },
  {
    what: 'a day on which nothing happens',
    rule: 'empty-day',
    severity: 'hint',
    itinerary: (itinerary) => ({
      ...itinerary,
      days: itinerary.days.map((day, index) => (index === 4 ? { ...day, title: null } : day)),
      segments: itinerary.segments.filter(({ uuid }) => uuid !== uuidOf(108)),
    }),
    place: { kind: 'day', uuid: uuidOf(5) },
    says: 'Day 5 is empty.',
    fix: 'Call it a day at leisure',
  },
  {
    what: 'words in letters that no font has',
    rule: 'unprintable-words',
    severity: 'warning',
    itinerary: (itinerary) => withSegment(itinerary, 107, { notesClient: 'Ask for ᮞᮥᮔ᮪ᮓ, in 北京 or กรุงเทพ' }),
    place: segmentAt(107),
    says: 'Sea House has words that cannot be printed in the brochure: “ᮞᮥᮔ᮪ᮓ,”.',
  },
]
