import { foldText } from '@sojourn/contract/kit/fold-text'
import * as wording from './wording.ts'

type Categorised = { category: string | null }

/** The category of questions without one, which comes last. */
const noCategory = wording.otherQuestions

/**
 * The questions that contain every word of `text`, ignoring accents and case, by category. Categories are in the order of their
 * first question; the one for questions without a category comes last.
 */
export const groupedQuestions = <Q extends Categorised>(
  questions: readonly Q[],
  text: string,
  wordsOf: (question: Q) => string,
): { category: string; questions: Q[] }[] => {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const found = questions.filter((question) => {
    const content = foldText(wordsOf(question))
    return words.every((word) => content.includes(word))
  })
  const groups = Map.groupBy(found, ({ category }) => category ?? noCategory)
  return [...groups]
    .map(([category, some]) => ({ category, questions: some }))
    .toSorted((a, b) => Number(a.category === noCategory) - Number(b.category === noCategory))
}
