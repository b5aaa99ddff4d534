import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { cleanItinerary, places, uuidOf } from '../fixtures/clean-itinerary.ts'
import type { SegmentInput } from '../document/document.ts'
import type { ItineraryDocument } from './edit.ts'
import { instantOf, wallTimeAt, wallTimeOf } from './local-time.ts'
import { datesOfDays } from './travel-dates.ts'
import { compareMoments, inOrderOfTime, minutesOf, momentsOf, nightsCovered } from './moments.ts'

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Auckland',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/St_Johns',
  'Africa/Windhoek',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Lisbon',
] as const

/** Days around clock changes in one of the zones, and the day that Apia skipped. */
const days = [
  '2011-12-29',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2027-07-14',
]

const itineraryOf = (
  startDate: string | null,
  dayCount: number,
  segments: readonly SegmentInput[],
): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Over the date line',
    startDate,
    dayCount,
    days: Array.from({ length: dayCount }, (_, index) => ({ uuid: uuidOf(index + 1) })),
    segments,
  })
const uuids = (segments: readonly { uuid: string }[]) => segments.map(({ uuid }) => Number(uuid.slice(-3)))
const iso = (date: string, time: string, zone: string) =>
  new Date(instantOf(wallTimeOf(date, time), zone)).toISOString()

describe('a local time', () => {
  it('is the instant in its zone, before and after clock changes', () => {
    expect(iso('2026-03-29', '00:30', 'Europe/Lisbon')).toBe('2026-03-29T00:30:00.000Z')
    expect(iso('2026-03-29', '02:30', 'Europe/Lisbon')).toBe('2026-03-29T01:30:00.000Z')
    expect(iso('2027-01-01', '10:00', 'Pacific/Kiritimati')).toBe('2026-12-31T20:00:00.000Z')
    expect(iso('2027-01-01', '10:00', 'Asia/Kathmandu')).toBe('2027-01-01T04:15:00.000Z')
    expect(iso('2026-10-04', '12:00', 'Australia/Lord_Howe')).toBe('2026-10-04T01:00:00.000Z')
  })

  it('that is skipped uses the offset before the change, and one that occurs twice is the first', () => {
    expect(iso('2026-03-08', '02:30', 'America/Los_Angeles')).toBe('2026-03-08T10:30:00.000Z')
    expect(iso('2026-11-01', '01:30', 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z')
    // Apia skipped 30 December 2011.
    expect(iso('2011-12-30', '12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z')
  })

  it('can be converted to its instant and back, unless it is skipped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) }),
        (zone, instant) => {
          const wall = wallTimeAt(instant, zone)
          const back = instantOf(wall, zone)
          // An hour that occurs twice has two instants, of which the first is used.
          expect(wallTimeAt(back, zone)).toBe(wall)
          expect(back).toBeLessThanOrEqual(instant)
          expect(instant - back).toBeLessThanOrEqual(24 * 3_600_000)
        },
      ),
      { numRuns: 500 },
    )
  })
})

