import { describe, expect, it } from 'vitest'
import { isInRange, moveFrom, rangeBetween } from './cell-moves.ts'

const extent = { rows: 30, columns: 12, page: 10 }
const move = (key: string, hasCommand = false, from = { row: 5, column: 4 }, isForward = true) => {
  const to = moveFrom(from, { key, hasCommand, isForward }, extent)
  return to && [to.row, to.column]
}

describe('a key moves', () => {
  it.each([
    ['ArrowDown', [6, 4]],
    ['ArrowUp', [4, 4]],
    ['ArrowLeft', [5, 3]],
    ['ArrowRight', [5, 5]],
    ['Home', [5, 0]],
    ['End', [5, 11]],
    ['PageDown', [15, 4]],
    ['PageUp', [0, 4]],
  ])('%s', (key, to) => expect(move(key)).toEqual(to))

  it.each([
    ['ArrowDown', [29, 4]],
    ['ArrowUp', [0, 4]],
    ['ArrowLeft', [5, 0]],
    ['ArrowRight', [5, 11]],
    ['Home', [0, 0]],
    ['End', [29, 11]],
  ])('with Ctrl, %s', (key, to) => expect(move(key, true)).toEqual(to))

  it('never out of the sheet', () => {
    expect(move('ArrowUp', false, { row: 0, column: 0 })).toEqual([0, 0])
    expect(move('ArrowLeft', false, { row: 0, column: 0 })).toEqual([0, 0])
    expect(move('ArrowDown', false, { row: 29, column: 11 })).toEqual([29, 11])
    expect(move('ArrowRight', false, { row: 29, column: 11 })).toEqual([29, 11])
    expect(move('PageDown', false, { row: 25, column: 11 })).toEqual([29, 11])
  })

  it('to the other side where text runs from right to left', () =>
    expect(move('ArrowLeft', false, { row: 5, column: 4 }, false)).toEqual([5, 5]))

  it('and others do not', () => expect(move('a')).toBeNull())
})

it('a range reaches from one cell to the other, whichever was first', () => {
  const range = rangeBetween({ row: 6, column: 2 }, { row: 3, column: 4 })
  expect(range).toEqual({ top: 3, bottom: 6, start: 2, end: 4 })
  expect(isInRange({ row: 3, column: 2 }, range)).toBe(true)
  expect(isInRange({ row: 7, column: 2 }, range)).toBe(false)
  expect(isInRange({ row: 4, column: 5 }, range)).toBe(false)
})
