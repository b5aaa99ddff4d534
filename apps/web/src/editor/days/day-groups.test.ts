import { describe, expect, it, vi } from 'vitest'
import { emptyDay } from '@sojourn/contract/itinerary/empty-day'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { createGrouping, type DayGroup, unscheduledId } from './day-groups.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const days = [emptyDay(uuid(1)), emptyDay(uuid(2))]
const camp = { ...emptySegment(uuid(3), 'accommodation', 'Camp'), day: 0 }
const walk = { ...emptySegment(uuid(4), 'excursion', 'Walk'), day: null }
const terms = { adults: 2, children: 0, currency: 'EUR', markupBps: 1000, taxBps: 0, roundTo: 1 }
const itinerary = { ...terms, days, segments: [walk, camp], startDate: '2027-05-14' }
const segmentsOf = (groups: readonly DayGroup[]) => groups.map(({ items }) => items.map(({ segment }) => segment))

describe('the groups of the day list', () => {
  it('are the days in order, and the unscheduled segments at the end', () => {
    const groups = createGrouping((group) => group, true)(itinerary)
    expect(groups.map(({ id, title }) => [id, title])).toEqual([
      [uuid(1), 'Day 1'],
      [uuid(2), 'Day 2'],
      [unscheduledId, 'Unscheduled'],
    ])
    expect(segmentsOf(groups)).toEqual([[camp], [], [walk]])
    expect(groups[1]?.day?.date).toBe('Sat 15/05/2027')
  })

  it('are rendered again only if they changed', () => {
    const draw = vi.fn<(group: DayGroup) => DayGroup>((group) => ({ ...group }))
    const group = createGrouping(draw, true)
    const before = group(itinerary)
    const after = group({ ...itinerary, segments: [walk, { ...camp, day: 1 }] })
    expect(after[2]).toBe(before[2])
    expect(after[0]).not.toBe(before[0])
    expect(draw).toHaveBeenCalledTimes(5)
    expect(group({ ...itinerary, startDate: null })[0]).not.toBe(after[0])
  })
})
