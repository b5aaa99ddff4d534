import { describe, expect, it } from 'vitest'
import { clustersOf } from './clusters-of.ts'

const size = { width: 440, height: 440 }
const corner = { x: 0, y: 0 }
const at = (uuid: string, x: number, y: number) => ({ point: { uuid }, at: { x, y } })

describe('marks of a map', () => {
  it('are shared by points that are close together', () => {
    expect(clustersOf([at('a', 10, 10), at('b', 30, 20), at('c', 200, 200)], size, corner, false)).toEqual([
      { at: { x: 20, y: 15 }, first: { uuid: 'a' }, count: 2 },
      { at: { x: 200, y: 200 }, first: { uuid: 'c' }, count: 1 },
    ])
  })

  it('stay the same while the map is panned', () => {
    const points = [at('a', 40, 10), at('b', 50, 10)]
    const moved = points.map(({ point, at: { x, y } }) => ({ point, at: { x: x - 20, y } }))
    expect(clustersOf(points, size, corner, false)).toHaveLength(2)
    expect(clustersOf(moved, size, { x: -20, y: 0 }, false)).toHaveLength(2)
  })

  it('are not shared at the closest zoom', () => {
    expect(clustersOf([at('a', 10, 10), at('b', 10, 10)], size, corner, true)).toHaveLength(2)
  })

  it('are only those of points on the map', () => {
    expect(clustersOf([at('a', -1, 10), at('b', 10, 441), at('c', 440, 0)], size, corner, false)).toMatchObject([
      { first: { uuid: 'c' } },
    ])
  })
})
