import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itinerary as itineraryResource } from '../../resources/itinerary.ts'
import type { Segment } from '../../document/document.ts'
import { applyEdit } from '../apply-edit.ts'
import { type Edit, EditError, type ItineraryDocument } from '../edit.ts'
import { emptyDay } from '../empty-day.ts'
import { emptySegment } from '../from-library.ts'
import { clipOf, pasteClip } from './clip.ts'
import { readClip } from './read-clip.ts'
import { replaceAccommodation } from './replace-everywhere.ts'
import {
  duplicateDays,
  duplicateSegments,
  moveDays,
  moveSegments,
  removeDays,
  removeSegments,
  changeTagsOfSegments,
  setBookingOfSegments,
  setSupplierOfSegments,
} from './several-segments.ts'
import { shiftFromDay, shiftLimits, swapDays } from './shift-days.ts'
import { removeDayOfStays } from './stays-over-day.ts'

let last = 0
const nextUuid = () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`

/** An itinerary with one segment for each place: a stay if it has nights. */
const itinerary = (dayCount: number, places: readonly { day: number | null; nights?: number; title?: string }[]) =>
  itineraryResource.create.parse({
    title: 'Sea fog and slow water',
    dayCount,
    days: Array.from({ length: dayCount }, () => emptyDay(nextUuid())),
    segments: places.map(({ day, nights = 0, title }, index) => ({
      ...emptySegment(nextUuid(), nights > 0 ? 'accommodation' : 'note', title ?? `Segment ${index + 1}`),
      day,
      nights,
    })),
  }) satisfies ItineraryDocument

const uuidsOf = (segments: readonly Segment[], ...titles: string[]) =>
  new Set(segments.filter(({ title }) => titles.includes(title)).map(({ uuid }) => uuid))

const dayUuid = (document: ItineraryDocument, index: number) => document.days[index]?.uuid ?? ''

const apply = (document: ItineraryDocument, edit: Edit | null | undefined) => {
  if (!edit) throw new Error('there is an edit')
  return applyEdit(document, edit)
}

/** The titles of each day, and the nights of stays. */
const plan = ({ days, segments }: ItineraryDocument) =>
  [...days.keys(), null].map((day) =>
    segments
      .filter((segment) => segment.day === day)
      .map(({ title, nights }) => (nights > 0 ? `${title} ${nights}` : title))
      .join(', '),
  )

describe('several segments', () => {
  const document = itinerary(3, [
    { day: 0, title: 'A' },
    { day: 0, title: 'B' },
    { day: 1, title: 'C' },
    { day: null, title: 'D' },
  ])
  const some = uuidsOf(document.segments, 'D', 'A', 'C')

  it('move to the end of a day in their order, as one step', () => {
    const moved = apply(document, moveSegments(document, some, 2))
    expect(plan(moved.document)).toEqual(['B', '', 'A, C, D', ''])
    expect(applyEdit(moved.document, moved.inverse).document).toEqual(document)
    expect(moveSegments(document, some, 2)?.name).toBe('Moved 3 segments to day 3')
    expect(moveSegments(document, new Set(['gone']), 2)).toBeNull()
  })

  it('are copied after the last of each day, and nothing of the copies is booked', () => {
    const booked = apply(document, setBookingOfSegments(document, some, 'confirmed')).document
    expect(booked.segments.filter(({ priceLocked }) => priceLocked)).toHaveLength(3)
    const copied = apply(booked, duplicateSegments(booked, some, nextUuid)).document
    expect(plan(copied)).toEqual(['A, A, B', 'C, C', '', 'D, D'])
    expect(copied.segments.filter(({ bookingStatus }) => bookingStatus === 'confirmed')).toHaveLength(3)
  })

  it('get one supplier, and are removed', () => {
    const supplier = nextUuid()
    const set = apply(document, setSupplierOfSegments(document, some, supplier)).document
    expect(set.segments.map((segment) => segment.supplier)).toEqual([supplier, null, supplier, supplier])
    expect(setSupplierOfSegments(set, some, supplier)).toBeNull()
    expect(plan(apply(set, removeSegments(set, some)).document)).toEqual(['B', '', '', ''])
  })

  it('get tags besides those that they have, up to the limit, and lose others', () => {
    const change = (on: ItineraryDocument, add: string[], remove: string[] = []) =>
      changeTagsOfSegments(on, some, { add, remove })
    const first = apply(document, change(document, ['VIP'])).document
    expect(first.segments.map(({ tags }) => tags)).toEqual([['VIP'], [], ['VIP'], ['VIP']])
    expect(change(first, ['paid', 'VIP'])?.name).toBe('Changed the tags of 3 segments')
    const second = apply(first, change(first, ['paid'], ['VIP'])).document
    expect(second.segments[0]?.tags).toEqual(['paid'])
    expect(change(first, ['VIP'])).toBeNull()
    expect(change(first, [], ['other'])).toBeNull()
    const many = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
    expect(apply(document, change(document, many)).document.segments[0]?.tags).toHaveLength(20)
    expect(() => change(first, many)).toThrow('up to 20 tags')
  })
})

describe('a stay whose night is removed', () => {
  const document = itinerary(4, [
    { day: 0, nights: 3, title: 'Camp' },
    { day: 1, title: 'Walk' },
  ])

  it.each([
    [0, ['Camp 2, Walk', '', '', '']],
    [1, ['Camp 2', '', '', 'Walk']],
    [2, ['Camp 2', 'Walk', '', '']],
    [3, ['Camp 3', 'Walk', '', '']],
  ])('has one night less, and moves with its first night: day %i', (index, expected) => {
    const removal = removeDayOfStays(document, dayUuid(document, index))
    const removed = apply(document, removal?.edit)
    expect(plan(removed.document)).toEqual(expected)
    expect(removal?.shortened.map(({ title }) => title)).toEqual(index < 3 ? ['Camp'] : [])
    expect(applyEdit(removed.document, removed.inverse).document).toEqual(document)
  })

  it('becomes unscheduled with all its days', () => {
    const removal = removeDays(document, new Set([0, 1, 2].map((index) => dayUuid(document, index))))
    expect(plan(apply(document, removal?.edit).document)).toEqual(['', 'Camp 1, Walk'])
  })

  it('cannot lose the only day', () => {
    expect(() => removeDays(document, new Set(document.days.map(({ uuid }) => uuid)))).toThrow(EditError)
  })
})

describe('days', () => {
  const document = itinerary(5, [
    { day: 0, title: 'A' },
    { day: 3, title: 'D' },
    { day: 4, title: 'E' },
  ])

  it('move from one day on, later with empty days before them, and earlier only over empty days', () => {
    const uuid = dayUuid(document, 3)
    expect(shiftLimits(document, 3)).toEqual({ earlier: 2, later: 175 })
    expect(plan(apply(document, shiftFromDay(document, uuid, 2, nextUuid)).document)).toEqual([
      'A',
      '',
      '',
      '',
      '',
      'D',
      'E',
      '',
    ])
    const earlier = apply(document, shiftFromDay(document, uuid, -2, nextUuid))
    expect(plan(earlier.document)).toEqual(['A', 'D', 'E', ''])
    expect(applyEdit(earlier.document, earlier.inverse).document).toEqual(document)
    expect(shiftFromDay(document, uuid, -3, nextUuid)).toBeNull()
    expect(shiftFromDay(document, uuid, 2, nextUuid)?.name).toBe('Shifted day 4 onwards 2 days later')
  })

  it('are swapped with their segments', () => {
    const swapped = apply(document, swapDays(document, dayUuid(document, 3), dayUuid(document, 0)))
    expect(plan(swapped.document)).toEqual(['D', '', '', 'A', 'E', ''])
    expect(applyEdit(swapped.document, swapped.inverse).document).toEqual(document)
    expect(swapDays(document, dayUuid(document, 1), dayUuid(document, 1))).toBeNull()
  })

  it('move together before another day, and are copied after the last of them', () => {
    const some = new Set([dayUuid(document, 0), dayUuid(document, 4)])
    expect(plan(apply(document, moveDays(document, some, 3)).document)).toEqual(['', '', 'A', 'E', 'D', ''])
    expect(plan(apply(document, duplicateDays(document, some, nextUuid)).document)).toEqual([
      'A',
      '',
      '',
      'D',
      'E',
      'A',
      'E',
      '',
    ])
  })
})

describe('the clipboard', () => {
  const [tenant, other, here, there] = [nextUuid(), nextUuid(), nextUuid(), nextUuid()] as const
  const supplier = nextUuid()
  const net = { amount: 12_000, currency: 'EUR' }
  const plain = itinerary(2, [
    { day: 0, nights: 2, title: 'Camp' },
    { day: 1, title: 'Walk' },
  ])
  const document = {
    ...plain,
    segments: plain.segments.map((segment) => ({
      ...segment,
      supplier,
      net,
      bookingStatus: 'confirmed' as const,
      source: { resource: 'accommodation' as const, uuid: nextUuid(), rev: 1 },
      overrides: { title: `${segment.title} by the river` },
      notesInternal: 'Owes us a favour',
      tags: ['VIP'],
    })),
  }
  const all = { kind: 'segments', uuids: new Set(document.segments.map(({ uuid }) => uuid)) } as const
  const target = { itinerary: there, day: 0, seesPrices: true, seesSuppliers: true, newUuid: nextUuid }
  const empty = itinerary(3, [{ day: 1, title: 'Own' }])
  const pasted = (changes: Partial<Parameters<typeof pasteClip>[2]> = {}, isCut = false) => {
    const clip = readClip(JSON.stringify(clipOf(document, all, { tenant, itinerary: here, isCut })))
    if (!clip) throw new Error('the clip can be read')
    return applyEdit(empty, pasteClip(empty, clip, { tenant, ...target, ...changes })).document
  }

  it('brings segments to the days of another itinerary with fresh uuids, not booked yet', () => {
    const { segments } = pasted()
    const copies = segments.filter(({ title }) => title !== 'Own')
    expect(copies.map(({ title, day }) => `${title} ${day}`).toSorted()).toEqual(['Camp 0', 'Walk 1'])
    expect(copies.every(({ uuid }) => !all.uuids.has(uuid))).toBe(true)
    expect(copies.every(({ bookingStatus }) => bookingStatus === 'not_requested')).toBe(true)
    expect(copies.every((segment) => segment.supplier === supplier && segment.net?.amount === 12_000)).toBe(true)
  })

  it('gives no net price and no supplier to users who may not see them, nor to another company', () => {
    const find = (changes: object) => pasted(changes).segments.find(({ title }) => title.startsWith('Camp'))
    expect(find({ seesPrices: false })).toMatchObject({ net: null, supplier })
    expect(find({ seesSuppliers: false })).toMatchObject({ net, supplier: null })
    expect(find({ tenant: other })).toMatchObject({
      title: 'Camp by the river',
      overrides: {},
      source: null,
      net: null,
      supplier: null,
      notesInternal: null,
      tags: [],
    })
  })

  it('moves bookings along if the segments were cut from the same itinerary', () => {
    const cut = pasted({ itinerary: here }, true).segments.filter(({ title }) => title !== 'Own')
    expect(cut.every(({ bookingStatus }) => bookingStatus === 'confirmed')).toBe(true)
  })

  it('keeps the bookings of cut segments only the first time they are pasted, and not if the cut was undone', () => {
    const clip = clipOf(document, all, { tenant, itinerary: here, isCut: true })
    if (!clip) throw new Error('there is a clip')
    const pasteInto = (before: ItineraryDocument) =>
      applyEdit(before, pasteClip(before, clip, { tenant, ...target, itinerary: here })).document
    const bookings = ({ segments }: ItineraryDocument) =>
      segments.filter(({ title }) => title !== 'Own').map(({ bookingStatus }) => bookingStatus)
    const once = pasteInto(empty)
    expect(bookings(once)).toEqual(['confirmed', 'confirmed'])
    expect(bookings(pasteInto(once)).toSorted()).toEqual(['confirmed', 'confirmed', 'not_requested', 'not_requested'])
    expect(bookings(pasteInto(document)).filter((one) => one === 'confirmed')).toHaveLength(bookings(document).length)
  })

  it('brings whole days with their segments', () => {
    const days = { kind: 'days', uuids: new Set([dayUuid(document, 1)]) } as const
    const clip = clipOf(document, days, { tenant, itinerary: here, isCut: false })
    if (!clip) throw new Error('there is a clip')
    expect(plan(applyEdit(empty, pasteClip(empty, clip, { tenant, ...target })).document)).toEqual([
      '',
      'Walk',
      'Own',
      '',
      '',
    ])
  })

  it('ignores text that is not a clip, is of another version, or is too large', () => {
    const clip = clipOf(document, all, { tenant, itinerary: here, isCut: false })
    expect(readClip('Dinner at eight')).toBeNull()
    expect(readClip(JSON.stringify({ ...clip, version: 2 }))).toBeNull()
    expect(readClip(JSON.stringify({ ...clip, segments: [{ uuid: 'x' }] }))).toBeNull()
    expect(readClip(JSON.stringify({ ...clip, segments: [] }))).toBeNull()
    expect(readClip(' '.repeat(3_000_000))).toBeNull()
  })
})

describe('an accommodation that is replaced', () => {
  it('stays in segments that are requested, booked or locked', () => {
    const from = { resource: 'accommodation' as const, uuid: nextUuid(), rev: 1 }
    const plain = itinerary(3, [
      { day: 0, nights: 1, title: 'Camp' },
      { day: 1, nights: 2, title: 'Camp' },
      { day: 2, nights: 1, title: 'Other' },
    ])
    const document = {
      ...plain,
      segments: plain.segments.map((segment, index) => ({
        ...segment,
        source: index < 2 ? from : null,
        bookingStatus: index === 0 ? ('confirmed' as const) : ('not_requested' as const),
      })),
    }
    const { edit, replaced, left } = replaceAccommodation(document, from.uuid, (uuid) => ({
      ...emptySegment(uuid, 'accommodation', 'Lodge'),
      source: { ...from, uuid: nextUuid() },
    }))
    expect([replaced.length, left.length]).toEqual([1, 1])
    expect(plan(apply(document, edit).document)).toEqual(['Camp 1', 'Lodge 2', 'Other 1', ''])
    expect(edit?.name).toBe('Replaced Camp with Lodge')
    expect(replaceAccommodation(document, nextUuid(), (uuid) => emptySegment(uuid, 'note', 'x')).edit).toBeNull()
  })
})

const start = fc
  .record({
    dayCount: fc.integer({ min: 2, max: 8 }),
    places: fc.array(
      fc.record({
        day: fc.option(fc.nat(7), { freq: 6 }),
        nights: fc.integer({ min: 0, max: 4 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ dayCount, places }) =>
    itinerary(
      dayCount,
      places.map(({ day, nights }) => ({ day: day === null ? null : day % dayCount, nights })),
    ),
  )

const seed = fc.record({ kind: fc.nat(10), which: fc.array(fc.nat(12), { maxLength: 5 }), where: fc.nat(8) })

const editFor = (
  document: ItineraryDocument,
  { kind, which, where }: { kind: number; which: number[]; where: number },
): Edit | null | undefined => {
  const segments = new Set(which.flatMap((index) => document.segments[index]?.uuid ?? []))
  const days = new Set(which.flatMap((index) => document.days[index]?.uuid ?? []))
  const day = where % document.days.length
  const from = { tenant: nextUuid(), itinerary: nextUuid(), isCut: where % 2 === 0 }
  const clip = clipOf(document, { kind: where % 3 ? 'days' : 'segments', uuids: where % 3 ? days : segments }, from)
  return [
    () => moveSegments(document, segments, where % 4 ? day : null),
    () => removeSegments(document, segments),
    () => duplicateSegments(document, segments, nextUuid),
    () => setBookingOfSegments(document, segments, 'confirmed'),
    () => removeDays(document, days)?.edit,
    () => duplicateDays(document, days, nextUuid),
    () => moveDays(document, days, day),
    () => shiftFromDay(document, dayUuid(document, day), where - 3, nextUuid),
    () => swapDays(document, dayUuid(document, day), dayUuid(document, which[0] ?? 0)),
    () =>
      clip && pasteClip(document, clip, { ...from, day, seesPrices: true, seesSuppliers: false, newUuid: nextUuid }),
    () => changeTagsOfSegments(document, segments, { add: [`tag ${where}`], remove: [`tag ${where - 1}`] }),
  ][kind]?.()
}

it('every edit of several is undone exactly, and leaves a document that the contract accepts', () => {
  fc.assert(
    fc.property(start, fc.array(seed, { maxLength: 12 }), (document, seeds) => {
      const before = JSON.stringify(document)
      let now: ItineraryDocument = document
      const inverses: Edit[] = []
      for (const one of seeds) {
        try {
          const edit = editFor(now, one)
          if (!edit) continue
          const applied = applyEdit(now, edit)
          now = applied.document
          inverses.push(applied.inverse)
        } catch (error) {
          if (!(error instanceof EditError)) throw error
        }
        expect(itineraryResource.create.safeParse(now).error).toBeUndefined()
        expect(now.days).toHaveLength(now.dayCount)
      }
      const after = inverses.toReversed().reduce((back, inverse) => applyEdit(back, inverse).document, now)
      expect(JSON.stringify(after)).toBe(before)
    }),
  )
})
