import { describe, expect, it } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { cleanItinerary, uuidOf } from '../fixtures/clean-itinerary.ts'
import { type Segment, type SegmentInput, segment } from '../document/document.ts'
import { rolesOf, segmentsSold, selectOption, withOneSelected } from './options.ts'

const stays = (...fields: Partial<SegmentInput>[]): Segment[] =>
  fields.map((each, index) =>
    segment.parse({
      uuid: uuidOf(100 + index),
      day: 0,
      kind: 'accommodation',
      title: `Lodge ${index}`,
      nights: 1,
      optionGroup: 'Night 1',
      ...each,
    }),
  )

const roles = (segments: Segment[]) => [...rolesOf(segments).values()].map(({ role }) => role)
const flags = (segments: Segment[]) => withOneSelected(segments).map(({ isSelected }) => isSelected)

describe('an option group', () => {
  it('has exactly one selected member, whatever its flags', () => {
    const cases: [boolean[], number][] = [
      [[true, true, true], 0],
      [[false, true, true], 1],
      [[false, false, false], 0],
      [[false, false, true], 2],
    ]
    for (const [marked, selected] of cases) {
      const segments = stays(...marked.map((isSelected) => ({ isSelected })))
      expect(segmentsSold(segments).map(({ uuid }) => uuid)).toEqual([uuidOf(100 + selected)])
      expect(flags(segments)).toEqual(marked.map((_, index) => index === selected))
      const others = [...rolesOf(segments)].filter(([uuid]) => uuid !== uuidOf(100 + selected))
      expect(others.map(([, role]) => role)).toEqual(
        others.map(() => ({ role: 'alternative', insteadOf: uuidOf(100 + selected) })),
      )
    }
  })

  it('selects a confirmed member first if several are marked as selected, or none is', () => {
    for (const isSelected of [true, false]) {
      const segments = stays({ isSelected }, { isSelected, bookingStatus: 'confirmed' })
      expect(segmentsSold(segments).map(({ uuid }) => uuid)).toEqual([uuidOf(101)])
      expect(flags(segments)).toEqual([false, true])
    }
    const chosen = stays({ isSelected: true }, { isSelected: false, bookingStatus: 'confirmed' })
    expect(segmentsSold(chosen).map(({ uuid }) => uuid)).toEqual([uuidOf(100)])
  })

  it('does not select a member that is unscheduled, declined, cancelled or optional', () => {
    for (const out of [
      { day: null },
      { bookingStatus: 'declined' },
      { bookingStatus: 'cancelled' },
      { inclusion: 'optional' },
    ] as const)
      expect(segmentsSold(stays(out, { isSelected: false }, { isSelected: false })).map(({ uuid }) => uuid)).toEqual([
        uuidOf(101),
      ])
  })

  it('has no selected member while all are optional, or while its only member is not selected', () => {
    expect(roles(stays({ inclusion: 'optional' }, { inclusion: 'optional' }))).toEqual(['optional', 'optional'])
    expect(flags(stays({ inclusion: 'optional' }, { inclusion: 'optional' }))).toEqual([true, false])
    expect(roles(stays({ isSelected: false }))).toEqual(['optional'])
    expect(roles(stays({ isSelected: false, optionGroup: null }))).toEqual(['optional'])
    expect(roles(stays({}))).toEqual(['included'])
  })

  it('can offer an alternative to what the traveller arranges', () => {
    expect(roles(stays({ inclusion: 'own_arrangement' }, { isSelected: false }))).toEqual([
      'own_arrangement',
      'alternative',
    ])
  })

  it('changes its selection with one edit, which can be undone', () => {
    const document = { ...cleanItinerary(), segments: stays({}, {}, { optionGroup: 'Other' }) }
    const edit = selectOption(document.segments, uuidOf(101))
    if (!edit) throw new Error('another one is selected')
    const applied = applyEdit(document, edit)
    expect(applied.document.segments.map(({ isSelected }) => isSelected)).toEqual([false, true, true])
    expect(applyEdit(applied.document, applied.inverse).document).toEqual(document)
    expect(selectOption(applied.document.segments, uuidOf(101))).toBeNull()
  })
})
