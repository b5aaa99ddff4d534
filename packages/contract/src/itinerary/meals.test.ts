import { describe, expect, it } from 'vitest'
import { type Segment, segment } from '../document/document.ts'
import { emptyDay } from './empty-day.ts'
import { mealsOn } from './meals.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const stay = (day: number, nights: number, board: Segment['board']) =>
  segment.parse({ uuid, kind: 'accommodation', title: 'Camp', day, nights, board })
const day = emptyDay(uuid)

describe('the meals of a day', () => {
  it('include breakfast after a night at a stay and dinner before one', () => {
    const stays = [stay(0, 1, 'HB'), stay(1, 1, 'RO')]
    expect(mealsOn(day, stays, 0)).toEqual({ breakfast: false, lunch: false, dinner: true })
    expect(mealsOn(day, stays, 1)).toEqual({ breakfast: true, lunch: false, dinner: false })
  })

  it('include lunch on the day of check-out from full board, and nothing after that', () => {
    const stays = [stay(0, 2, 'FB')]
    expect(mealsOn(day, stays, 1)).toEqual({ breakfast: true, lunch: true, dinner: true })
    expect(mealsOn(day, stays, 2)).toEqual({ breakfast: true, lunch: true, dinner: false })
    expect(mealsOn(day, stays, 3)).toEqual({ breakfast: false, lunch: false, dinner: false })
  })

  it('are those set on the day rather than those of the stays', () => {
    const own = { ...day, meals: { b: false, l: true, d: null } }
    expect(mealsOn(own, [stay(0, 2, 'BB')], 1)).toEqual({ breakfast: false, lunch: true, dinner: false })
  })
})
