import { describe, expect, it } from 'vitest'
import { asStored, patched, patchOf } from './patch-list.ts'

const list = Array.from({ length: 30 }, (_, n) => ({ n }))
const withChanges = (...places: number[]) => list.map((one, n) => (places.includes(n) ? { n: -n - 1 } : one))

describe('the patch of a list', () => {
  it('contains the changes, by position', () => {
    const patch = patchOf(list, withChanges(3, 29))
    expect(patch && [...patch]).toEqual([
      [3, { n: -4 }],
      [29, { n: -30 }],
    ])
    expect(patch && patched(list, patch)).toEqual(withChanges(3, 29))
  })

  it.each([
    ['a short list', list.slice(0, 5), withChanges(1).slice(0, 5)],
    ['a list of another length', list, withChanges(1).slice(1)],
    ['many changes', list, withChanges(1, 2, 3, 4, 5)],
    ['a value that is not a list', { length: 30 }, { length: 30 }],
    ['a list that did not exist before', undefined, list],
    ['elements that are not objects', list, list.map((one, n) => (n === 2 ? null : one))],
  ])('is null for %s', (_what, before, after) => {
    expect(patchOf(before, after)).toBeNull()
  })
})

it('a stored value has its keys sorted by length and then by bytes, at every depth', () => {
  const value = { bb: 1, a: { zz: [{ dd: 1, c: 2 }], y: undefined }, é: 2, aa: -0 }
  expect(JSON.stringify(asStored(value))).toBe('{"a":{"zz":[{"c":2,"dd":1}]},"aa":0,"bb":1,"é":2}')
})
