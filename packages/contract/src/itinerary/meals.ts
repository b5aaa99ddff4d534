import type { Day, Segment } from '../document/document.ts'
import { staysOn } from './effective.ts'
import { travellersOf } from './stay-travellers.ts'

export type Meals = { breakfast: boolean; lunch: boolean; dinner: boolean }

const breakfastBoards = new Set(['BB', 'HB', 'FB', 'AI', 'FI'])
const lunchBoards = new Set(['FB', 'AI', 'FI'])
const dinnerBoards = new Set(['HB', 'FB', 'AI', 'FI'])

/**
 * The meals included on day `index`: what the day says itself, otherwise what the boards of its stays hold.
 * Breakfast is where one woke up, lunch and dinner where one sleeps next.
 * @param segments as they read: library content with overrides laid over it
 */
export const mealsOn = (day: Day, segments: readonly Segment[], index: number): Meals => {
  const stays = staysOn(segments, index)
  const wokeUpAt = index > 0 ? staysOn(segments, index - 1) : []
  return {
    breakfast: day.meals.b ?? areServed(breakfastBoards, wokeUpAt),
    lunch: day.meals.l ?? areServed(lunchBoards, stays.length > 0 ? stays : wokeUpAt),
    dinner: day.meals.d ?? areServed(dinnerBoards, stays),
  }
}

/** Of a group that is split, all must be served; a room that is kept beside another takes no meal away. */
const areServed = (boards: ReadonlySet<string>, stays: readonly Segment[]): boolean => {
  const served = stays.map(({ board }) => boards.has(board ?? ''))
  const isSplit = stays.length > 1 && stays.every((stay) => travellersOf(stay) !== null)
  return isSplit ? served.every(Boolean) : served.some(Boolean)
}
