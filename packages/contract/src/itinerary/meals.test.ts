import { describe, expect, it } from 'vitest'
import { type Segment, segment } from '../document/document.ts'
import { emptyDay } from './empty-day.ts'
import { mealsOn } from './meals.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const stay = (day: number, nights: number, board: Segment['board']) =>
  segment.parse({ uuid, kind: 'accommodation', title: 'Camp', day, nights, board })
const day = emptyDay(uuid)

describe('the meals of a day', () => {
  it('are breakfast where one woke up and dinner where one sleeps', () => {
    const stays = [stay(0, 1, 'HB'), stay(1, 1, 'RO')]
    expect(mealsOn(day, stays, 0)).toEqual({ breakfast: false, lunch: false, dinner: true })
    expect(mealsOn(day, stays, 1)).toEqual({ breakfast: true, lunch: false, dinner: false })
  })

  it('hold lunch on the day of leaving full board, and nothing after', () => {
    const stays = [stay(0, 2, 'FB')]
    expect(mealsOn(day, stays, 1)).toEqual({ breakfast: true, lunch: true, dinner: true })
    expect(mealsOn(day, stays, 2)).toEqual({ breakfast: true, lunch: true, dinner: false })
    expect(mealsOn(day, stays, 3)).toEqual({ breakfast: false, lunch: false, dinner: false })
  })

  it('are what the designer says before what the stays say', () => {
    const own = { ...day, meals: { b: false, l: true, d: null } }
    expect(mealsOn(own, [stay(0, 2, 'BB')], 1)).toEqual({ breakfast: false, lunch: true, dinner: false })
  })
})
