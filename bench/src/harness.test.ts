import { describe, expect, it } from 'vitest'
import { measureInterleaved, median, orderOf, ratio, spread, tableOf, threeFigures } from './harness.ts'

describe('the harness', () => {
  it('uses the middle value, or the mean of the two middle ones, as the median', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 6])).toBe(5.5)
    expect(median([4])).toBe(4)
    expect(median([])).toBeNaN()
  })

  it('does not change the order of the given values', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it('calculates the spread relative to the median', () => {
    expect(spread([9, 10, 12])).toBeCloseTo(0.3)
    expect(spread([7, 7])).toBe(0)
  })

  it('compares each round with its own floor, so that a slow machine in one round does not count', () => {
    expect(ratio([2, 20, 2], [1, 10, 1], 'lower')).toBe(0.5)
    expect(ratio([300, 30, 300], [400, 40, 400], 'higher')).toBe(0.75)
  })

  it('gives the faster one the greater ratio, whichever way it is measured', () => {
    expect(ratio([1], [2], 'lower')).toBe(2)
    expect(ratio([2], [1], 'higher')).toBe(2)
  })

  it('starts every round with another alternative', () => {
    expect([0, 1, 2, 3].map((round) => orderOf(round, 3))).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ])
  })

  it('measures interleaved and keeps readings with their round', async () => {
    const seen: string[] = []
    const alternative = (name: string) => ({
      name,
      measure: async () => {
        seen.push(name)
        return { ms: seen.length }
      },
    })
    const run = await measureInterleaved([alternative('a'), alternative('b')], 2)
    expect(seen).toEqual(['a', 'b', 'b', 'a'])
    expect(run.alternatives).toEqual([
      { name: 'a', readings: { ms: [1, 4] } },
      { name: 'b', readings: { ms: [2, 3] } },
    ])
    expect(run.calibration).toHaveLength(4)
    expect(Math.min(...run.calibration)).toBeGreaterThan(0)
  })

  it('formats three significant figures in aligned columns', () => {
    expect([0.12345, 1.5, 74.26, 1234.5].map(threeFigures)).toEqual(['0.123', '1.50', '74.3', '1235'])
    expect(
      tableOf([
        ['', 'ms'],
        ['list', '1.8'],
      ]),
    ).toBe('        ms\nlist   1.8')
  })
})
