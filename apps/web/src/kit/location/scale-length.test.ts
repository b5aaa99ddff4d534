import { describe, expect, it } from 'vitest'
import { scaleBarOf } from './scale-length.ts'

describe('scaleBarOf', () => {
  it.each([
    [{ lat: 0, lng: 0, zoom: 0 }, 'metric', '5,000 km'],
    [{ lat: 60, lng: 0, zoom: 5 }, 'metric', '100 km'],
    [{ lat: 35, lng: 135, zoom: 14 }, 'metric', '200 m'],
    [{ lat: 35, lng: 135, zoom: 14 }, 'imperial', '1,000 ft'],
    [{ lat: 35, lng: 135, zoom: 9 }, 'imperial', '5 mi'],
  ] as const)('has a round distance: %j in %s units', (view, units, text) => {
    const bar = scaleBarOf(view, units)
    expect(bar.text).toBe(text)
    expect(bar.length).toBeGreaterThan(40)
    expect(bar.length).toBeLessThanOrEqual(110)
  })

  it('is as long as the distance is on the map', () => {
    // At the equator and zoom 0, 512 pixels are 40,030 km.
    expect(scaleBarOf({ lat: 0, lng: 0, zoom: 0 }, 'metric').length).toBeCloseTo((5000 / 40_030) * 512, 1)
  })
})
