import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import type { SegmentInput } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { dateAfter, dateOf, wallTimeAt } from './local-time.ts'
import { momentsOf } from './moments.ts'
import { datesOfDays, datesOfSegments, endDateOf } from './travel-dates.ts'

const place = (label: string, timezone: string) => ({ label, timezone })
const auckland = place('Auckland', 'Pacific/Auckland')
const papeete = place('Papeete', 'Pacific/Tahiti')
const losAngeles = place('Los Angeles', 'America/Los_Angeles')
const windhoek = place('Windhoek', 'Africa/Windhoek')

type Part = Partial<SegmentInput> & { day: number | null }

const itineraryOf = (startDate: string | null, dayCount: number, parts: readonly Part[]): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Over the date line',
    startDate,
    dayCount,
    days: Array.from({ length: dayCount }, (_, index) => ({ uuid: uuidOf(index + 1) })),
    segments: parts.map((part, index) => ({ kind: 'excursion', title: 'Part', ...part, uuid: uuidOf(101 + index) })),
  })
const days = (itinerary: ItineraryDocument) => datesOfDays(itinerary).map((date) => date?.slice(5))
const begins = ({ segments, startDate }: ItineraryDocument) =>
  [...datesOfSegments({ startDate: startDate ?? '', segments })].map(([uuid, date]) => [
    Number(uuid.slice(-3)),
    date.slice(5),
  ])

/** Departs on Saturday 13 March at 16:00 and lands on Friday 12 March at 22:05. */
const toTahiti = {
  kind: 'flight',
  title: 'To Papeete',
  origin: auckland,
  destination: papeete,
  startTime: '16:00',
  endTime: '22:05',
  endDayOffset: -1,
} as const
const toAuckland = {
  kind: 'flight',
  title: 'To Auckland',
  origin: papeete,
  destination: auckland,
  startTime: '08:00',
  endTime: '13:00',
  endDayOffset: 1,
} as const
const overnightToAuckland = {
  ...toAuckland,
  origin: losAngeles,
  startTime: '22:30',
  endTime: '06:30',
  endDayOffset: 2,
} as const
const hotel = (location: SegmentInput['location'], day: number): Part => ({
  kind: 'accommodation',
  title: 'Hotel',
  location,
  nights: 1,
  day,
})

describe('a journey that lands on the day before', () => {
  it('repeats a date: the night is on that date, and the next day is one later', () => {
    const itinerary = itineraryOf('2027-03-12', 4, [
      hotel(auckland, 0),
      { ...toTahiti, day: 1 },
      hotel(papeete, 1),
      { kind: 'ferry', title: 'Ferry', origin: papeete, day: 2, startTime: '09:00', endTime: '09:40' },
    ])
    expect(days(itinerary)).toEqual(['03-12', '03-13', '03-13', '03-14'])
    expect(begins(itinerary)).toEqual([
      [101, '03-12'],
      [102, '03-13'],
      [103, '03-12'],
      [104, '03-13'],
    ])
    expect(endDateOf(itinerary)).toBe('2027-03-14')
    const moments = momentsOf(itinerary)
    const ferry = moments.get(uuidOf(104))
    expect(new Date(ferry?.start ?? 0).toISOString()).toBe('2027-03-13T19:00:00.000Z')
  })

  it('determines the side of each segment by its zone, whatever its position in the day', () => {
    const itinerary = itineraryOf('2027-03-13', 2, [
      hotel(papeete, 0),
      { ...toTahiti, day: 0 },
      { title: 'Harbour walk', location: auckland, day: 0, startTime: '09:00' },
    ])
    expect(begins(itinerary)).toEqual([
      [103, '03-13'],
      [102, '03-13'],
      [101, '03-12'],
    ])
  })

  it('does not shift dates if it is not selected, cancelled, declined, optional or unscheduled', () => {
    const apart: Partial<SegmentInput>[] = [
      { optionGroup: 'Way', isSelected: false },
      { bookingStatus: 'cancelled' },
      { bookingStatus: 'declined' },
      { inclusion: 'optional' },
      { day: null },
    ]
    for (const fields of apart)
      expect(days(itineraryOf('2027-03-12', 3, [{ ...toTahiti, day: 0, ...fields }]))).toEqual([
        '03-12',
        '03-13',
        '03-14',
      ])
  })
})

