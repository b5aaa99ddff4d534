import { describe, expect, it } from 'vitest'
import { itinerary as itineraryResource } from '../resources/itinerary.ts'
import { describeEdit } from './describe-edit.ts'
import type { ItineraryDocument } from './edit.ts'
import { emptyDay } from './empty-day.ts'
import { emptySegment } from './from-library.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const [dayOne, dayTwo, camp] = [uuid(1), uuid(2), uuid(3)]
const itinerary: ItineraryDocument = itineraryResource.create.parse({
  title: 'Sea fog and slow water',
  dayCount: 2,
  days: [emptyDay(dayOne), emptyDay(dayTwo)],
  segments: [{ ...emptySegment(camp, 'accommodation', 'Etosha Safari Camp'), day: 0 }],
})

describe('an edit in words', () => {
  it('says what was moved and where to', () => {
    const move = (day: number | null) => describeEdit(itinerary, { kind: 'moveSegment', segment: camp, day, index: 0 })
    expect(move(1)).toBe('Moved Etosha Safari Camp to day 2')
    expect(move(null)).toBe('Moved Etosha Safari Camp to Unscheduled')
    expect(move(0)).toBe('Moved Etosha Safari Camp within day 1')
  })

  it('uses the designers’ names of fields', () => {
    expect(describeEdit(itinerary, { kind: 'set', fields: { startDate: null } })).toBe('Changed start date')
    expect(describeEdit(itinerary, { kind: 'setDay', day: dayTwo, fields: { notesInternal: null } })).toBe(
      'Changed internal notes of day 2',
    )
    expect(describeEdit(itinerary, { kind: 'setSegment', segment: camp, fields: { checkIn: '14:00' } })).toBe(
      'Changed check-in of Etosha Safari Camp',
    )
  })

  it('uses the overrides rather than the library’s texts', () => {
    const [stay] = itinerary.segments
    const renamed = { ...itinerary, segments: stay ? [{ ...stay, overrides: { title: 'Our favourite camp' } }] : [] }
    expect(describeEdit(renamed, { kind: 'removeSegment', segment: camp })).toBe('Removed Our favourite camp')
  })

  it('also describes an edit of something that no longer exists', () => {
    expect(describeEdit(itinerary, { kind: 'removeDay', day: camp })).toBe('Removed a day')
    expect(describeEdit(itinerary, { kind: 'removeSegment', segment: dayOne })).toBe('Removed a segment')
    expect(describeEdit(itinerary, { kind: 'several', edits: [] })).toBe('No changes')
  })
})
