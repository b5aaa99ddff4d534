import { describe, expect, it } from 'vitest'
import { fitted, minZoom, panned, pixelOf, pointAt, zoomed } from './mercator.ts'

const size = { width: 640, height: 320 }
const windhoek = { lat: -22.56, lng: 17.07 }
const view = { lat: -20, lng: 20, zoom: 4 }

describe('the map projection', () => {
  it('maps the centre to the centre, and a pixel back to its point', () => {
    expect(pixelOf(view, view, size)).toEqual({ x: 320, y: 160 })
    const back = pointAt(pixelOf(windhoek, view, size), view, size)
    expect(back.lat).toBeCloseTo(windhoek.lat, 5)
    expect(back.lng).toBeCloseTo(windhoek.lng, 5)
  })

  it('shows a point across the date line on the nearer side', () => {
    const fiji = { lat: -17, lng: 179.5, zoom: 4 }
    const { x } = pixelOf({ lat: -17, lng: -179.5 }, fiji, size)
    expect(x).toBeGreaterThan(320)
    expect(x).toBeLessThan(360)
    expect(pointAt({ x: x + 1, y: 160 }, fiji, size).lng).toBeLessThan(-179)
  })

  it('keeps the point under the pointer in place while zooming', () => {
    const pixel = { x: 100, y: 250 }
    const before = pointAt(pixel, view, size)
    const after = pointAt(pixel, zoomed(view, 2, 12, pixel, size), size)
    expect(after.lat).toBeCloseTo(before.lat, 4)
    expect(after.lng).toBeCloseTo(before.lng, 4)
  })

  it('limits the zoom in both directions, and panning to the world', () => {
    const middle = { x: 320, y: 160 }
    expect(zoomed(view, 20, 7, middle, size).zoom).toBe(7)
    expect(zoomed(view, -20, 7, middle, size).zoom).toBe(minZoom(size))
    expect(panned(view, { x: 0, y: -1e6 }).lat).toBeLessThan(85.06)
  })

  it('fits all points, even across the date line, and keeps to the maximum zoom', () => {
    const fiji = { lat: -17, lng: 178 }
    const samoa = { lat: -13.8, lng: 188.2 }
    const over = fitted([fiji, samoa], size, 40, 8)
    expect(over.lng).toBeCloseTo(-176.9, 1)
    const [west, east] = [pixelOf(fiji, over, size), pixelOf(samoa, over, size)]
    expect([west.x, east.x].map(Math.round)).toEqual([40, 600])
    expect(Math.min(west.y, east.y)).toBeGreaterThan(40)
    expect(Math.max(west.y, east.y)).toBeLessThan(280)
    expect(fitted([windhoek], size, 40, 6)).toEqual({ ...windhoek, zoom: 6 })
    expect(fitted([windhoek, fiji], { width: 0, height: 0 }, 40, 6).zoom).toBe(-9)
  })
})