describe('a westbound journey across the date line', () => {
  it('skips no date if the days are laid out by the calendar', () => {
    const itinerary = itineraryOf('2027-03-12', 4, [
      { ...overnightToAuckland, day: 0 },
      { kind: 'note', title: 'In the air', day: 1 },
      hotel(auckland, 2),
    ])
    expect(days(itinerary)).toEqual(['03-12', '03-13', '03-14', '03-15'])
  })

  it('skips a date after the arrival if the hotel is on the day of departure', () => {
    const itinerary = itineraryOf('2027-03-12', 3, [
      { title: 'Breakfast', location: papeete, day: 0 },
      { ...toAuckland, day: 0 },
      hotel(auckland, 0),
      { title: 'Walk', location: auckland, day: 1 },
    ])
    expect(days(itinerary)).toEqual(['03-12', '03-14', '03-15'])
    expect(begins(itinerary).map(([, date]) => date)).toEqual(['03-12', '03-12', '03-13', '03-14'])
  })

  it('skips a date before the day of arrival if that directly follows the departure', () => {
    const itinerary = itineraryOf('2027-03-12', 3, [{ ...overnightToAuckland, day: 0 }, hotel(auckland, 1)])
    expect(days(itinerary)).toEqual(['03-12', '03-14', '03-15'])
  })

  describe('beyond which no segment has a zone', () => {
    const [hotelDay, note, walk] = [
      (day: number) => hotel(null, day),
      { kind: 'note', title: 'In the air' } as const,
      { kind: 'excursion', title: 'Walk' } as const,
    ]
    const flight = { ...overnightToAuckland, day: 0 }
    const datesWith = (...parts: Part[]) => {
      const itinerary = itineraryOf('2027-03-01', 4, [flight, ...parts])
      return { days: days(itinerary), begins: begins(itinerary).map(([, date]) => date) }
    }

    it.each<[what: string, parts: Part[], days: string[], begins: string[]]>([
      ['the night after the departure', [hotelDay(1)], ['03-01', '03-03', '03-04', '03-05'], ['03-01', '03-03']],
      ['the night on the day by the calendar', [hotelDay(2)], ['03-01', '03-02', '03-03', '03-04'], ['03-01', '03-03']],
      [
        'a free day before the night by the calendar',
        [{ kind: 'free_time', title: 'In the air', day: 1 }, hotelDay(2)],
        ['03-01', '03-02', '03-03', '03-04'],
        ['03-01', '03-02', '03-03'],
      ],
      ['a later night', [hotelDay(3)], ['03-01', '03-02', '03-03', '03-04'], ['03-01', '03-04']],
      ['the night of the departure', [hotelDay(0)], ['03-01', '03-04', '03-05', '03-06'], ['03-01', '03-03']],
      [
        'a walk and the night of the departure',
        [{ ...walk, day: 0 }, hotelDay(0)],
        ['03-01', '03-04', '03-05', '03-06'],
        ['03-01', '03-03', '03-03'],
      ],
      [
        'a note before the night',
        [{ ...note, day: 1 }, hotelDay(1)],
        ['03-01', '03-03', '03-04', '03-05'],
        ['03-01', '03-03', '03-03'],
      ],
      [
        'a note in the air and the night by the calendar',
        [{ ...note, day: 1 }, hotelDay(2)],
        ['03-01', '03-02', '03-03', '03-04'],
        ['03-01', '03-02', '03-03'],
      ],
      [
        'a walk before the night',
        [{ ...walk, day: 1 }, hotelDay(1)],
        ['03-01', '03-03', '03-04', '03-05'],
        ['03-01', '03-03', '03-03'],
      ],
      [
        'a walk on the day of departure',
        [{ ...walk, day: 0 }, hotelDay(1)],
        ['03-01', '03-03', '03-04', '03-05'],
        ['03-01', '03-01', '03-03'],
      ],
    ])('has %s as with a zone', (_, parts, expectedDays, expectedBegins) => {
      expect(datesWith(...parts)).toEqual({ days: expectedDays, begins: expectedBegins })
    })

    it('is not completed by segments with a zone on this side', () => {
      expect(datesWith(hotel(losAngeles, 1), hotelDay(2)).days).toEqual(['03-01', '03-02', '03-03', '03-04'])
    })

    it('is not completed by the cabin of a cruise', () => {
      const cruise = { ...overnightToAuckland, kind: 'cruise', day: 0, endDayOffset: 20 } as const
      expect(days(itineraryOf('2027-03-01', 22, [cruise, hotelDay(0), hotelDay(1)])).at(-1)).toBe('03-22')
    })

    it('is followed by the night of the day of departure, whatever its position, even if it lands on the day before', () => {
      expect(begins(itineraryOf('2027-03-01', 2, [hotelDay(0), flight]))).toEqual([
        [102, '03-01'],
        [101, '03-03'],
      ])
      const east = itineraryOf('2027-03-12', 3, [hotelDay(1), { ...toTahiti, day: 1 }, hotelDay(2)])
      expect(days(east)).toEqual(['03-12', '03-13', '03-13'])
      expect(begins(east).map(([, date]) => date)).toEqual(['03-13', '03-12', '03-13'])
    })
  })

  it('can be a cruise that calls beyond the date line on its way', () => {
    const itinerary = itineraryOf('2027-03-01', 22, [
      { ...overnightToAuckland, kind: 'cruise', day: 0, endDayOffset: 20 },
      { title: 'Shore walk', location: place('Suva', 'Pacific/Fiji'), day: 15 },
      hotel(auckland, 20),
    ])
    expect(days(itinerary).at(-1)).toBe('03-22')
  })

  it('there and back adds up to no shift', () => {
    const itinerary = itineraryOf('2027-03-12', 5, [
      { ...toAuckland, day: 0 },
      hotel(auckland, 0),
      { ...toTahiti, day: 2 },
      hotel(papeete, 2),
    ])
    expect(days(itinerary)).toEqual(['03-12', '03-14', '03-15', '03-15', '03-16'])
  })
})

