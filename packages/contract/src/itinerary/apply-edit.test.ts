import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { applyEdit } from './apply-edit.ts'
import { canonicalJson } from '../kit/canonical-json.ts'
import { changeLength } from './change-length.ts'
import { duplicateDay } from './copies.ts'
import { type Segment, segment } from '../document/document.ts'
import { documentLimits } from '../document/document-limits.ts'
import { sectionKeys } from '../document/section-keys.ts'
import { type Edit, EditError, type ItineraryDocument } from './edit.ts'
import { emptyDay } from './empty-day.ts'
import { emptySegment } from './from-library.ts'
import { detachSource, swapSource, takeUpdates } from './library-update.ts'
import { addRow, moveRow, removeRow, setParty, setRow } from './list-edits.ts'
import { moveSection, showSection } from './section-edits.ts'

let last = 0
/** Sequential uuids, so that fast-check replays a failure with the same ones in the same order. */
const nextUuid = () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`

const sourced = (title: string): Segment =>
  segment.parse({
    uuid: nextUuid(),
    kind: 'accommodation',
    title,
    source: { resource: 'accommodation', uuid: nextUuid(), rev: 3 },
  })

/**
 * An itinerary of `dayCount` days. Each number puts a segment on that day (−1: unscheduled), every other one from the library.
 */
const itinerary = (dayCount: number, places: readonly number[]): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Sea fog and slow water',
    dayCount,
    days: Array.from({ length: dayCount }, () => emptyDay(nextUuid())),
    segments: places.map((place, index) => ({
      ...(index % 2 === 0 ? sourced(`Stay ${index}`) : emptySegment(nextUuid(), 'drive', `Drive ${index}`)),
      day: place < 0 ? null : place % dayCount,
    })),
  })

/** Random numbers and a text, from which an edit is derived for the itinerary as it is at that point. */
type EditSeed = { kind: number; which: number; where: number; index: number; text: string }

const editSeed = fc.record({
  kind: fc.nat(24),
  which: fc.nat(40),
  where: fc.integer({ min: -1, max: 12 }),
  index: fc.nat(8),
  text: fc.stringMatching(/^[a-zé][a-zé ]{0,5}[a-z]$/),
})

const start = fc
  .record({
    dayCount: fc.integer({ min: 1, max: 9 }),
    places: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 12 }),
  })
  .map(({ dayCount, places }) => itinerary(dayCount, places))

const editFor = (document: ItineraryDocument, seed: EditSeed): Edit => {
  const { kind, which, where, index, text } = seed
  const day = document.days[which % document.days.length]?.uuid ?? ''
  const segmentUuid = document.segments[which % Math.max(1, document.segments.length)]?.uuid ?? ''
  const target = where < 0 ? null : where
  const edits: Edit[] = [
    { kind: 'set', fields: { title: text, startDate: '2027-05-14', highlights: [text] } },
    { kind: 'setDay', day, fields: { title: text } },
    { kind: 'insertDay', day: emptyDay(nextUuid()), index },
    { kind: 'removeDay', day },
    { kind: 'moveDay', day, index },
    { kind: 'setDayCount', dayCount: index + 1, newDays: Array.from({ length: 9 }, () => emptyDay(nextUuid())) },
    { kind: 'setSegment', segment: segmentUuid, fields: { title: text, included: [text], nights: index } },
    { kind: 'resetSegment', segment: segmentUuid, fields: ['included', 'title'] },
    {
      kind: 'insertSegment',
      segment: index % 2 ? sourced(text) : emptySegment(nextUuid(), 'note', 'Note'),
      day: target,
      index,
    },
    { kind: 'removeSegment', segment: segmentUuid },
    { kind: 'moveSegment', segment: segmentUuid, day: target, index },
    ...composedFor(document, seed, day),
    ...partsFor(
      document,
      seed,
      document.segments.find(({ uuid }) => uuid === segmentUuid),
    ),
  ]
  return edits[kind] ?? { kind: 'several', edits: edits.slice(0, 3) }
}

/** Edits that are composed of others. */
const composedFor = (document: ItineraryDocument, { which, index, text }: EditSeed, day: string): Edit[] => [
  { kind: 'splitDay', day, at: index, newDay: emptyDay(nextUuid()) },
  { kind: 'mergeDays', day },
  duplicateDay(document, day, nextUuid) ?? { kind: 'mergeDays', day },
  changeLength(document, index + 1, [], nextUuid),
  {
    kind: 'insertDays',
    name: text,
    index,
    days: [emptyDay(nextUuid()), emptyDay(nextUuid())],
    segments: [
      { ...sourced(text), day: which % 2 },
      { ...sourced(text), day: null },
    ],
  },
]

/** Edits of lists of the itinerary, and of the library item of a segment. */
const partsFor = (
  document: ItineraryDocument,
  { which, index, text }: EditSeed,
  segment: Segment | undefined,
): Edit[] => {
  const due = { amount: which * 100, currency: 'EUR' }
  const fresh = segment && { ...sourced(text), uuid: segment.uuid }
  const none: Edit = { kind: 'several', edits: [] }
  return [
    moveSection(document, sectionKeys[which % sectionKeys.length] ?? 'days', index),
    showSection(document, sectionKeys[which % sectionKeys.length] ?? 'days', index % 2 === 0),
    document.paymentSchedule.length < 12
      ? addRow(document, 'paymentSchedule', { label: text, amount: due, due: null }, index)
      : removeRow(document, 'paymentSchedule', 0),
    setRow(document, 'paymentSchedule', index, { label: text }),
    moveRow(document, 'travellers', index, 0),
    setParty(document, { adults: index, children: which % 4 }),
    { kind: 'set', fields: { priceMode: 'total', currency: 'EUR', displayPrice: due, markupBps: which } },
    segment && fresh ? takeUpdates(segment, fresh) : none,
    segment && fresh ? swapSource(segment, fresh) : none,
    segment ? detachSource(segment) : none,
  ]
}

/** Applies the edit of each seed in turn. Those that the itinerary rejects are skipped. */
const applySeeds = (
  document: ItineraryDocument,
  seeds: readonly EditSeed[],
  each: (now: ItineraryDocument) => void = () => {},
) => {
  let now = document
  const inverses: Edit[] = []
  for (const one of seeds) {
    try {
      const applied = applyEdit(now, editFor(now, one))
      now = applied.document
      inverses.push(applied.inverse)
    } catch (error) {
      if (!(error instanceof EditError)) throw error
    }
    each(now)
  }
  return { now, inverses }
}

describe('an edit', () => {
  it('is undone exactly, byte for byte, whatever edits came before it', () => {
    fc.assert(
      fc.property(start, fc.array(editSeed, { maxLength: 40 }), (document, seeds) => {
        const before = JSON.stringify(document)
        const { now, inverses } = applySeeds(document, seeds)
        const after = inverses.toReversed().reduce((back, inverse) => applyEdit(back, inverse).document, now)
        expect(JSON.stringify(after)).toBe(before)
        expect(JSON.stringify(document)).toBe(before)
      }),
    )
  })

  it('is undone exactly after a thousand others, and each one leaves a document that the contract accepts', () => {
    fc.assert(
      fc.property(start, fc.array(editSeed, { minLength: 1000, maxLength: 1000 }), (document, seeds) => {
        const before = JSON.stringify(document)
        const { now, inverses } = applySeeds(document, seeds, (nextDocument) => {
          expect(itineraryResource.create.safeParse(nextDocument).error).toBeUndefined()
          expect(itineraryResource.findFaults({ ...nextDocument, isTemplate: false, status: null })).toEqual([])
        })
        expect(inverses.length).toBeGreaterThan(500)
        const after = inverses.toReversed().reduce((back, inverse) => applyEdit(back, inverse).document, now)
        expect(JSON.stringify(after)).toBe(before)
        expect(canonicalJson(after)).toBe(canonicalJson(document))
      }),
      // Shrinking a thousand edits takes longer than reading the failing case.
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('is redone exactly by undoing its inverse', () => {
    fc.assert(
      fc.property(start, fc.array(editSeed, { minLength: 1, maxLength: 12 }), (document, seeds) => {
        const { now, inverses } = applySeeds(document, seeds)
        let back = now
        const redos = inverses.toReversed().map((inverse) => {
          const applied = applyEdit(back, inverse)
          back = applied.document
          return applied.inverse
        })
        const again = redos.toReversed().reduce((there, redo) => applyEdit(there, redo).document, back)
        expect(JSON.stringify(again)).toBe(JSON.stringify(now))
      }),
    )
  })

  it('leaves as many days as dayCount says, every segment on an existing day or unscheduled, and no duplicate uuids', () => {
    fc.assert(
      fc.property(start, fc.array(editSeed, { maxLength: 40 }), (document, seeds) => {
        applySeeds(document, seeds, (now) => {
          const uuids = [...now.days, ...now.segments].map((item) => item.uuid)
          expect(now.days).toHaveLength(now.dayCount)
          expect(now.segments.filter(({ day }) => day !== null && (day < 0 || day >= now.dayCount))).toEqual([])
          expect(new Set(uuids).size).toBe(uuids.length)
        })
      }),
    )
  })

  it('survives serialisation as JSON, as in a draft', () => {
    fc.assert(
      fc.property(start, fc.array(editSeed, { maxLength: 12 }), (document, seeds) => {
        const { now, inverses } = applySeeds(document, seeds)
        const back = (edits: Edit[]) => edits.toReversed().reduce((there, edit) => applyEdit(there, edit).document, now)
        const storedInverses: Edit[] = JSON.parse(JSON.stringify(inverses))
        expect(JSON.stringify(back(storedInverses))).toBe(JSON.stringify(back(inverses)))
      }),
    )
  })
})

describe('days', () => {
  it('move with their segments, and leave them unscheduled when removed', () => {
    const document = itinerary(3, [0, 1, 2])
    const [first, second] = document.days
    const moved = applyEdit(document, { kind: 'moveDay', day: first?.uuid ?? '', index: 2 }).document
    expect(moved.segments.map(({ day }) => day)).toEqual([2, 0, 1])
    const removed = applyEdit(document, { kind: 'removeDay', day: second?.uuid ?? '' }).document
    expect(removed.segments.map(({ day }) => day)).toEqual([0, null, 1])
  })

  it('come back with every segment when an itinerary is shortened from 14 days to 10 and the change is undone', () => {
    const document = itinerary(14, [0, 9, 10, 12, 13, 13])
    const short = applyEdit(document, { kind: 'setDayCount', dayCount: 10, newDays: [] })
    expect(short.document.segments.map(({ day }) => day)).toEqual([0, 9, null, null, null, null])
    expect(applyEdit(short.document, short.inverse).document).toEqual(document)
  })

  it('cannot all be removed, and cannot exceed the maximum', () => {
    const document = itinerary(1, [])
    expect(() => applyEdit(document, { kind: 'removeDay', day: document.days[0]?.uuid ?? '' })).toThrow(EditError)
    const full = itinerary(documentLimits.days, [])
    expect(() => applyEdit(full, { kind: 'insertDay', day: emptyDay(nextUuid()), index: 0 })).toThrow(
      'An itinerary can have at most 180 days.',
    )
  })
})

describe('segments', () => {
  it('are placed where they were put among those of the day', () => {
    const document = itinerary(2, [0, 1, 0, 1])
    const [a, b, c, d] = document.segments.map(({ uuid }) => uuid)
    const moved = applyEdit(document, { kind: 'moveSegment', segment: a ?? '', day: 1, index: 1 }).document
    const onDay = (day: number) => moved.segments.filter((one) => one.day === day).map(({ uuid }) => uuid)
    expect(onDay(0)).toEqual([c])
    expect(onDay(1)).toEqual([b, a, d])
  })

  it('keep the library content beneath the designer’s overrides', () => {
    const document = itinerary(1, [0])
    const uuid = document.segments[0]?.uuid ?? ''
    const written = applyEdit(document, {
      kind: 'setSegment',
      segment: uuid,
      fields: { title: 'Our own words', nights: 2 },
    })
    expect(written.document.segments[0]).toMatchObject({
      title: 'Stay 0',
      nights: 2,
      overrides: { title: 'Our own words' },
    })
    const reset = applyEdit(written.document, { kind: 'resetSegment', segment: uuid, fields: ['title'] }).document
    expect(reset.segments[0]).toMatchObject({ title: 'Stay 0', nights: 2, overrides: {} })
  })

  it('cannot be added to a full day, and stay complete where they were', () => {
    const document = itinerary(2, [...Array.from({ length: documentLimits.segmentsPerDay }, () => 0), 1])
    const uuid = document.segments.at(-1)?.uuid ?? ''
    expect(() => applyEdit(document, { kind: 'moveSegment', segment: uuid, day: 0, index: 0 })).toThrow(
      'A day can have at most 60 segments.',
    )
    expect(() => applyEdit(document, { kind: 'moveSegment', segment: uuid, day: 7, index: 0 })).toThrow('no day 8')
  })

  it('cannot be added twice, or changed after they were removed', () => {
    const document = itinerary(1, [0])
    const [only] = document.segments
    if (!only) throw new Error('the trip has a segment')
    expect(() => applyEdit(document, { kind: 'insertSegment', segment: only, day: 0, index: 0 })).toThrow('already')
    const gone = applyEdit(document, { kind: 'removeSegment', segment: only.uuid }).document
    expect(() => applyEdit(gone, { kind: 'moveSegment', segment: only.uuid, day: 0, index: 0 })).toThrow(
      'no longer in the itinerary',
    )
  })
})
