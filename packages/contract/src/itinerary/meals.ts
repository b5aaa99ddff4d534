import type { Day, Segment } from './document.ts'
import { stayOn } from './effective.ts'

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
  const stay = stayOn(segments, index)
  const wokeUpAt = index > 0 ? stayOn(segments, index - 1) : null
  const holds = (boards: ReadonlySet<string>, board: string | null | undefined) => boards.has(board ?? '')
  return {
    breakfast: day.meals.b ?? holds(breakfastBoards, wokeUpAt?.board),
    lunch: day.meals.l ?? holds(lunchBoards, (stay ?? wokeUpAt)?.board),
    dinner: day.meals.d ?? holds(dinnerBoards, stay?.board),
  }
}
