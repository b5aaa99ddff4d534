import { describe, expect, it } from 'vitest'
import { layTable } from './table-layout.ts'

const cell = (name: string, colspan?: number, rowspan?: number) => ({ name, attrs: { colspan, rowspan } })
/** A letter for each position of the grid; a dot if there is no cell. */
const drawn = (rows: ReturnType<typeof cell>[][]): string[] => {
  const { columns, rows: laid } = layTable(rows)
  const grid = rows.map(() => Array.from({ length: columns }, () => '.'))
  for (const { cell: one, x, y, colspan, rowspan } of laid.flat())
    for (let row = y; row < y + rowspan; row += 1)
      for (let column = x; column < x + colspan; column += 1) {
        expect(grid[row]?.[column], `${one.name} at ${column}, ${row}`).toBe('.')
        grid[row]?.splice(column, 1, one.name)
      }
  return grid.map((row) => row.join(''))
}

describe('the cells of a table', () => {
  it('are placed one after another, around those that span down from above', () => {
    expect(drawn([[cell('a'), cell('b', 1, 2)], [cell('c')], [cell('d'), cell('e')]])).toEqual(['ab', 'cb', 'de'])
    expect(
      drawn([
        [cell('a', 1, 2), cell('b', 2)],
        [cell('c'), cell('d')],
      ]),
    ).toEqual(['abb', 'acd'])
  })

  it('leave gaps where a row is short', () => {
    expect(drawn([[cell('a')], [cell('b'), cell('c'), cell('d')], [cell('e', 2)]])).toEqual(['a..', 'bcd', 'ee.'])
  })

  it('are cut where they would overlap another, or extend below the table', () => {
    expect(
      drawn([
        [cell('a'), cell('b', 1, 3), cell('c')],
        [cell('d', 2), cell('e')],
      ]),
    ).toEqual(['abc', 'dbe'])
    expect(drawn([[cell('a', 1, 100), cell('b', 1, 2)], [cell('c', 20)]])).toEqual(['ab.', 'abc'])
  })

  it('do not create columns in which none of them begins', () => {
    expect(drawn([[cell('a', 20), cell('b', 3)]])).toEqual(['ab'])
    expect(drawn([[cell('a', 3)], [cell('b'), cell('c', 20)]])).toEqual(['aa', 'bc'])
  })
})
