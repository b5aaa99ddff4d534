import { describe, expect, it } from 'vitest'
import { greatCircleKm } from '@sojourn/contract/kit/great-circle'
import { unwrapped, wayPoints } from './great-circle.ts'

const windhoek = { lat: -22.48, lng: 17.47 }
const frankfurt = { lat: 50.03, lng: 8.57 }
const auckland = { lat: -37.01, lng: 174.79 }
const losAngeles = { lat: 33.94, lng: -118.41 }

describe('great-circle distance', () => {
  it('matches published airport distances', () => {
    expect(greatCircleKm(windhoek, frankfurt)).toBeGreaterThan(8050)
    expect(greatCircleKm(windhoek, frankfurt)).toBeLessThan(8150)
    expect(greatCircleKm(auckland, losAngeles)).toBeGreaterThan(10_430)
    expect(greatCircleKm(auckland, losAngeles)).toBeLessThan(10_500)
    expect(greatCircleKm(windhoek, windhoek)).toBe(0)
  })

  it('is short across the date line, and half the circumference between antipodes', () => {
    expect(greatCircleKm({ lat: -17, lng: 179.5 }, { lat: -17, lng: -179.5 })).toBeCloseTo(106.3, 0)
    expect(greatCircleKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371.0088, 3)
  })
})

describe('the path between two points', () => {
  it('continues across the date line instead of going back around the world', () => {
    expect(unwrapped(-179, 178)).toBe(181)
    expect(unwrapped(179, -178)).toBe(-181)
    const arc = wayPoints(auckland, losAngeles, true)
    expect(arc[0]?.lng).toBeCloseTo(174.79)
    expect(arc.at(-1)?.lng).toBeCloseTo(241.59)
    for (const [index, { lng }] of arc.entries()) expect(Math.abs(lng - (arc[index - 1]?.lng ?? lng))).toBeLessThan(10)
    expect(wayPoints(losAngeles, auckland, false).map(({ lng }) => Math.round(lng))).toEqual([-118, -185])
  })

  it('of a flight bends towards the pole, and is as long as the distance', () => {
    const [from, to] = [
      { lat: 50, lng: 0 },
      { lat: 50, lng: 100 },
    ]
    const arc = wayPoints(from, to, true)
    expect(Math.max(...arc.map(({ lat }) => lat))).toBeGreaterThan(60)
    const parts = arc.slice(1).map((point, index) => greatCircleKm(arc[index] ?? point, point))
    expect(parts.reduce((sum, km) => sum + km, 0)).toBeCloseTo(greatCircleKm(from, to), 0)
  })

  it('is straight between antipodes and over short distances', () => {
    expect(wayPoints({ lat: 0, lng: 0 }, { lat: 0, lng: 180 }, true)).toHaveLength(2)
    expect(wayPoints(windhoek, { lat: -22.6, lng: 17.1 }, true)).toHaveLength(2)
  })
})
