import { describe, expect, it } from 'vitest'
import { itinerary as itineraryResource } from '../../resources/itinerary.ts'
import { applyEdit } from '../apply-edit.ts'
import type { SegmentInput } from '../../document/document.ts'
import type { Status } from '../../document/statuses.ts'
import type { ItineraryDocument } from '../edit.ts'
import { cleanContext, cleanItinerary, library, uuidOf, withMore, withSegment } from '../../fixtures/clean-itinerary.ts'
import { ruleNames } from './check.ts'
import { type Case, cases as commonCases, lodge } from '../../fixtures/check-cases.ts'
import { costingAt, pricedBySheet, rateCases, withFrozenRate } from '../../fixtures/rate-cases.ts'
import { harbour, nightCases, overTheLine, twelveInTwoLodges, walk } from '../../fixtures/night-cases.ts'
import { blockingFindings, checkItinerary } from './check-itinerary.ts'

const cases = [...commonCases, ...nightCases, ...rateCases]

const prepared = ({ itinerary = (same) => same, context = {} }: Pick<Case, 'itinerary' | 'context'>) => ({
  itinerary: itinerary(cleanItinerary()),
  context: { ...cleanContext(), ...context },
})

describe('the checks', () => {
  it('find nothing in a clean itinerary, whether quoted, booked or with little context', () => {
    const { itinerary, context } = prepared({})
    expect(checkItinerary(itinerary, context)).toEqual([])
    expect(checkItinerary(itinerary, { ...context, status: 'booked' })).toEqual([])
    expect(checkItinerary(itinerary, { today: context.today })).toEqual([])
    expect(itineraryResource.create.parse(itinerary)).toEqual(itinerary)
  })

  it.each(cases)('find $what', ({ rule, severity, place, says, fix, ...setup }) => {
    const { itinerary, context } = prepared(setup)
    const found = checkItinerary(itinerary, context)
    expect(found.map(({ fix: remedy, ...finding }) => ({ ...finding, fix: remedy?.label }))).toEqual([
      { rule, severity, place, message: says, fix },
    ])
    expect(blockingFindings(itinerary, context)).toEqual(severity === 'blocking' ? found : [])
  })

  it.each(cases.filter(({ fix }) => fix !== undefined))('fix $what with one click', (checkCase) => {
    const { itinerary, context } = prepared(checkCase)
    const [finding] = checkItinerary(itinerary, context)
    if (!finding?.fix) throw new Error('there is nothing to click')
    const fixed = applyEdit(itinerary, finding.fix.edit)
    expect(checkItinerary(fixed.document, context).filter(({ rule }) => rule === checkCase.rule)).toEqual([])
    expect(applyEdit(fixed.document, fixed.inverse).document).toEqual(itinerary)
  })

  it('have an example for every rule', () => {
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(ruleNames))
  })

  it('list the most severe findings first', () => {
    const itinerary = { ...withSegment(cleanItinerary(), 107, { nights: 4, media: [] }), cover: null }
    expect(checkItinerary(itinerary, cleanContext()).map(({ severity }) => severity)).toEqual([
      'blocking',
      'warning',
      'hint',
    ])
  })

  it('ignore what is optional, not selected, declined or unscheduled', () => {
    const other = { ...lodge, day: 3, nights: 2, startTime: '15:00' } as const
    const apart = [
      { inclusion: 'optional' },
      { optionGroup: 'Coast', isSelected: false },
      { bookingStatus: 'declined' },
      { day: null },
    ] as const
    for (const fields of apart)
      expect(checkItinerary(withMore(cleanItinerary(), { ...other, ...fields }), cleanContext())).toEqual([])
    expect(checkItinerary(withMore(cleanItinerary(), other), cleanContext())).not.toEqual([])
  })

  it('count a berth as a bed, and do not report a day on board as empty', () => {
    const start = cleanItinerary()
    const itinerary = {
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
    expect(checkItinerary(itinerary, cleanContext()).filter(({ rule }) => rule !== 'passport')).toEqual([])
  })

  it('do not mention prices to users who may not see them', () => {
    const hidden = {
      ...cleanItinerary(),
      displayPrice: null,
      markupBps: 0,
      segments: cleanItinerary().segments.map((one) => ({ ...one, net: null })),
    }
    expect(checkItinerary(hidden, { ...cleanContext(), seesPrices: false, status: 'booked' })).toEqual([])
  })

  it('ignore rates that have hardly moved or were set by hand, confirmed and locked prices, and booked itineraries', () => {
    const found = (itinerary: ItineraryDocument, costing = costingAt(11_000, '0.0600'), status = 'quoted' as Status) =>
      checkItinerary(itinerary, { ...cleanContext(), status, costing }).map(({ rule }) => rule)
    expect(found(withFrozenRate()(cleanItinerary()))).toEqual(['exchange-rates-moved'])
    expect(found(withFrozenRate()(cleanItinerary()), costingAt(1, '0.050490'))).toEqual([])
    expect(found(withFrozenRate(true)(cleanItinerary()))).toEqual([])
    const changed = pricedBySheet(104)(cleanItinerary())
    expect(found(changed)).toEqual(['rates-changed'])
    expect(found(changed, costingAt(10_000))).toEqual([])
    expect(found(withSegment(changed, 104, { priceLocked: true }))).toEqual([])
    expect(found(withSegment(changed, 104, { bookingStatus: 'confirmed' }))).toEqual([])
    expect(found(changed, undefined, 'booked')).toEqual([])
    const none = costingAt(10_000, undefined, { validTo: '2027-05-01' })
    expect(found(withSegment(changed, 104, { priceLocked: true }), none)).toEqual([])
    expect(found(withSegment(changed, 104, { costing: null }), none)).toEqual([])
    expect(found({ ...changed, startDate: null }, none)).not.toContain('rates-changed')
  })

  it('accept a group that is split over two lodges, and count the beds of both', () => {
    const [ada, ben] = [library.traveller, uuidOf(950)]
    const room = (count: number) => [{ type: 'Single', count, adults: 1, children: 0 }]
    const split = (some: string[] | null, others: string[] | null, rooms = room(1)) => ({
      ...withMore(withSegment(cleanItinerary(), 107, { for: some, rooms: room(1) }), {
        ...lodge,
        title: 'Dune House',
        day: 3,
        nights: 2,
        for: others,
        rooms,
      }),
      travellers: [ada, ben].map((contact) => ({ contact, role: 'guest' as const, room: null })),
    })
    const found = (itinerary: ItineraryDocument) =>
      checkItinerary(itinerary, { ...cleanContext(), travellers: undefined }).map(({ message }) => message)
    expect(found(split([ada], [ben]))).toEqual([])
    const unsaid =
      'Two stays overlap on the night of 6/05/2027: Sea House and Dune House. Choose which travellers stay where.'
    expect(found(split([ada], null))).toEqual([unsaid])
    expect(found(split([ada], [ada, ben], room(2)))).toEqual([unsaid])
    expect(found(split(null, null))).toEqual([unsaid])
    const six = { ...split(null, null), adults: 6 }
    expect(found(six)).toContain('The rooms at Sea House and Dune House sleep 2, but there are 6 travellers.')
    expect(blockingFindings(six, cleanContext())).toEqual([])
  })

  it('accept two lodges with rooms for a party of which few travellers are named', () => {
    const found = checkItinerary(twelveInTwoLodges(cleanItinerary(), 3), { ...cleanContext(), travellers: undefined })
    expect(found).toEqual([])
  })

  it('accept a stay without a place beyond the date line, on the day after the flight or by the calendar', () => {
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
    const ofDates = (itinerary: ItineraryDocument) =>
      checkItinerary(itinerary, { ...cleanContext(), travellers: undefined }).filter(
        ({ severity }) => severity !== 'hint',
      )
    for (const parts of shapes) expect(ofDates(overTheLine(cleanItinerary(), ...parts))).toEqual([])
  })

  it('do not report two rooms of one accommodation as an overlap', () => {
    const itinerary = withMore(cleanItinerary(), {
      ...lodge,
      title: 'Sea House',
      day: 3,
      nights: 2,
      rooms: [{ type: 'Suite', count: 1 }],
    })
    expect(checkItinerary(itinerary, cleanContext())).toEqual([])
  })
})
