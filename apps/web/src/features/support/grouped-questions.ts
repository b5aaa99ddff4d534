import { foldText } from '@sojourn/contract/kit/fold-text'

type Categorised = { category: string | null }

/** The category of what has none; it stands last. */
const noCategory = 'Other questions'

/**
 * The questions that hold every word of `text`, accents and case apart, by category: categories in the order of their
 * first question, those without one last.
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
