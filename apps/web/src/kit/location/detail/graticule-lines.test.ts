import { describe, expect, it } from 'vitest'
import { graticuleOf } from './graticule-lines.ts'

const size = { width: 600, height: 400 }

describe('graticuleOf', () => {
  it('has lines at round minutes, far enough apart', () => {
    const { meridians, parallels } = graticuleOf({ lat: 35.01, lng: 135.77, zoom: 12 }, size)
    expect(meridians.length).toBeGreaterThan(1)
    expect(parallels.length).toBeGreaterThan(0)
    for (const { degrees } of [...meridians, ...parallels])
      expect(degrees * 60).toBeCloseTo(Math.round(degrees * 60), 6)
    for (const [index, { at }] of meridians.slice(1).entries())
      expect(at - (meridians[index]?.at ?? 0)).toBeGreaterThanOrEqual(110)
  })

  it('continues across the date line', () => {
    const { meridians } = graticuleOf({ lat: 0, lng: 180, zoom: 8 }, size)
    expect(meridians.map(({ degrees }) => degrees)).toEqual([179, 179.5, 180, -179.5, -179].slice(1, 4))
    expect(meridians[1]?.at).toBeCloseTo(300, 3)
  })
})
