import { describe, expect, it } from 'vitest'
import { combineDays } from './combine-days.ts'
import { emptyDay } from './empty-day.ts'
import { emptySegment } from './from-library.ts'

const itinerary = (name: string, dayCount: number) => ({
  title: name,
  days: Array.from({ length: dayCount }, (_, index) => ({
    ...emptyDay(`${name}${index}`),
    title: `${name} ${index + 1}`,
  })),
  segments: [
    ...Array.from({ length: dayCount }, (_, day) => ({
      ...emptySegment(`${name}s${day}`, 'excursion', `${name} walk ${day + 1}`),
      day,
      optionGroup: 'Walks',
      confirmationNo: 'ABC',
    })),
    emptySegment(`${name}u`, 'note', `${name} unscheduled`),
  ],
})

describe('days of several itineraries', () => {
  let count = 0
  const newUuid = () => `new ${(count += 1)}`

  it('become the days of a new one, in the order of the itineraries, with their segments as new ones', () => {
    const { days, segments } = combineDays(
      [
        { itinerary: itinerary('A', 3), only: [0, 2] },
        { itinerary: itinerary('B', 2), only: [1] },
      ],
      newUuid,
    )
    expect(days.map(({ title }) => title)).toEqual(['A 1', 'A 3', 'B 2'])
    expect(segments.map(({ title, day, confirmationNo }) => [title, day, confirmationNo])).toEqual([
      ['A walk 1', 0, null],
      ['A walk 3', 1, null],
      ['B walk 2', 2, null],
    ])
    expect(new Set([...days, ...segments].map(({ uuid }) => uuid)).size).toBe(6)
    // The alternatives of one itinerary are not mixed with those of the other.
    expect(segments.map(({ optionGroup }) => optionGroup)).toEqual(['Walks', 'Walks', 'Walks 2'])
  })

  it('include the unscheduled segments of an itinerary if all its days are taken', () => {
    const { segments } = combineDays([{ itinerary: itinerary('A', 2), only: [0, 1] }], newUuid)
    expect(segments.at(-1)).toMatchObject({ title: 'A unscheduled', day: null })
  })

  it('are empty if none is chosen', () => {
    expect(combineDays([{ itinerary: itinerary('A', 2), only: [] }], newUuid)).toEqual({ days: [], segments: [] })
  })
})
