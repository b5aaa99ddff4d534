import type { Day, Segment } from '../document/document.ts'
import { staysOn } from './effective.ts'
import { travellersOf } from './stay-travellers.ts'

export type Meals = { breakfast: boolean; lunch: boolean; dinner: boolean }

const breakfastBoards = new Set(['BB', 'HB', 'FB', 'AI', 'FI'])
const lunchBoards = new Set(['FB', 'AI', 'FI'])
const dinnerBoards = new Set(['HB', 'FB', 'AI', 'FI'])

/**
 * The meals included on day `index`: those set on the day, otherwise those of the boards of its stays. Breakfast is at the stay
 * of the night before, lunch and dinner at that of the following night.
 * @param segments with overrides applied to the library content
 */
export const mealsOn = (day: Day, segments: readonly Segment[], index: number): Meals => {
  const stays = staysOn(segments, index)
  const previousStays = index > 0 ? staysOn(segments, index - 1) : []
  return {
    breakfast: day.meals.b ?? areServed(breakfastBoards, previousStays),
    lunch: day.meals.l ?? areServed(lunchBoards, stays.length > 0 ? stays : previousStays),
    dinner: day.meals.d ?? areServed(dinnerBoards, stays),
  }
}

/**
 * For a split group, all stays must include the meal. A room that is kept while the travellers sleep elsewhere does not count.
 */
const areServed = (boards: ReadonlySet<string>, stays: readonly Segment[]): boolean => {
  const served = stays.map(({ board }) => boards.has(board ?? ''))
  const isSplit = stays.length > 1 && stays.every((stay) => travellersOf(stay) !== null)
  return isSplit ? served.every(Boolean) : served.some(Boolean)
}
