import { describe, expect, it } from 'vitest'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import {
  changesOf,
  emptyDay,
  euro,
  published,
  reading,
  withDay,
  withDays,
  withPrice,
  withSegment,
} from '../fixtures/compared-publications.ts'
import { paragraphs } from '../kit/rich-text.ts'
import type { Publication } from './publication.ts'

describe('equal publications', () => {
  it('have no changes, also after a round trip through JSON', () => {
    expect(published.days.flatMap(({ segments }) => segments)).toHaveLength(9)
    expect(changesOf(published)).toEqual([])
    expect(changesOf(JSON.parse(JSON.stringify(published)))).toEqual([])
  })

  it('have none if only what is not compared is different', () => {
    expect(
      changesOf({
        ...published,
        theme: 'minimal',
        company: { ...published.company, name: 'Another company' },
        sections: published.sections.toReversed(),
        designer: { name: 'Lindiwe', jobTitle: null, email: 'l@example.test', phone: null },
      }),
    ).toEqual([])
  })
})

describe('the whole itinerary', () => {
  it('comes first: title, dates, number of days, travellers', () => {
    const after = withDay(2, { title: 'Into the sand' }, withPrice({ validUntil: '2027-01-31' }))
    expect(
      changesOf({
        ...after,
        title: 'Dunes and sea',
        startDate: '2027-02-12',
        endDate: null,
        dayCount: 7,
        party: { adults: 2, children: 1, infants: 1 },
      }),
    ).toEqual([
      'Title | Sea fog and slow water | Dunes and sea',
      'Start date | 3 May 2027 | 12 February 2027',
      'End date | 8 May 2027 | null',
      'Number of days | 6 days | 7 days',
      'Travellers | 2 adults | 2 adults, 1 child, 1 infant',
      'Title of day 2 | Day of rest 2 | Into the sand @ 2',
      'Prices valid until | 31 December 2026 | 31 January 2027',
    ])
  })
})

describe('the price', () => {
  it('is one figure with the one beside it', () => {
    expect(changesOf(withPrice({ amount: euro(2400), total: euro(2400), perPerson: euro(1200) }))).toEqual([
      'Price | €2,000 in total, €1,000 per person | €2,400 in total, €1,200 per person',
    ])
    expect(changesOf(withPrice({ mode: 'per_person', amount: euro(1000) }))).toEqual([
      'Price | €2,000 in total, €1,000 per person | €1,000 per person, €2,000 in total',
    ])
    expect(changesOf(withPrice({ mode: 'on_request', amount: null, total: null, perPerson: null }))).toEqual([
      'Price | €2,000 in total, €1,000 per person | On request',
    ])
    expect(changesOf(withPrice({ perPerson: { amount: 66_667, currency: 'EUR' }, perPersonIsRounded: true }))).toEqual([
      'Price | €2,000 in total, €1,000 per person | €2,000 in total, about €666.67 per person',
    ])
  })

  it('has a total that changes with the travellers', () => {
    const before = withPrice({ mode: 'per_person', amount: euro(1000) })
    expect(changesOf(withPrice({ mode: 'per_person', amount: euro(1000), total: euro(3000) }), before)).toEqual([
      'Price | €1,000 per person, €2,000 in total | €1,000 per person, €3,000 in total',
    ])
  })

  it('has a breakdown, which counts if the figures are the same, in any order', () => {
    const lines = [
      { title: 'Stays', amount: euro(1500) },
      { title: 'Flights', amount: euro(500) },
    ]
    const itemised = withPrice({ mode: 'itemised', lines })
    const line = 'The price breakdown has changed | null | null'
    expect(changesOf(withPrice({ mode: 'itemised', lines: lines.toReversed() }), itemised)).toEqual([])
    expect(changesOf(withPrice({ mode: 'itemised', lines: lines.slice(1) }), itemised)).toEqual([line])
    expect(changesOf(itemised)).toEqual([line])
    expect(changesOf(withPrice({ lines, amount: euro(2100), perPerson: null }))).toEqual([
      'Price | €2,000 in total, €1,000 per person | €2,100 in total',
    ])
  })

  it('has what it includes, a deposit, payments and terms', () => {
    const after = withPrice({
      includes: paragraphs('All flights'),
      deposit: { percentBps: null, amount: euro(400), due: null },
      schedule: [{ label: 'All', amount: euro(2000), due: null }],
      validUntil: null,
    })
    expect(changesOf({ ...after, terms: paragraphs('Tell us ninety days ahead.') })).toEqual([
      'What the price includes has changed | null | null',
      'Deposit | 25% (€500) by 1 December 2026 | €400',
      'Payment schedule | Deposit: €500 by 1 December 2026, Balance: €1,500 by 1 April 2027 | All: €2,000',
      'Prices valid until | 31 December 2026 | null',
      'The terms and conditions have changed | null | null',
    ])
    expect(changesOf(withPrice({ deposit: { percentBps: 3000, amount: null, due: '2027-02-12' } }))).toEqual([
      'Deposit | 25% (€500) by 1 December 2026 | 30% by 12 February 2027',
    ])
  })

  it('appears and disappears', () => {
    const after = { ...withPrice({ deposit: null, schedule: [], validUntil: null }), price: null }
    const before = withPrice({ deposit: null, schedule: [], validUntil: null })
    expect(changesOf(after, before)).toEqual(['Price | €2,000 in total, €1,000 per person | null'])
    expect(changesOf(before, after)).toEqual(['Price | null | €2,000 in total, €1,000 per person'])
  })
})

