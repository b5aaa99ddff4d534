import { describe, expect, it } from 'vitest'
import { uuidOf } from '../../fixtures/clean-itinerary.ts'
import {
  changesOf,
  emptyDay,
  euro,
  present,
  published,
  segmentOf,
  withDay,
  withDays,
  withPrice,
  withSegment,
} from '../../fixtures/compared-publications.ts'
import { paragraphs } from '../../kit/rich-text.ts'
import { englishChanges } from '../../fixtures/english-changes.ts'
import { comparePublications } from '../compare-publications.ts'
import type { Publication, PublishedSegment } from '../publication.ts'

describe('segments', () => {
  const without = (number: number, from = published): Publication => ({
    ...from,
    days: from.days.map((day) => ({ ...day, segments: day.segments.filter(({ uuid }) => uuid !== uuidOf(number)) })),
  })
  const withMore = (n: number, segment: PublishedSegment, from = published): Publication =>
    withDay(n, { segments: [...(from.days[n - 1]?.segments ?? []), segment] }, from)

  it('are added, removed and moved to another day', () => {
    const walk = segmentOf(105)
    const added = { ...walk, uuid: uuidOf(120), title: 'Balloon flight' }
    expect(changesOf(withMore(4, added))).toEqual(['Balloon flight has been added | null | Day 4 @ 4 # 120'])
    expect(changesOf(without(105))).toEqual(['Dune walk has been removed | Day 3 | null'])
    expect(changesOf(withMore(2, walk, without(105)))).toEqual([
      'Dune walk has moved to another day | Day 3 | Day 2 @ 2 # 105',
    ])
  })

  it('are added as an option or as an alternative', () => {
    const as = (kind: 'optional' | 'alternative') => ({
      ...segmentOf(105),
      uuid: uuidOf(120),
      choice: { kind, insteadOf: null, difference: null },
    })
    expect([...changesOf(withMore(4, as('optional'))), ...changesOf(withMore(4, as('alternative')))]).toEqual([
      'Dune walk has been added as an option | null | Day 4 @ 4 # 120',
      'Dune walk has been added as an alternative | null | Day 4 @ 4 # 120',
    ])
  })

  it('do not count as moved if their day has another number, nor if they have the same number on another day', () => {
    const later = withDays([emptyDay, ...published.days])
    expect(changesOf(later)).toEqual([
      'Number of days | 6 days | 7 days',
      'Day 1 has been added | null | A day more @ 1',
    ])
    expect(changesOf(withMore(3, segmentOf(105), without(105, later)))).toEqual([
      'Number of days | 6 days | 7 days',
      'Day 1 has been added | null | A day more @ 1',
    ])
  })

  it('have titles, times, routes and carriers', () => {
    const origin = { ...present(segmentOf(101).origin), label: 'George' }
    const after = withSegment(101, {
      title: 'Flight by night',
      startTime: '23:40',
      endTime: '05:10',
      endDayOffset: 1,
      origin,
      carrier: 'Kestrel Air',
      number: 'KA 104',
    })
    expect(changesOf(after)).toEqual([
      'Flight on day 1 | Flight to Windhoek | Flight by night @ 1 # 101',
      'Flight by night: time | 09:00–11:10 | 23:40–05:10 (+1 day) @ 1 # 101',
      'Flight by night: route | Cape Town → Windhoek | George → Windhoek @ 1 # 101',
      'Flight by night: operator and number | null | Kestrel Air KA 104 @ 1 # 101',
    ])
    const times = [{ startTime: null }, { endTime: null }, { endDayOffset: -1 }, { endDayOffset: 2 }]
    expect(
      times.map((fields) => comparePublications(published, withSegment(101, fields), englishChanges)[0]?.after),
    ).toEqual(['until 11:10', '09:00', '09:00–11:10 (−1 day)', '09:00–11:10 (+2 days)'])
    const legs = [{ origin: null }, { destination: null }, { origin: null, destination: null }]
    expect(
      legs.map((fields) => comparePublications(published, withSegment(101, fields), englishChanges)[0]?.after),
    ).toEqual(['To Windhoek', 'From Cape Town', null])
  })

  it('have one line for the other facts of a journey, and one for their texts', () => {
    const after = withSegment(101, {
      durationMin: 130,
      distanceKm: 1280,
      class: 'Business',
      destinationTerminal: '2',
      seats: ['12A'],
      description: paragraphs('Over the Orange River.'),
      note: 'Sit on the left.',
      included: ['Lunch'],
      excluded: ['Wine'],
    })
    expect(changesOf(after)).toEqual([
      'The travel details of Flight to Windhoek have changed | null | null @ 1 # 101',
      'The wording of Flight to Windhoek has changed | null | null @ 1 # 101',
    ])
  })

  it('have nights, rooms, board and check-in times if they are stays', () => {
    const after = withSegment(102, {
      nights: 2,
      rooms: [
        { type: 'Double', count: 2 },
        { type: 'Tent', count: 1 },
      ],
      board: 'FB',
      checkIn: '15:00',
      checkOut: null,
    })
    expect(changesOf(after)).toEqual([
      'Olive Grove: nights | 1 night | 2 nights @ 1 # 102',
      'Olive Grove: rooms | Double | 2 × Double, Tent @ 1 # 102',
      'Olive Grove: board | null | Full board @ 1 # 102',
      'Olive Grove: check-in | 14:00 | 15:00 @ 1 # 102',
      'Olive Grove: check-out | 10:00 | null @ 1 # 102',
    ])
    expect(changesOf(withSegment(102, { nights: 0 }))).toEqual([
      'Olive Grove: type | Stay | Day room @ 1 # 102',
      'Olive Grove: nights | 1 night | none @ 1 # 102',
    ])
    expect(changesOf(withSegment(103, { kind: 'transfer' }))).toEqual([
      'Drive to Sesriem: type | Drive | Transfer @ 2 # 103',
    ])
  })

  it('do not change in what their kind does not show', () => {
    const stay = { startTime: '16:00', note: 'Ring twice.', durationMin: 5, carrier: 'Nobody' }
    expect(changesOf(withSegment(102, stay))).toEqual([])
    const walk = { nights: 3, rooms: [{ type: 'Tent', count: 1 }], board: 'FB', checkIn: '09:00', timezone: 'UTC' }
    expect(changesOf(withSegment(105, walk))).toEqual([])
  })

  it('become part of the itinerary, optional, alternatives or arranged by the travellers', () => {
    const choice = { kind: 'alternative' as const, insteadOf: 'Sea House', difference: null }
    const alternative = withSegment(107, { choice })
    expect(changesOf(published, alternative)).toEqual(['Sea House: inclusion | Alternative | Included @ 4 # 107'])
    expect(changesOf(alternative)).toEqual(['Sea House: inclusion | Included | Alternative @ 4 # 107'])
    expect(changesOf(withSegment(105, { inclusion: 'optional' }))).toEqual([
      'Dune walk: inclusion | Included | Optional @ 3 # 105',
    ])
    expect(changesOf(withSegment(105, { inclusion: 'own_arrangement' }))).toEqual([
      'Dune walk: inclusion | Included | Arranged by you @ 3 # 105',
    ])
  })

  it('have a difference in price while they are options', () => {
    const option = (amount: number | null, from = published) =>
      withSegment(
        105,
        { choice: { kind: 'optional', insteadOf: null, difference: amount === null ? null : euro(amount) } },
        from,
      )
    const before = option(100)
    expect([option(-50), option(0), option(null)].flatMap((after) => changesOf(after, before))).toEqual([
      'Dune walk: difference in price | €100 more | €50 less @ 3 # 105',
      'Dune walk: difference in price | €100 more | no extra charge @ 3 # 105',
      'Dune walk: difference in price | €100 more | null @ 3 # 105',
    ])
    const each = withPrice({ mode: 'per_person', perPerson: null })
    expect(changesOf(option(-50, each), option(100, each))).toEqual([
      'Dune walk: difference in price | €100 more per person | €50 less per person @ 3 # 105',
    ])
    expect(changesOf(before)).toEqual(['Dune walk: inclusion | Included | Optional @ 3 # 105'])
  })

  it('have documents', () => {
    const documents = [{ media: uuidOf(91), title: 'Voucher', kind: 'voucher' as const }]
    const line = 'Olive Grove: the document “Voucher” has been'
    expect(changesOf(withSegment(102, { documents }))).toEqual([`${line} added | null | null @ 1 # 102`])
    expect(changesOf(published, withSegment(102, { documents }))).toEqual([`${line} removed | null | null @ 1 # 102`])
  })
})
