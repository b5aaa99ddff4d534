import { library, uuidOf, withMore, withSegment } from '../clean-itinerary.ts'
import type { SegmentInput } from '../document.ts'
import type { ItineraryDocument } from '../edit.ts'
import { type Case, lodge, segmentAt } from './check-cases.ts'

/** Something at night that binds nobody. */
const tram = { uuid: uuidOf(200), kind: 'note' as const, title: 'Night tram' } satisfies SegmentInput

const namedOfTwelve = [library.traveller, uuidOf(950)]

/** Twelve people, of whom two are named; nothing says for how many it is. */
const twelve = (itinerary: ItineraryDocument): ItineraryDocument => ({
  ...itinerary,
  adults: 12,
  travellers: namedOfTwelve.map((contact) => ({ contact, role: 'lead', room: null })),
  segments: itinerary.segments.map((one) => ({ ...one, rooms: [], source: null })),
  displayPrice: null,
  paymentSchedule: [],
})

/** Twelve people in two houses, one of those named in each. */
export const twelveInTwoHouses = (itinerary: ItineraryDocument, count: number): ItineraryDocument => {
  const rooms = count === 0 ? [] : [{ type: 'Double', count, adults: 2, children: 0 }]
  const [one, other] = namedOfTwelve.map((contact) => ({ for: [contact], rooms }))
  return withMore(withSegment(twelve(itinerary), 107, one ?? {}), {
    ...lodge,
    ...other,
    uuid: uuidOf(201),
    title: 'Dune House',
    day: 3,
    nights: 2,
  })
}

/** To Sydney over the date line, two days later by the calendar, from an itinerary of no other segments. */
export const overTheLine = (itinerary: ItineraryDocument, ...parts: SegmentInput[]): ItineraryDocument =>
  [
    {
      uuid: uuidOf(200),
      kind: 'flight' as const,
      title: 'To Sydney',
      day: 0,
      origin: { label: 'Los Angeles', timezone: 'America/Los_Angeles' },
      destination: { label: 'Sydney', timezone: 'Australia/Sydney' },
      startTime: '22:30',
      endTime: '08:30',
      endDayOffset: 2,
      net: lodge.net,
    },
    ...parts,
  ].reduce(withMore, { ...itinerary, segments: [], displayPrice: null, paymentSchedule: [] })
/** A stay and a walk there, which say no place. */
export const harbour = { ...lodge, uuid: uuidOf(201), title: 'Harbour House' }
export const walk = { ...lodge, uuid: uuidOf(202), kind: 'excursion' as const, title: 'Harbour walk' }

