import { faq } from '@sojourn/contract/resources/faq'
import { limitsAt } from '../../kit/form/field-limits.ts'

/** As much of a question as its place is made of. */
export type Placed = { uuid: string; category: string | null; order: number }

/** What has to be written so that a question stands elsewhere. */
export type Placing = { uuid: string; changes: { order?: number; category?: string | null } }

/** The largest number a question may have. */
const { maxValue: maxOrder = Infinity } = limitsAt(faq.update, 'order')
/** Numbers a list anew with room between, for what comes later. */
const step = 10

/** The questions as they stand under Help: by category, in the order of each category's first question, those without one last. */
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
 * What to write so that one question stands at a place of a category: its own number where there is room for one, else new
 * numbers for all whose number changes.
 * @param index the place among the category's questions once it is there, from 0
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

/** A number for the question at a place, if the others are in order and leave room; null otherwise. */
const numberBetween = (questions: readonly Placed[], place: number): number | null => {
  const others = questions.toSpliced(place, 1)
  if (others.some((one, index) => index > 0 && one.order <= (others[index - 1]?.order ?? 0))) return null
  const low = others[place - 1]?.order ?? -1
  const high = others[place]?.order ?? low + 2 * step
  const number = low + Math.floor((high - low) / 2)
  return high - low < 2 || number > maxOrder ? null : number
}
