import { describe, expect, it } from 'vitest'
import { groupsOf, type Placed, placingsFor } from './faq-order.ts'

const faq = (uuid: string, category: string | null, order: number): Placed => ({ uuid, category, order })
const namesOf = (questions: readonly Placed[]) =>
  groupsOf(questions).map((group) => [group.category, ...group.questions.map(({ uuid }) => uuid)])

/** The questions with the changes applied. */
const after = (questions: readonly Placed[], ...[uuid, to]: [string, { category: string | null; index: number }]) => {
  const placings = new Map(placingsFor(questions, uuid, to).map((one) => [one.uuid, one.changes]))
  return questions.map((one) => ({ ...one, ...placings.get(one.uuid) }))
}

describe('the order of questions', () => {
  const spread = [faq('a', 'Trips', 10), faq('b', 'Trips', 20), faq('c', 'Money', 30), faq('d', null, 5)]

  it('is by category as on the Help page, with questions without one last', () => {
    expect(namesOf(spread)).toEqual([
      ['Trips', 'a', 'b'],
      ['Money', 'c'],
      [null, 'd'],
    ])
  })

  it('is saved with one number if there is room for it', () => {
    const questions = spread.slice(0, 3)
    expect(placingsFor(questions, 'c', { category: 'Trips', index: 1 })).toEqual([
      { uuid: 'c', changes: { category: 'Trips', order: 15 } },
    ])
    expect(placingsFor(questions, 'a', { category: 'Trips', index: 1 })).toEqual([
      { uuid: 'a', changes: { order: 25 } },
    ])
    expect(placingsFor(questions, 'b', { category: 'Money', index: 1 })).toEqual([
      { uuid: 'b', changes: { category: 'Money', order: 40 } },
    ])
  })

  it.each([
    ['consecutive numbers', [faq('a', 'T', 1), faq('b', 'T', 2), faq('c', 'T', 3)]],
    ['equal numbers', [faq('a', 'T', 0), faq('b', 'T', 0), faq('c', 'T', 0)]],
    ['mixed categories', [faq('a', 'T', 1), faq('x', 'M', 2), faq('b', 'T', 3), faq('c', 'T', 9)]],
  ])('is correct after a move with %s', (_how, questions) => {
    for (const [index, wanted] of [
      [0, ['T', 'c', 'a', 'b']],
      [1, ['T', 'a', 'c', 'b']],
      [2, ['T', 'a', 'b', 'c']],
    ] as const)
      expect(namesOf(after(questions, 'c', { category: 'T', index }))[0]).toEqual(wanted)
  })

  it('needs no changes for a question that does not exist', () => {
    expect(placingsFor(spread, 'nobody', { category: null, index: 0 })).toEqual([])
  })
})
