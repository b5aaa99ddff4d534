import { describe, expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { cleanItinerary, library, uuidOf, withMore, withSegment } from '../fixtures/clean-itinerary.ts'
import { compareDocuments } from './compare-documents.ts'
import { describeEdit } from './describe-edit.ts'
import type { Segment } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'
import { staysOn } from './effective.ts'
import { removeRow } from './list-edits.ts'
import { mealsOn } from './meals.ts'
import { peopleOf } from './stay-travellers.ts'

const [ada, ben] = [library.traveller, uuidOf(950)]
const stay = uuidOf(107)
const pair = (itinerary = cleanItinerary()): ItineraryDocument => ({
  ...itinerary,
  travellers: [ada, ben].map((contact) => ({ contact, role: 'guest' as const, room: null })),
})
const stayOf = ({ segments }: ItineraryDocument) => segments.find(({ uuid }) => uuid === stay)

describe('a stay for some of the travellers', () => {
  it('is described in words, with the names of those who stay', () => {
    const edit: Edit = { kind: 'setSegment', segment: stay, fields: { for: [ada, ben] } }
    const { document } = applyEdit(pair(), edit)
    expect(describeEdit(pair(), edit)).toBe('Changed travellers of Sea House')
    const names = new Map([[ada, 'Ada Nel']])
    expect(
      compareDocuments(pair(), document, (uuid) => names.get(uuid)).flatMap(({ differences }) => differences),
    ).toEqual([{ what: 'Sea House: travellers', before: null, after: 'Ada Nel, a traveller' }])
  })

  it('loses travellers who are removed, and gets them back by undo', () => {
    for (const [some, left] of [
      [[ada, ben], [ben]],
      [[ada], null],
    ]) {
      const itinerary = pair(withSegment(cleanItinerary(), 107, { for: some }))
      const without = applyEdit(itinerary, removeRow(itinerary, 'travellers', 0))
      expect(stayOf(without.document)?.for).toEqual(left)
      expect(applyEdit(without.document, without.inverse).document).toEqual(itinerary)
    }
  })

  it('ignores a traveller who is not in the party, as when somebody else removed them meanwhile', () => {
    const { document } = applyEdit(pair(), { kind: 'setSegment', segment: stay, fields: { for: [uuidOf(951), ben] } })
    expect(stayOf(document)?.for).toEqual([ben])
  })
})

describe('the number of people at a stay', () => {
  const party = { ...pair(), adults: 12 }
  const [house] = pair().segments.filter(({ uuid }) => uuid === stay)
  const rooms = [{ type: 'Double', count: 3, adults: 2, children: 0 }]

  if (!house) throw new Error('there is no stay')

  it('is the number of named travellers if all of the party are named', () => {
    expect(peopleOf({ ...house, rooms: [], for: [ada] }, [], pair())).toEqual({ count: 1, of: 2 })
    expect(peopleOf({ ...house, for: [ada, ben] }, [], pair())).toBeNull()
  })

  it('is the number of beds if some of the party are not named', () => {
    expect(peopleOf({ ...house, rooms, for: [ada] }, [], party)).toEqual({ count: 6, of: 12 })
    expect(peopleOf({ ...house, rooms }, [house], party)).toEqual({ count: 6, of: 12 })
    expect(peopleOf({ ...house, rooms }, [], party)).toBeNull()
  })

  it('is left out if neither is known, or if there are enough beds for all', () => {
    expect(peopleOf({ ...house, rooms: [], for: [ada] }, [house], party)).toBeNull()
    expect(peopleOf({ ...house, rooms: [] }, [house], party)).toBeNull()
    expect(peopleOf({ ...house, rooms, for: [ada] }, [], { ...party, adults: 5 })).toBeNull()
  })
})

describe('a night with two stays', () => {
  const two = (fields: Partial<Segment>, other: Partial<Segment>) =>
    withMore(withSegment(cleanItinerary(), 107, fields), {
      uuid: uuidOf(200),
      kind: 'accommodation',
      title: 'Dune House',
      day: 4,
      nights: 1,
      ...other,
    }).segments
  const { days } = cleanItinerary()
  const dinner = (segments: Segment[]) => days[4] && mealsOn(days[4], segments, 4).dinner

  it('has both, the one that began first before the other', () => {
    expect(staysOn(two({}, {}), 4).map(({ title }) => title)).toEqual(['Sea House', 'Dune House'])
    expect(staysOn(two({}, {}), 3).map(({ title }) => title)).toEqual(['Sea House'])
  })

  it('includes the meals of either stay if a room is kept, and those of both if a group is split', () => {
    expect(dinner(two({ board: 'BB' }, { board: 'FB' }))).toBe(true)
    expect(dinner(two({ board: 'FB' }, { board: null }))).toBe(true)
    expect(dinner(two({ board: 'FB', for: [ada] }, { board: 'BB', for: [ben] }))).toBe(false)
    expect(dinner(two({ board: 'FB', for: [ada] }, { board: 'HB', for: [ben] }))).toBe(true)
  })
})