/** Cases of split groups and of clocks that change, beside the common ones. */
export const nightCases: Case[] = [
  {
    what: 'two places to stay while dates are open',
    rule: 'overlapping-stays',
    severity: 'warning',
    itinerary: (itinerary) => ({ ...withSegment(itinerary, 104, { nights: 3 }), startDate: null }),
    place: segmentAt(107, 'for'),
    says: 'There are two places to stay for the night of day 4: Desert Camp and Sea House. Say who stays where.',
    fix: 'Leave Desert Camp after 2 nights',
  },
  {
    what: 'a traveller whom a split group forgot',
    rule: 'night-without-bed',
    severity: 'warning',
    itinerary: (itinerary) => ({
      ...withSegment(itinerary, 102, { for: [library.traveller] }),
      travellers: [...itinerary.travellers, { contact: uuidOf(950), role: 'guest', room: null }],
    }),
    context: { travellers: undefined },
    place: { kind: 'day', uuid: uuidOf(1) },
    says: '1 of 2 travellers has no bed for the night of day 1.',
  },
  {
    what: 'a party of which two are named, each in a house of unknown rooms',
    rule: 'night-without-bed',
    severity: 'warning',
    itinerary: (itinerary) => twelveInTwoHouses(itinerary, 0),
    context: { travellers: undefined },
    place: segmentAt(107, 'for'),
    says: 'Only 2 of 12 travellers are named, so it is not clear where the other 10 sleep on the night of day 4. Add them to the travellers, or enter the rooms at Sea House and Dune House.',
  },
  {
    what: 'a party of which two are named, in too few rooms for all',
    rule: 'party-over-capacity',
    severity: 'warning',
    itinerary: (itinerary) => twelveInTwoHouses(itinerary, 2),
    context: { travellers: undefined },
    place: segmentAt(201),
    says: 'The rooms at Sea House and Dune House sleep 8, but 12 travel.',
  },
  {
    what: 'one of those named who has no bed, where most of the party are not named',
    rule: 'night-without-bed',
    severity: 'warning',
    itinerary: (itinerary) =>
      withSegment(twelve(itinerary), 102, {
        for: namedOfTwelve.slice(1),
        rooms: [{ type: 'Double', count: 6, adults: 2, children: 0 }],
      }),
    context: { travellers: undefined },
    place: { kind: 'day', uuid: uuidOf(1) },
    says: '1 of the 2 named travellers has no bed for the night of day 1.',
  },
  {
    what: 'a split group whose rooms are too few for those who stay there',
    rule: 'party-over-capacity',
    severity: 'warning',
    itinerary: (itinerary) => {
      const rooms = [{ type: 'Single', count: 1, adults: 1, children: 0 }]
      const travellers = [950, 951].map((number) => ({ contact: uuidOf(number), role: 'guest' as const, room: null }))
      return { ...withSegment(itinerary, 102, { for: travellers.map(({ contact }) => contact), rooms }), travellers }
    },
    context: { travellers: undefined },
    place: segmentAt(102),
    says: 'The rooms at Olive Grove sleep 1, but 2 people stay there.',
    fix: 'Take 2 × Single',
  },
  {
    what: 'an hour that clocks pass over',
    rule: 'clock-change',
    severity: 'warning',
    itinerary: (itinerary) =>
      withMore(
        { ...itinerary, startDate: '2027-03-23' },
        { ...tram, day: 5, startTime: '02:30', timezone: 'Europe/Berlin' },
      ),
    place: segmentAt(200, 'startTime'),
    says: '02:30 does not exist in Berlin on 28/03/2027, because the clocks go forward from 02:00 to 03:00. Change the start time of Night tram.',
  },
  {
    what: 'an hour that clocks show twice',
    rule: 'clock-change',
    severity: 'hint',
    itinerary: (itinerary) =>
      withMore(
        { ...itinerary, startDate: '2027-10-26' },
        { ...tram, day: 5, endTime: '02:30', timezone: 'Europe/Berlin' },
      ),
    context: { travellers: undefined },
    place: segmentAt(200, 'endTime'),
    says: '02:30 occurs twice in Berlin on 31/10/2027, because the clocks go back from 03:00 to 02:00. The end time of Night tram is taken to be the first of the two. If it is the second, say so in the notes.',
  },
  {
    what: 'a stay that begins before the flight to it lands, as no zone of the flight is known',
    rule: 'date-line',
    severity: 'warning',
    itinerary: (itinerary) =>
      withSegment(overTheLine(itinerary, { ...harbour, day: 1, nights: 4 }), 200, { origin: null, destination: null }),
    context: { travellers: undefined },
    place: segmentAt(201),
    says: 'Harbour House begins on 4/05/2027, but To Sydney does not arrive until 5/05/2027. Check the days and places of both.',
  },
  {
    what: 'a stay that begins while the flight is in the air, by its own zone',
    rule: 'date-line',
    severity: 'warning',
    itinerary: (itinerary) =>
      overTheLine(
        itinerary,
        { ...harbour, day: 1, nights: 1, location: { label: 'Los Angeles', timezone: 'America/Los_Angeles' } },
        { ...harbour, uuid: uuidOf(203), day: 2, nights: 3 },
      ),
    context: { travellers: undefined },
    place: segmentAt(201),
    says: 'Harbour House begins on 4/05/2027, but To Sydney does not arrive until 5/05/2027. Check the days and places of both.',
  },
  {
    what: 'a walk on the day of a flight over the date line that says no place',
    rule: 'date-line',
    severity: 'warning',
    itinerary: (itinerary) => overTheLine(itinerary, { ...walk, day: 0 }, { ...harbour, day: 1, nights: 4 }),
    context: { travellers: undefined },
    place: segmentAt(202, 'location'),
    says: 'Harbour walk may be before or after To Sydney crosses the date line. Give it a place, so that its date is right.',
  },
  {
    what: 'a walk on the day on which a flight may be in the air',
    rule: 'date-line',
    severity: 'warning',
    itinerary: (itinerary) => overTheLine(itinerary, { ...walk, day: 1 }, { ...harbour, day: 2, nights: 3 }),
    context: { travellers: undefined },
    place: segmentAt(202, 'location'),
    says: 'Harbour walk may be before or after To Sydney crosses the date line. Give it a place, so that its date is right.',
  },
]