describe('documents, guides and pages', () => {
  it('are added and removed by their titles, last of all', () => {
    const after = {
      ...published,
      terms: null,
      documents: [...published.documents, { media: uuidOf(91), title: 'Entry rules' }, ...published.documents],
      guides: [reading('Etosha')],
      pages: [],
    }
    expect(changesOf(after)).toEqual([
      'The terms and conditions have changed | null | null',
      'The document “Entry rules” has been added | null | null',
      'The document “Packing list” has been added | null | null',
      'The travel guide “Etosha” has been added | null | null',
      'The travel guide “Namibia by car” has been removed | null | null',
      'The page “About us” has been removed | null | null',
    ])
  })
})

describe('what a version does not show', () => {
  const showing = (sections: Publication['sections'], from = published): Publication => ({ ...from, sections })
  const changed = withSegment(
    102,
    { nights: 2, description: paragraphs('New.') },
    withSegment(
      105,
      { title: 'Dune climb' },
      withDay(
        1,
        { title: 'New' },
        { ...withPrice({ amount: euro(1) }), terms: null, documents: [], guides: [], pages: [] },
      ),
    ),
  )

  it('is not compared', () => {
    expect(changesOf(changed).length).toBeGreaterThan(7)
    expect(changesOf(showing([], changed), showing([]))).toEqual([])
  })

  it('is compared as far as the overview of stays shows it, without links to days', () => {
    expect(changesOf(showing(['stays'], changed), showing(['days']))).toEqual([
      'Olive Grove: nights | 1 night | 2 nights # 102',
    ])
    const longer = withDays([...published.days, emptyDay])
    expect(changesOf(showing(['stays'], longer), showing(['stays']))).toEqual(['Number of days | 6 days | 7 days'])
  })

  it('appears when it is shown for the first time', () => {
    const sections = published.sections.filter((key) => key !== 'documents' && key !== 'price')
    expect(changesOf(published, showing(sections))).toEqual([
      'Price | null | €2,000 in total, €1,000 per person',
      'Deposit | null | 25% (€500) by 1 December 2026',
      'Payment schedule | null | Deposit: €500 by 1 December 2026, Balance: €1,500 by 1 April 2027',
      'Prices valid until | null | 31 December 2026',
      'The document “Packing list” has been added | null | null',
    ])
  })
})

describe('an older publication', () => {
  /** Without all fields that were added later. */
  const older: Publication = {
    ...published,
    price: published.price && withoutFields(published.price, ['total', 'perPersonIsRounded', 'bankDetails']),
    days: published.days.map(({ stays, ...day }) => ({
      ...day,
      stay: stays?.[0] ?? null,
      segments: day.segments.map((segment) =>
        withoutFields(segment, [
          'board',
          'checkIn',
          'checkOut',
          'timezone',
          'endTimezone',
          'originTerminal',
          'destinationTerminal',
          'seats',
          'baggage',
          'documents',
          'choice',
          'option',
        ]),
      ),
    })),
  }

  it('does not differ by the fields that it lacks', () => {
    expect(older.days[0]?.segments[1]).not.toHaveProperty('checkIn')
    expect(changesOf(published, older)).toEqual([])
    expect(
      changesOf(
        withSegment(102, { board: 'FB', seats: ['12A'], option: { group: null, isTaken: false, isOneOf: false } }),
        older,
      ),
    ).toEqual([])
    const each = { mode: 'per_person' as const, amount: euro(1000) }
    const olderEach = { ...older, price: older.price && { ...older.price, ...each } }
    expect(changesOf(withPrice(each), olderEach)).toEqual([])
    expect(changesOf(withPrice({ perPersonIsRounded: true }), older)).toEqual([])
  })

  it('differs by what both have', () => {
    expect(changesOf(withSegment(102, { nights: 2 }), older)).toEqual([
      'Olive Grove: nights | 1 night | 2 nights @ 1 # 102',
    ])
  })
})

/** A copy that lacks some optional fields. */
function withoutFields<T extends object>(value: T, fields: readonly (keyof T)[]): T {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !fields.some((field) => field === name))) as T
}
