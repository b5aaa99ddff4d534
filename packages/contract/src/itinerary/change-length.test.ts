import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { changeLength } from './change-length.ts'
import { uuidOf } from '../fixtures/clean-itinerary.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { emptyDay } from './empty-day.ts'
import { emptySegment } from './from-library.ts'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { priceOfItinerary } from './itinerary-price.ts'

let last = 5000
const newUuid = () => uuidOf((last += 1))

const itinerary = (dayCount: number, places: readonly (number | null)[]): ItineraryDocument =>
  itineraryResource.create.parse({
    title: 'Sea fog',
    currency: 'EUR',
    dayCount,
    days: Array.from({ length: dayCount }, (_, index) => ({
      ...emptyDay(uuidOf(index + 1)),
      title: `Leg ${index + 1}`,
    })),
    segments: places.map((day, index) => ({
      ...emptySegment(uuidOf(100 + index), 'excursion', `Walk ${index}`),
      day,
      net: { amount: 100 + index, currency: 'EUR' },
    })),
  })

/** Changes the itinerary to each of these lengths in turn, as the editor does. */
const applyLengths = (start: ItineraryDocument, lengths: readonly number[]) => {
  const inverses: Edit[] = []
  let document = start
  for (const length of lengths) {
    const applied = applyEdit(document, changeLength(document, length, inverses, newUuid))
    document = applied.document
    inverses.push(applied.inverse)
  }
  return { document, inverses }
}

const priceless = ({ day: _, ...segment }: ItineraryDocument['segments'][number]) => segment

describe('the length of an itinerary', () => {
  it('restores every day, segment and price when it is changed from 14 days to 10 and back to 14', () => {
    const start = itinerary(14, [0, 9, 10, 11, 13, 13, null])
    const short = applyLengths(start, [10]).document
    expect(short.segments.map(({ day }) => day)).toEqual([0, 9, null, null, null, null, null])
    expect(applyLengths(start, [10, 14]).document).toEqual(start)
    expect(applyLengths(start, [12, 10, 14]).document).toEqual(start)
    expect(applyLengths(start, [10, 12, 3, 14]).document).toEqual(start)
  })

  it('never loses a segment or a price, whatever lengths it goes through', () => {
    const day = fc.integer({ min: 0, max: 13 })
    fc.assert(
      fc.property(
        fc.array(day, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 12 }),
        (places, lengths) => {
          const start = itinerary(14, places)
          const { document, inverses } = applyLengths(start, [...lengths, 14])
          expect(document).toEqual(start)
          expect(priceOfItinerary(document)).toEqual(priceOfItinerary(start))
          const between = applyLengths(start, lengths).document
          expect(between.segments.map(priceless)).toEqual(start.segments.map(priceless))
          expect(inverses.toReversed().reduce((back, edit) => applyEdit(back, edit).document, document)).toEqual(start)
        },
      ),
    )
  })

  it('leaves segments unscheduled if their day is unknown, and does not move those that were scheduled meanwhile', () => {
    const start = itinerary(14, [12, 13, null])
    const short = applyLengths(start, [10])
    const placed = applyEdit(short.document, { kind: 'moveSegment', segment: uuidOf(100), day: 2, index: 0 })
    const long = changeLength(placed.document, 14, [...short.inverses, placed.inverse], newUuid)
    const longer = applyEdit(placed.document, long).document
    expect([100, 101, 102].map((n) => longer.segments.find(({ uuid }) => uuid === uuidOf(n))?.day)).toEqual([
      2,
      13,
      null,
    ])
    const strange = changeLength(short.document, 14, [], newUuid)
    const forgotten = applyEdit(short.document, strange).document
    expect(forgotten.segments.map(({ day }) => day)).toEqual([null, null, null])
    expect(forgotten.days.slice(10).every(({ title }) => title === null)).toBe(true)
  })
})
