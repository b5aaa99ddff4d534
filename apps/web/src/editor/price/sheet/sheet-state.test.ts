import { describe, expect, it } from 'vitest'
import { createSheetState, flags } from './sheet-state.ts'

/** A state of 10 × 5 cells, and how often each of them was notified since it was last asked. */
const watched = () => {
  const state = createSheetState()
  let notified: string[] = []
  for (let row = 0; row < 10; row += 1)
    for (let column = 0; column < 5; column += 1)
      state.subscribe({ row, column }, () => notified.push(`${row},${column}`))
  const taken = () => {
    const last = notified
    notified = []
    return last
  }
  return { state, taken }
}

describe('the state of a sheet', () => {
  it('notifies the cell that the focus leaves and the one that it reaches, and no other', () => {
    const { state, taken } = watched()
    state.moveTo({ row: 4, column: 2 })
    expect(taken()).toEqual(['0,0', '4,2'])
    state.moveTo({ row: 5, column: 2 })
    expect(taken()).toEqual(['4,2', '5,2'])
    state.moveTo({ row: 6, column: 2 }, { isExtended: true })
    expect(taken()).toEqual(['5,2', '6,2'])
    expect(state.flagsOf({ row: 5, column: 2 })).toBe(flags.selected)
    expect(state.flagsOf({ row: 6, column: 2 })).toBe(flags.selected | flags.focused)
  })

  it('edits the focused cell alone', () => {
    const { state, taken } = watched()
    state.moveTo({ row: 4, column: 2 })
    state.moveTo({ row: 5, column: 2 }, { isExtended: true })
    taken()
    state.startEdit('5')
    expect(taken()).toEqual(['4,2', '5,2'])
    expect(state.flagsOf({ row: 5, column: 2 }) & flags.editing).toBeTruthy()
    state.endEdit()
    expect(taken()).toEqual(['5,2'])
  })

  it('keeps the focus on its segment when rows come or go, and within the sheet', () => {
    const { state } = watched()
    state.takeRows(['a', 'b', 'c'], 5)
    state.moveTo({ row: 1, column: 3 })
    state.takeRows(['x', 'a', 'b', 'c'], 5)
    expect(state.get().focus).toEqual({ row: 2, column: 3 })
    state.takeRows(['x'], 2)
    expect(state.get().focus).toEqual({ row: 0, column: 1 })
  })

  it('ends the edit of a segment that has gone', () => {
    const { state } = watched()
    state.takeRows(['a', 'b'], 5)
    state.moveTo({ row: 1, column: 3 })
    state.startEdit(null)
    state.takeRows(['x', 'a', 'b'], 5)
    expect(state.get().editing?.place.row).toBe(2)
    state.takeRows(['x', 'a'], 5)
    expect(state.get().editing).toBeNull()
  })
})
