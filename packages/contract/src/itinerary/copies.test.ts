import { describe, expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { cleanItinerary, uuidOf, withSegment } from '../fixtures/clean-itinerary.ts'
import { copyOfSegment, duplicateDay, duplicateSegment } from './copies.ts'
import type { Segment } from '../document/document.ts'
import { insertTemplate } from './insert-template.ts'
import { describeEdit } from './describe-edit.ts'
import { type Edit, EditError, type ItineraryDocument } from './edit.ts'
import { emptyDay } from './empty-day.ts'
import { segmentsSold } from './options.ts'
import { paragraphs } from '../kit/rich-text.ts'
import { plainText } from '../kit/plain-text.ts'

let last = 7000
const newUuid = () => uuidOf((last += 1))

const make = (itinerary: ItineraryDocument, edit: Edit | null): ItineraryDocument => {
  if (!edit) throw new Error('there is nothing to copy')
  const { document, inverse } = applyEdit(itinerary, edit)
  expect(applyEdit(document, inverse).document).toEqual(itinerary)
  return document
}
const titlesOn = ({ segments }: ItineraryDocument, day: number | null) =>
  segments.filter((segment) => segment.day === day).map(({ title }) => title)

describe('a copy', () => {
  it('of a segment is placed after it, and its booking is not requested', () => {
    const itinerary = withSegment(cleanItinerary(), 102, {
      bookingStatus: 'confirmed',
      confirmationNo: 'A1',
      deadline: '2027-01-01',
      priceLocked: true,
    })
    const edit = duplicateSegment(itinerary, uuidOf(102), newUuid)
    const copied = make(itinerary, edit)
    expect(titlesOn(copied, 0)).toEqual(['Flight to Windhoek', 'Olive Grove', 'Olive Grove'])
    const copy = copied.segments.filter(({ day }) => day === 0).at(-1)
    expect(copy).toMatchObject({
      bookingStatus: 'not_requested',
      confirmationNo: null,
      deadline: null,
      priceLocked: false,
    })
    expect(copy?.net).toEqual(itinerary.segments[1]?.net)
    expect(edit && describeEdit(itinerary, edit)).toBe('Duplicated Olive Grove')
    expect(duplicateSegment(itinerary, uuidOf(999), newUuid)).toBeNull()
  })

  it('of a day includes its segments, and the following days move by one', () => {
    const itinerary = cleanItinerary()
    const edit = duplicateDay(itinerary, uuidOf(2), newUuid)
    const copied = make(itinerary, edit)
    expect(copied.dayCount).toBe(7)
    expect(copied.days.map(({ title }) => title?.at(-1))).toEqual(['1', '2', '2', '3', '4', '5', '6'])
    expect([titlesOn(copied, 2), titlesOn(copied, 3)]).toEqual([['Drive to Sesriem', 'Desert Camp'], ['Dune walk']])
    expect(edit && describeEdit(itinerary, edit)).toBe('Duplicated day 2')
    expect(duplicateDay(itinerary, uuidOf(999), newUuid)).toBeNull()
  })
})

describe('option groups that are copied', () => {
  const withChoice = (): ItineraryDocument => {
    const itinerary = withSegment(cleanItinerary(), 102, { optionGroup: 'Hotel', isSelected: true })
    const other = {
      ...copyOfSegment(itinerary.segments[1] as Segment, newUuid()),
      title: 'Quiver Inn',
      isSelected: false,
    }
    return { ...itinerary, segments: [...itinerary.segments, other] }
  }
  const bedsOn = (itinerary: ItineraryDocument) =>
    segmentsSold(itinerary.segments)
      .filter(({ title }) => title === 'Olive Grove' || title === 'Quiver Inn')
      .map(({ title, day }) => `${title} on ${day}`)

  it('are separate groups in the copy of a day', () => {
    const itinerary = withChoice()
    expect(bedsOn(itinerary)).toEqual(['Olive Grove on 0'])
    const copied = make(itinerary, duplicateDay(itinerary, uuidOf(1), newUuid))
    expect(bedsOn(copied).toSorted()).toEqual(['Olive Grove on 0', 'Olive Grove on 1'])
    expect(new Set(copied.segments.map(({ optionGroup }) => optionGroup))).toEqual(new Set([null, 'Hotel', 'Hotel 2']))
    const again = make(copied, duplicateDay(copied, uuidOf(1), newUuid))
    expect(bedsOn(again).toSorted()).toEqual(['Olive Grove on 0', 'Olive Grove on 1', 'Olive Grove on 2'])
  })

  it('are separate groups in a template that is inserted twice, even with names of the maximum length', () => {
    const long = 'H'.repeat(80)
    const template = withChoice()
    const named = {
      ...template,
      segments: template.segments.map((one) => (one.optionGroup ? { ...one, optionGroup: long } : one)),
    }
    const put = (itinerary: ItineraryDocument) =>
      make(itinerary, insertTemplate(itinerary, named, { index: 0, newUuid }))
    const twice = put(put({ ...cleanItinerary(), segments: [] }))
    expect(bedsOn(twice).toSorted()).toEqual(['Olive Grove on 0', `Olive Grove on ${cleanItinerary().dayCount}`])
    for (const { optionGroup } of twice.segments) expect(optionGroup?.length ?? 0).toBeLessThanOrEqual(80)
  })
})

describe('a template', () => {
  const template = cleanItinerary()
  const itinerary: ItineraryDocument = {
    ...cleanItinerary(),
    dayCount: 2,
    days: [
      { ...emptyDay(uuidOf(51)), title: 'Mine' },
      { ...emptyDay(uuidOf(52)), title: 'Mine too' },
    ],
    segments: [],
  }

  it('can be inserted as a whole at any position, with new uuids', () => {
    const edit = insertTemplate(itinerary, template, { index: 1, newUuid })
    const filled = make(itinerary, edit)
    expect(filled.days.map(({ title }) => title?.slice(0, 4))).toEqual([
      'Mine',
      'Day ',
      'Day ',
      'Day ',
      'Day ',
      'Day ',
      'Day ',
      'Mine',
    ])
    expect(titlesOn(filled, 1)).toEqual(['Flight to Windhoek', 'Olive Grove'])
    expect(filled.segments).toHaveLength(template.segments.length)
    const templateUuids = new Set(template.segments.map(({ uuid }) => uuid))
    expect(filled.segments.filter(({ uuid }) => templateUuids.has(uuid))).toEqual([])
    expect(describeEdit(itinerary, edit)).toBe('Added 6 days from Sea fog and slow water')
  })

  it('can be inserted in part; a stay keeps the nights whose days are inserted', () => {
    const some = make(itinerary, insertTemplate(itinerary, template, { index: 2, only: [1, 3, 4], newUuid }))
    expect([2, 3, 4].map((day) => titlesOn(some, day))).toEqual([
      ['Drive to Sesriem', 'Desert Camp'],
      ['Drive to the coast', 'Sea House'],
      ['At leisure'],
    ])
    expect(some.segments.filter(({ kind }) => kind === 'accommodation').map(({ nights }) => nights)).toEqual([1, 2])
  })

  it('replaces the only day of an itinerary that is still empty', () => {
    const blank = { ...itinerary, dayCount: 1, days: [emptyDay(uuidOf(51))] }
    expect(make(blank, insertTemplate(blank, template, { index: 0, newUuid })).dayCount).toBe(6)
    const written = { ...blank, days: [{ ...emptyDay(uuidOf(51)), title: 'Mine' }] }
    expect(make(written, insertTemplate(written, template, { index: 0, newUuid })).dayCount).toBe(7)
  })
})

describe('splitting and merging', () => {
  it('divide a day at a segment, and join it again', () => {
    const itinerary = cleanItinerary()
    const split: Edit = { kind: 'splitDay', day: uuidOf(2), at: 1, newDay: emptyDay(uuidOf(60)) }
    const divided = make(itinerary, split)
    expect([titlesOn(divided, 1), titlesOn(divided, 2), titlesOn(divided, 3)]).toEqual([
      ['Drive to Sesriem'],
      ['Desert Camp'],
      ['Dune walk'],
    ])
    const merge: Edit = { kind: 'mergeDays', day: uuidOf(2) }
    const joined = make(divided, merge)
    expect(joined).toEqual(itinerary)
    expect([describeEdit(itinerary, split), describeEdit(divided, merge)]).toEqual([
      'Split day 2',
      'Merged day 2 and day 3',
    ])
  })

  it('joins the texts of both days, and is rejected if they are too long for one', () => {
    const itinerary = cleanItinerary()
    const withTexts = (texts: readonly [string, string], notesInternal: string): ItineraryDocument => ({
      ...itinerary,
      days: itinerary.days.map((day, index) =>
        index < 2 ? { ...day, description: paragraphs(texts[index] ?? ''), notesInternal } : day,
      ),
    })
    const joined = make(withTexts(['Dunes.', 'Sea.'], 'Same note'), { kind: 'mergeDays', day: uuidOf(1) })
    const [day] = joined.days
    expect(day).toMatchObject({ title: 'Day of rest 1 – Day of rest 2', notesInternal: 'Same note' })
    expect(day?.description && plainText(day.description)).toBe('Dunes.\nSea.')
    const merge: Edit = { kind: 'mergeDays', day: uuidOf(1) }
    expect(() => applyEdit(withTexts(['a'.repeat(15_000), 'b'.repeat(6000)], 'x'), merge)).toThrow(EditError)
    const ofManyParts = {
      ...itinerary,
      days: itinerary.days.map((one) => ({
        ...one,
        description: paragraphs(...Array.from({ length: 2000 }, () => 'a')),
      })),
    }
    expect(() => applyEdit(ofManyParts, merge)).toThrow('too long for one day')
    const notes = {
      ...itinerary,
      days: itinerary.days.map((one, index) => ({ ...one, notesInternal: String(index).repeat(2500) })),
    }
    expect(() => applyEdit(notes, merge)).toThrow('notes')
    expect(() => applyEdit(itinerary, { kind: 'mergeDays', day: uuidOf(6) })).toThrow('This is the last day')
  })
})