const clock = fc
  .record({ hour: fc.nat(23), minute: fc.constantFrom('00', '10', '30', '59') })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${minute}`)
const someSegment = fc.record({
  kind: fc.constantFrom('flight', 'excursion', 'accommodation', 'note'),
  day: fc.option(fc.nat(4), { nil: null, freq: 8 }),
  startTime: fc.option(clock, { nil: null }),
  endTime: fc.option(clock, { nil: null }),
  checkIn: fc.option(clock, { nil: null }),
  durationMin: fc.option(fc.nat(900), { nil: null }),
  timezone: fc.option(fc.constantFrom(...zones), { nil: null }),
  endTimezone: fc.option(fc.constantFrom(...zones), { nil: null }),
  endDayOffset: fc.integer({ min: -1, max: 3 }),
})
const someItinerary = fc
  .record({
    startDate: fc.option(fc.constantFrom(...days), { nil: null }),
    segments: fc.array(someSegment, { maxLength: 12 }),
  })
  .map(({ startDate, segments }) =>
    itineraryOf(
      startDate,
      5,
      segments.map((one, index): SegmentInput => ({
        ...one,
        kind: asKind(one.kind),
        uuid: uuidOf(100 + index),
        title: 'Part',
      })),
    ),
  )
/** fast-check widens the type of the values that it is given. */
const asKind = (kind: string): SegmentInput['kind'] => kind as SegmentInput['kind']

describe('the order of an itinerary', () => {
  it('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(someItinerary, (itinerary) => {
        const moments = [...momentsOf(itinerary).values()]
        const sign = (one: (typeof moments)[number], other: (typeof moments)[number]) =>
          Math.sign(compareMoments(one, other))
        const pairs = moments.flatMap((a) => moments.map((b) => [a, b] as const))
        expect(pairs.filter(([a, b]) => sign(a, b) + sign(b, a) !== 0)).toEqual([])
        expect(pairs.filter(([a, b]) => (sign(a, b) === 0) !== (a === b))).toEqual([])
        const rising = pairs.filter(([a, b]) => sign(a, b) < 0)
        const broken = rising.flatMap(([a, b]) => moments.filter((c) => sign(b, c) < 0 && sign(a, c) >= 0))
        expect(broken).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('contains every scheduled segment once, timed ones by their instants, and sorting again changes nothing', () => {
    fc.assert(
      fc.property(someItinerary, (itinerary) => {
        const ordered = inOrderOfTime(itinerary)
        expect(new Set(ordered)).toEqual(new Set(itinerary.segments.filter(({ day }) => day !== null)))
        expect(ordered).toHaveLength(momentsOf(itinerary).size)
        const moments = momentsOf(itinerary)
        const starts = ordered.map(({ uuid }) => moments.get(uuid)?.start ?? Number.NaN)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
        expect(uuids(inOrderOfTime({ ...itinerary, segments: ordered }, moments))).toEqual(uuids(ordered))
      }),
      { numRuns: 300 },
    )
  })

  it('follows the instants across the date line: what comes after the flight is sorted after it, whatever the local times', () => {
    const itinerary = itineraryOf('2027-07-14', 2, [
      {
        uuid: uuidOf(101),
        day: 0,
        kind: 'excursion',
        title: 'Volcano',
        timezone: 'Pacific/Honolulu',
        startTime: '10:00',
      },
      {
        uuid: uuidOf(102),
        day: 0,
        kind: 'flight',
        title: 'Flight',
        timezone: 'Pacific/Auckland',
        endTimezone: 'Pacific/Honolulu',
        startTime: '20:00',
        endTime: '06:00',
      },
    ])
    expect(uuids(inOrderOfTime(itinerary))).toEqual([102, 101])
    expect(minutesOf(itinerary, uuidOf(102))).toBe(8 * 60)
  })

  it('sorts segments without a time after those before them on their day, and one day before the next', () => {
    const itinerary = itineraryOf('2027-07-14', 2, [
      { uuid: uuidOf(101), day: 1, kind: 'note', title: 'Later day' },
      { uuid: uuidOf(102), day: 0, kind: 'note', title: 'Breakfast' },
      { uuid: uuidOf(103), day: 0, kind: 'drive', title: 'Drive', startTime: '15:00', timezone: 'Africa/Windhoek' },
      { uuid: uuidOf(104), day: 0, kind: 'note', title: 'On arrival' },
      { uuid: uuidOf(105), day: 0, kind: 'excursion', title: 'Walk', startTime: '09:00' },
    ])
    expect(uuids(inOrderOfTime(itinerary))).toEqual([102, 105, 103, 104, 101])
  })
})

describe('the duration of a leg', () => {
  it('is counted between the local times at its two ends, and across a clock change', () => {
    const flight = (fields: Partial<SegmentInput>) =>
      minutesOf(
        itineraryOf('2026-10-24', 2, [{ uuid: uuidOf(101), day: 0, kind: 'train', title: 'Leg', ...fields }]),
        uuidOf(101),
      )
    const overnight = { startTime: '22:00', endTime: '06:00', endDayOffset: 1, timezone: 'Europe/Lisbon' }
    expect(flight(overnight)).toBe(9 * 60)
    expect(flight({ ...overnight, endTimezone: 'Europe/Paris' })).toBe(8 * 60)
    expect(
      flight({ origin: places.windhoek, destination: places.capeTown, startTime: '10:00', endTime: '12:00' }),
    ).toBe(120)
    expect(flight({ startTime: '10:00', endTime: '09:00' })).toBe(-60)
    expect(flight({ durationMin: 45 })).toBe(45)
    expect(flight({})).toBeNull()
  })
})

describe('days and nights', () => {
  it('have the local dates of where the travellers are', () => {
    const itinerary = itineraryOf('2027-07-14', 3, [
      {
        uuid: uuidOf(101),
        day: 0,
        kind: 'flight',
        title: 'Over the line',
        timezone: 'America/Los_Angeles',
        endTimezone: 'Pacific/Auckland',
        startTime: '22:00',
        endTime: '06:00',
        endDayOffset: 2,
      },
    ])
    expect(datesOfDays(itinerary)).toEqual(['2027-07-14', '2027-07-15', '2027-07-16'])
    expect(datesOfDays({ ...itinerary, startDate: null })).toEqual([null, null, null])
    expect(itinerary.segments.map(nightsCovered)).toEqual([{ from: 0, nights: 2 }])
  })

  it('are covered by stays and by overnight transport', () => {
    const covered = cleanItinerary().segments.flatMap((segment) => nightsCovered(segment) ?? [])
    expect(covered).toEqual([
      { from: 0, nights: 1 },
      { from: 1, nights: 2 },
      { from: 3, nights: 2 },
    ])
  })
})
