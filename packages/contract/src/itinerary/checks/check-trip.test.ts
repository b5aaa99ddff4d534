import { describe, expect, it } from 'vitest'
import { itinerary } from '../../resources/itinerary.ts'
import { applyEdit } from '../apply-edit.ts'
import type { SegmentInput } from '../document.ts'
import type { TripDocument } from '../edit.ts'
import { cleanContext, cleanTrip, library, uuidOf, withMore, withSegment } from '../clean-trip.ts'
import { ruleNames } from './check.ts'
import { type Case, cases as commonCases, lodge } from './check-cases.ts'
import { harbour, nightCases, overTheLine, twelveInTwoHouses, walk } from './night-cases.ts'
import { blockingFindings, checkTrip } from './check-trip.ts'

const cases = [...commonCases, ...nightCases]

const prepared = ({ trip = (same) => same, context = {} }: Pick<Case, 'trip' | 'context'>) => ({
  trip: trip(cleanTrip()),
  context: { ...cleanContext(), ...context },
})

describe('the checks', () => {
  it('have nothing against a clean trip, quoted, booked or half known', () => {
    const { trip, context } = prepared({})
    expect(checkTrip(trip, context)).toEqual([])
    expect(checkTrip(trip, { ...context, status: 'booked' })).toEqual([])
    expect(checkTrip(trip, { today: context.today })).toEqual([])
    expect(itinerary.create.parse(trip)).toEqual(trip)
  })

  it.each(cases)('find $what', ({ rule, severity, place, says, fix, ...made }) => {
    const { trip, context } = prepared(made)
    const found = checkTrip(trip, context)
    expect(found.map(({ fix: remedy, ...finding }) => ({ ...finding, fix: remedy?.label }))).toEqual([
      { rule, severity, place, message: says, fix },
    ])
    expect(blockingFindings(trip, context)).toEqual(severity === 'blocking' ? found : [])
  })

  it.each(cases.filter(({ fix }) => fix !== undefined))('mend $what with one click', (made) => {
    const { trip, context } = prepared(made)
    const [finding] = checkTrip(trip, context)
    if (!finding?.fix) throw new Error('there is nothing to click')
    const mended = applyEdit(trip, finding.fix.edit)
    expect(checkTrip(mended.document, context).filter(({ rule }) => rule === made.rule)).toEqual([])
    expect(applyEdit(mended.document, mended.inverse).document).toEqual(trip)
  })

  it('leave no rule without an example', () => {
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(ruleNames))
  })

  it('say the gravest first', () => {
    const trip = { ...withSegment(cleanTrip(), 107, { nights: 4, media: [] }), cover: null }
    expect(checkTrip(trip, cleanContext()).map(({ severity }) => severity)).toEqual(['blocking', 'warning', 'hint'])
  })

  it('leave alone what is optional, not chosen, declined or in the tray', () => {
    const other = { ...lodge, day: 3, nights: 2, startTime: '15:00' } as const
    const apart = [
      { inclusion: 'optional' },
      { optionGroup: 'Coast', isSelected: false },
      { bookingStatus: 'declined' },
      { day: null },
    ] as const
    for (const fields of apart)
      expect(checkTrip(withMore(cleanTrip(), { ...other, ...fields }), cleanContext())).toEqual([])
    expect(checkTrip(withMore(cleanTrip(), other), cleanContext())).not.toEqual([])
  })

  it('take a berth for a bed, and a day aboard for no empty one', () => {
    const start = cleanTrip()
    const trip = {
      ...start,
      days: start.days.map((day) => ({ ...day, title: null })),
      segments: [
        ...start.segments.filter(({ day }) => day === 0),
        ...withMore(start, {
          uuid: uuidOf(200),
          kind: 'ferry',
          title: 'Night ferry',
          day: 1,
          startTime: '20:00',
          endTime: '08:00',
          endDayOffset: 4,
          net: { amount: 1, currency: 'EUR' },
        }).segments.slice(-1),
      ],
    }
    expect(checkTrip(trip, cleanContext()).filter(({ rule }) => rule !== 'passport')).toEqual([])
  })

  it('keep silent about prices to who may not see them', () => {
    const hidden = {
      ...cleanTrip(),
      displayPrice: null,
      markupBps: 0,
      segments: cleanTrip().segments.map((one) => ({ ...one, net: null })),
    }
    expect(checkTrip(hidden, { ...cleanContext(), seesPrices: false, status: 'booked' })).toEqual([])
  })

  it('have nothing against a group that is split over two houses, and count the beds of both', () => {
    const [ada, ben] = [library.traveller, uuidOf(950)]
    const room = (count: number) => [{ type: 'Single', count, adults: 1, children: 0 }]
    const split = (some: string[] | null, others: string[] | null, rooms = room(1)) => ({
      ...withMore(withSegment(cleanTrip(), 107, { for: some, rooms: room(1) }), {
        ...lodge,
        title: 'Dune House',
        day: 3,
        nights: 2,
        for: others,
        rooms,
      }),
      travellers: [ada, ben].map((contact) => ({ contact, role: 'guest' as const, room: null })),
    })
    const found = (trip: TripDocument) =>
      checkTrip(trip, { ...cleanContext(), travellers: undefined }).map(({ message }) => message)
    expect(found(split([ada], [ben]))).toEqual([])
    const unsaid =
      'There are two places to stay for the night of 6/05/2027: Sea House and Dune House. Say who stays where.'
    expect(found(split([ada], null))).toEqual([unsaid])
    expect(found(split([ada], [ada, ben], room(2)))).toEqual([unsaid])
    expect(found(split(null, null))).toEqual([unsaid])
    const six = { ...split(null, null), adults: 6 }
    expect(found(six)).toContain('The rooms at Sea House and Dune House sleep 2, but 6 travel.')
    expect(blockingFindings(six, cleanContext())).toEqual([])
  })

  it('have nothing against two houses with rooms for a party of which few are named', () => {
    const found = checkTrip(twelveInTwoHouses(cleanTrip(), 3), { ...cleanContext(), travellers: undefined })
    expect(found).toEqual([])
  })

  it('have nothing against a stay without a place beyond the date line, on the day after the flight or by the calendar', () => {
    const note = { uuid: uuidOf(203), kind: 'note', title: 'In the air', day: 1 } as const
    const shapes: SegmentInput[][] = [
      [{ ...harbour, day: 0, nights: 5 }],
      [
        { ...walk, day: 0 },
        { ...harbour, day: 0, nights: 5 },
      ],
      [{ ...harbour, day: 1, nights: 4 }],
      [
        { ...walk, day: 1 },
        { ...harbour, day: 1, nights: 4 },
      ],
      [note, { ...harbour, day: 2, nights: 3 }],
      [{ ...harbour, day: 2, nights: 3 }],
    ]
    const ofDates = (trip: TripDocument) =>
      checkTrip(trip, { ...cleanContext(), travellers: undefined }).filter(({ severity }) => severity !== 'hint')
    for (const parts of shapes) expect(ofDates(overTheLine(cleanTrip(), ...parts))).toEqual([])
  })

  it('know that two rooms of one house are no overlap', () => {
    const trip = withMore(cleanTrip(), {
      ...lodge,
      title: 'Sea House',
      day: 3,
      nights: 2,
      rooms: [{ type: 'Suite', count: 1 }],
    })
    expect(checkTrip(trip, cleanContext())).toEqual([])
  })
})
