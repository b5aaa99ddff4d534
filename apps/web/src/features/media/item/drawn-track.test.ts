import { describe, expect, it } from 'vitest'
import { drawnTrack } from './drawn-track.ts'

const frame = { width: 600, height: 400, margin: 24 }
const drawn = (lines: [number, number][][], places: { name: string; lng: number; lat: number }[] = []) =>
  drawnTrack({ points: lines.flat(), lines, places }, frame)

describe('a drawn track', () => {
  it('crosses the date line on the shorter side', () => {
    const line: [number, number][] = [
      [179.8, -16.8],
      [179.95, -16.82],
      [-179.95, -16.84],
      [-179.8, -16.85],
    ]
    const [there = []] = drawn([line]).lines
    const xs = there.map(([x]) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    // The first step is 0.15° of 0.4°: three eighths of the whole.
    expect(((xs[1] ?? 0) - (xs[0] ?? 0)) / ((xs[3] ?? 0) - (xs[0] ?? 0))).toBeCloseTo(0.375, 2)
    const [back = []] = drawn([line.toReversed()]).lines
    expect(back.map(([x]) => Math.round(x))).toEqual(xs.map(Math.round).toReversed())
  })

  it('continues across the date line from one line to the next, and to its places', () => {
    const { lines, places } = drawn(
      [
        [
          [179, 0],
          [179.5, 0],
        ],
        [
          [-179.5, 0],
          [-179, 0],
        ],
      ],
      [{ name: 'Island', lng: -178, lat: 0 }],
    )
    const xs = [...lines.flat(), ...places].map(([x]) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(lines).toHaveLength(2)
  })

  it('with only places, or with one place, lies within its frame', () => {
    const one = drawn([], [{ name: 'Hotel', lng: 2.35, lat: 48.85 }])
    expect(one).toEqual({ lines: [], places: [[300, 200]] })
  })
})
