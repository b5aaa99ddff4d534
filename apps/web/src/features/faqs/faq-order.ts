import { faq } from '@sojourn/contract/resources/faq'
import { limitsAt } from '../../kit/form/field-limits.ts'

/** The fields of a question that determine its position. */
export type Placed = { uuid: string; category: string | null; order: number }

/** The changes that move a question. */
export type Placing = { uuid: string; changes: { order?: number; category?: string | null } }

/** The maximum order number of a question. */
const { maxValue: maxOrder = Infinity } = limitsAt(faq.update, 'order')
/** The step between new order numbers, which leaves room for later moves. */
const step = 10

/** The questions as on the Help page: by category, in the order of the first question of each; those without one come last. */
export const groupsOf = <Q extends Placed>(questions: readonly Q[]): { category: string | null; questions: Q[] }[] => {
  const groups = Map.groupBy(
    questions.toSorted((one, other) => one.order - other.order),
    ({ category }) => category,
  )
  return [...groups]
    .map(([category, some]) => ({ category, questions: some }))
    .toSorted((one, other) => Number(one.category === null) - Number(other.category === null))
}

/**
 * The changes that move a question to a position in a category: its own number if there is room for one, otherwise new numbers
 * for all questions whose number changes.
 * @param index the new position among the category's questions, from 0
 */
export const placingsFor = (
  questions: readonly Placed[],
  uuid: string,
  to: { category: string | null; index: number },
): Placing[] => {
  const moved = questions.find((one) => one.uuid === uuid)
  if (!moved) return []
  const after = groupsOf(questions).flatMap(({ category, questions: some }) => {
    const others = some.filter((one) => one !== moved)
    return category === to.category ? others.toSpliced(to.index, 0, moved) : others
  })
  const category = moved.category === to.category ? {} : { category: to.category }
  const order = numberBetween(after, after.indexOf(moved))
  if (order !== null) return [{ uuid, changes: { ...category, order } }]
  return after.flatMap((one, index) => {
    const number = (index + 1) * step
    if (one !== moved) return one.order === number ? [] : [{ uuid: one.uuid, changes: { order: number } }]
    return [{ uuid, changes: { ...category, order: number } }]
  })
}

/** A number for the question at a position, if the others are in order and there is room; otherwise, null. */
const numberBetween = (questions: readonly Placed[], place: number): number | null => {
  const others = questions.toSpliced(place, 1)
  if (others.some((one, index) => index > 0 && one.order <= (others[index - 1]?.order ?? 0))) return null
  const low = others[place - 1]?.order ?? -1
  const high = others[place]?.order ?? low + 2 * step
  const number = low + Math.floor((high - low) / 2)
  return high - low < 2 || number > maxOrder ? null : number
}
