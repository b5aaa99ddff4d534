import { describe, expect, it } from 'vitest'
import { clustersOf } from './clusters-of.ts'

const size = { width: 440, height: 440 }
const at = (uuid: string, x: number, y: number) => ({ point: { uuid }, at: { x, y } })

describe('marks of a map', () => {
  it('are shared by points that are close together, and are where the first of them is', () => {
    expect(clustersOf([at('a', 10, 10), at('b', 40, 20), at('c', 200, 200)], size, false)).toEqual([
      { at: { x: 10, y: 10 }, first: { uuid: 'a' }, count: 2 },
      { at: { x: 200, y: 200 }, first: { uuid: 'c' }, count: 1 },
    ])
  })

  it('are far enough apart to be pressed', () => {
    const many = Array.from({ length: 400 }, (_, n) => at(`${n}`, (n * 37) % 440, (n * 101) % 440))
    const marks = clustersOf(many, size, false)
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(400)
    const distances = marks.flatMap((one, n) =>
      marks.slice(n + 1).map((other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)),
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(44)
  })

  it('are not shared at the closest zoom', () => {
    expect(clustersOf([at('a', 10, 10), at('b', 10, 10)], size, true)).toHaveLength(2)
  })

  it('are only those on the map', () => {
    const marks = clustersOf([at('a', -60, 10), at('b', 10, 490), at('c', 440, 0)], size, false)
    expect(marks).toMatchObject([{ first: { uuid: 'c' } }])
  })
})
