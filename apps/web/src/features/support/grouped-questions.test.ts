import { expect, it } from 'vitest'
import { groupedQuestions } from './grouped-questions.ts'

const questions = [
  { text: 'Where do I begin?', category: 'First steps' },
  { text: 'Can a café be a stop?', category: null },
  { text: 'How do I publish?', category: 'Publishing' },
  { text: 'What is a template?', category: 'First steps' },
]
const found = (text: string) =>
  groupedQuestions(questions, text, (one) => one.text).map(({ category, questions: some }) => [category, some.length])

it('groups questions by category in the order of the first question of each; those without a category come last', () => {
  expect(found('')).toEqual([
    ['First steps', 2],
    ['Publishing', 1],
    ['Other questions', 1],
  ])
})

it('finds questions with all words in any order, ignoring accents and case', () => {
  expect(found('CAFE stop')).toEqual([['Other questions', 1]])
  expect(found('  how i ')).toEqual([['Publishing', 1]])
  expect(found('template publish')).toEqual([])
})
