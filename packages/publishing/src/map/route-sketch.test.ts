import type { RouteStop } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it } from 'vitest'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { wordsIn } from '../languages/words.ts'
import { routeSketch } from './route-sketch.ts'

const options = { width: 1120, height: 720, title: 'The route', words: wordsIn('en') }
const stop = (label: string, lat: number, lng: number): RouteStop => ({
  label,
  lat,
  lng,
  day: 1,
  nights: 1,
  country: null,
})
const sketch = (stops: RouteStop[], width = options.width) => routeSketch(stops, { ...options, width }) ?? ''

/** The left, width and top of each marker, in the order of the stops. */
const markers = (svg: string) =>
  [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="22"/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }))

function expectWellFormed(svg: string) {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/gi)) {
    if (closing && open.pop() !== name) wrong.push(name ?? '')
    if (!closing && !rest?.endsWith('/')) open.push(name ?? '')
  }
  expect({ open, wrong }).toEqual({ open: [], wrong: [] })
  expect(svg.replaceAll(/<\/?[a-z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/gi, '')).not.toMatch(/[<>]|&(?!#?\w+;)/)
}

describe('the route sketch', () => {
  it('is null without stops', () => {
    expect(routeSketch([], options)).toBeNull()
  })

  it('names every stop and the countries in between, in well-formed XML of at most 40 kB', () => {
    const svg = sketch(samplePublication.route)
    expectWellFormed(svg)
    for (const { label } of samplePublication.route) expect(svg).toContain(`>${label}</text>`)
    for (const name of ['NAMIBIA', 'BOTSWANA', 'SOUTH AFRICA']) expect(svg).toContain(name)
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000)
  })

  it('stays below 40 kB on the most ragged coast and around the world', () => {
    const norway = sketch([stop('Bergen', 60.39, 5.32), stop('Lofoten', 68.2, 14.4), stop('Tromsø', 69.65, 18.96)])
    const world = sketch([
      stop('London', 51.5, -0.12),
      stop('New York', 40.7, -74),
      stop('Tokyo', 35.68, 139.7),
      stop('Sydney', -33.87, 151.2),
      stop('London', 51.5, -0.12),
    ])
    for (const svg of [norway, world]) expect(Buffer.byteLength(svg)).toBeLessThan(40_000)
  })

  it('does not let text become markup', () => {
    const svg = sketch([stop('<script>alert("&")</script>', -24.7, 15.4)])
    expectWellFormed(svg)
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
  })

  it('separates the markers of neighbouring towns', () => {
    const [one, other] = markers(sketch(samplePublication.route))
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThanOrEqual(22)
  })

  it('shows one marker with both numbers for a place that the route returns to', () => {
    const svg = sketch([stop('Rome', 41.9, 12.5), stop('Siena', 43.32, 11.33), stop('Rome', 41.9, 12.5)])
    expect(markers(svg)).toHaveLength(2)
    expect(svg).toContain('>1 · 3</text>')
  })

  it('takes the shorter way across the date line', () => {
    const pacific = sketch([stop('Nadi', -17.75, 177.44), stop('Apia', -13.83, -171.77)])
    const [nadi, apia] = markers(pacific)
    expect(apia?.x).toBeGreaterThan(nadi?.x ?? Infinity)
    expect(pacific).not.toMatch(/h?l-?[1-9]\d{3}/)
  })

  it('shows the surrounding country of a single stop', () => {
    expect(sketch([stop('Sossusvlei', -24.7, 15.4)])).toContain('NAMIBIA')
  })

  it('has ids of its own at each size, so that a page can contain several, also far from any coast', () => {
    const inland = [stop('Maun', -19.98, 23.42)]
    const idsAt = (width: number) => [...sketch(inland, width).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(idsAt(1120).length).toBeGreaterThan(0)
    expect(idsAt(1120)).not.toEqual(idsAt(430))
  })
})
