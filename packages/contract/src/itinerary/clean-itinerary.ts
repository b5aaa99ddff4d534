import { paragraphs } from '../kit/rich-text.ts'
import { location, type MediaRef } from '../kit/values.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import type { CheckContext } from './checks/check.ts'
import { type Segment, type SegmentInput, segment } from './document.ts'
import type { ItineraryDocument } from './edit.ts'

/** A made-up uuid, the same one for the same number. */
export const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const zone = 'Africa/Windhoek'
const place = (label: string, lat: number, lng: number, timezone = zone) =>
  location().parse({ label, lat, lng, country: 'NA', timezone })

/** Where the itinerary goes. */
export const places = {
  capeTown: place('Cape Town', -33.97, 18.6, 'Africa/Johannesburg'),
  windhoek: place('Windhoek', -22.56, 17.08),
  sesriem: place('Sesriem', -24.49, 15.8),
  swakopmund: place('Swakopmund', -22.68, 14.53),
}

/** The library items and the traveller that the itinerary is of. */
export const library = { lodge: uuidOf(901), walk: uuidOf(902), traveller: uuidOf(903), picture: uuidOf(904) }

const picture = (role: MediaRef['role'] = 'gallery'): MediaRef => ({
  media: library.picture,
  role,
  caption: null,
  alt: null,
})
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const stay = (
  number: number,
  day: number,
  nights: number,
  title: string,
  at: SegmentInput['location'],
): SegmentInput => ({
  uuid: uuidOf(number),
  day,
  kind: 'accommodation',
  title,
  location: at,
  nights,
  rooms: [{ type: 'Double', count: 1, adults: 2, children: 0 }],
  checkIn: '14:00',
  checkOut: '10:00',
  media: [picture()],
  net: eur(10_000),
  unit: 'per_night',
})

const segments: SegmentInput[] = [
  {
    uuid: uuidOf(101),
    day: 0,
    kind: 'flight',
    title: 'Flight to Windhoek',
    origin: places.capeTown,
    destination: places.windhoek,
    timezone: 'Africa/Johannesburg',
    endTimezone: zone,
    startTime: '09:00',
    endTime: '11:10',
    net: eur(20_000),
    unit: 'per_person',
  },
  { ...stay(102, 0, 1, 'Olive Grove', places.windhoek), startTime: '15:00' },
  {
    uuid: uuidOf(103),
    day: 1,
    kind: 'drive',
    title: 'Drive to Sesriem',
    origin: places.windhoek,
    destination: places.sesriem,
    startTime: '08:30',
    endTime: '13:00',
  },
  {
    ...stay(104, 1, 2, 'Desert Camp', places.sesriem),
    source: { resource: 'accommodation', uuid: library.lodge, rev: 3 },
  },
  {
    uuid: uuidOf(105),
    day: 2,
    kind: 'excursion',
    title: 'Dune walk',
    source: { resource: 'excursion', uuid: library.walk, rev: 1 },
    location: places.sesriem,
    startTime: '05:30',
    durationMin: 240,
    media: [picture()],
    net: eur(5000),
    unit: 'per_person',
  },
  {
    uuid: uuidOf(106),
    day: 3,
    kind: 'drive',
    title: 'Drive to the coast',
    origin: places.sesriem,
    destination: places.swakopmund,
    startTime: '09:00',
    endTime: '14:30',
  },
  stay(107, 3, 2, 'Sea House', places.swakopmund),
  { uuid: uuidOf(108), day: 4, kind: 'free_time', title: 'At leisure' },
  {
    uuid: uuidOf(109),
    day: 5,
    kind: 'flight',
    title: 'Flight home',
    origin: places.swakopmund,
    destination: places.capeTown,
    timezone: zone,
    endTimezone: 'Africa/Johannesburg',
    startTime: '15:00',
    endTime: '17:10',
    net: eur(25_000),
    unit: 'per_person',
  },
]

/** An itinerary of six days against which nothing stands; every call makes the same one anew. */
export const cleanItinerary = (): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Sea fog and slow water',
    summary: paragraphs('Six days between dunes and sea.'),
    cover: picture('hero'),
    startDate: '2027-05-03',
    dayCount: 6,
    days: Array.from({ length: 6 }, (_, index) => ({ uuid: uuidOf(index + 1), title: `Day of rest ${index + 1}` })),
    segments,
    travellers: [{ contact: library.traveller, role: 'lead' }],
    priceMode: 'total',
    currency: 'EUR',
    markupBps: 1000,
    displayPrice: eur(200_000),
    deposit: { percentBps: 2500, amount: null, due: '2026-12-01' },
    paymentSchedule: [
      { label: 'Deposit', amount: eur(50_000), due: '2026-12-01' },
      { label: 'Balance', amount: eur(150_000), due: '2027-04-01' },
    ],
    validUntil: '2026-12-31',
  })

/** What is known of the clean itinerary beside its document, on a day half a year before it. */
export const cleanContext = (): CheckContext => ({
  today: '2026-11-22',
  status: 'quoted',
  accommodations: new Map([[library.lodge, { closedSeasons: [{ from: '12-20', to: '01-10' }], rooms: [] }]]),
  excursions: new Map([[library.walk, { season: { from: '03-01', to: '11-30' }, minPax: 2, maxPax: 8 }]]),
  media: new Map([[library.picture, { alt: 'Dunes at dawn', caption: null, decorative: false }]]),
  travellers: new Map([
    [library.traveller, { name: 'Ada Nel', passports: [{ number: 'A1', country: 'ZA', expiry: '2028-01-01' }] }],
  ]),
})

/** The itinerary with fields of one of its segments changed. */
export const withSegment = (
  itinerary: ItineraryDocument,
  number: number,
  fields: Partial<Segment>,
): ItineraryDocument => ({
  ...itinerary,
  segments: itinerary.segments.map((one) => (one.uuid === uuidOf(number) ? { ...one, ...fields } : one)),
})

/** The itinerary with one more segment, the last of the list. */
export const withMore = (itinerary: ItineraryDocument, fields: SegmentInput): ItineraryDocument => ({
  ...itinerary,
  segments: [...itinerary.segments, segment.parse(fields)],
})