const clock = fc
  .record({ hour: fc.nat(23), minute: fc.constantFrom('00', '10', '59') })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${minute}`)
const somePart = fc
  .record({
    what: fc.constantFrom('back', 'west', 'long', 'walk', 'hotel'),
    day: fc.option(fc.nat(6), { nil: null, freq: 9 }),
    at: fc.constantFrom(auckland, papeete, losAngeles, windhoek),
    startTime: clock,
    isSelected: fc.boolean(),
  })
  .map(({ what, day, at, startTime, isSelected }): Part => {
    if (what === 'back') return { ...toTahiti, day, optionGroup: 'Way', isSelected }
    if (what === 'west') return { ...toAuckland, day }
    if (what === 'long') return { ...overnightToAuckland, day }
    return what === 'walk' ? { location: at, startTime, day } : hotel(at, Number(day))
  })
const someParts = fc.array(somePart, { maxLength: 10 })
const someStart = fc.constantFrom('2026-12-28', '2027-02-26', '2027-03-12', '2027-10-30', '2028-02-27')

describe('dates', () => {
  it('move by as many days as the start date', () => {
    fc.assert(
      fc.property(someParts, someStart, fc.integer({ min: -400, max: 400 }), (parts, start, by) => {
        const [itinerary, moved] = [itineraryOf(start, 7, parts), itineraryOf(dateAfter(start, by), 7, parts)]
        expect(datesOfDays(moved)).toEqual(datesOfDays(itinerary).map((date) => date && dateAfter(date, by)))
      }),
      { numRuns: 200 },
    )
  })

  it('are the start date plus the index if nothing crosses the date line, whatever flies through the night', () => {
    const isOrdinary = (part: Part) => part.kind !== 'flight'
    const night: Part = { ...overnightToAuckland, destination: windhoek, endDayOffset: 1, day: 1 }
    fc.assert(
      fc.property(someParts, someStart, (parts, start) => {
        const itinerary = itineraryOf(start, 7, [...parts.filter(isOrdinary), { ...night, origin: losAngeles }])
        expect(datesOfDays(itinerary)).toEqual(Array.from({ length: 7 }, (_, index) => dateAfter(start, index)))
        expect(datesOfDays({ ...itinerary, startDate: null })).toEqual(Array.from({ length: 7 }, () => null))
      }),
      { numRuns: 100 },
    )
  })

  it('of segments after an arrival are never before it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(toTahiti, toAuckland, overnightToAuckland),
        fc.nat(3),
        fc.nat(2),
        fc.boolean(),
        (flight, day, later, hasZone) => {
          const location = hasZone ? flight.destination : null
          const itinerary = itineraryOf('2027-03-12', 7, [{ ...flight, day }, { ...hotel(location, day + later) }])
          const starts = datesOfSegments({ startDate: '2027-03-12', segments: itinerary.segments })
          const left = starts.get(uuidOf(101)) ?? ''
          const arrived = dateAfter(left, flight.endDayOffset)
          expect(starts.get(uuidOf(102))).toBe(
            [arrived, dateAfter('2027-03-12', day + later + Math.min(0, flight.endDayOffset))].toSorted().at(-1),
          )
          const moment = momentsOf(itinerary).get(uuidOf(101))
          expect(moment?.end && dateOf(wallTimeAt(moment.end, moment.endZone))).toBe(arrived)
        },
      ),
    )
  })
})
