import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { clipLine, clipRing, type Position } from './clip.ts'
import { cutSheets, sheetSize, type Shapes, shapesOfWorld } from './cut-sheets.ts'

const ten = [0, 10] as const
const square = { across: ten, down: ten }
const nothing: Shapes = {
  rings: { land: [], towns: [], lakes: [] },
  lines: { coast: [], borders: [], regions: [], rivers: [] },
}

describe('clipRing', () => {
  it('keeps the part between two values', () => {
    const ring: Position[] = [
      [-5, 2],
      [5, 2],
      [5, 8],
      [-5, 8],
    ]
    expect(clipRing(ring, 0, ten)).toEqual([
      [0, 2],
      [5, 2],
      [5, 8],
      [0, 8],
    ])
    expect(clipRing(ring, 1, ten)).toEqual(ring)
    expect(clipRing(ring, 0, [6, 10])).toEqual([])
  })
})

describe('clipLine', () => {
  it('has a part for each time that the line enters', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [5, 5],
          [5, 15],
          [8, 15],
          [8, 5],
        ],
        square,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 5],
      ],
    ])
  })

  it('has nothing of a line that passes by', () => {
    expect(
      clipLine(
        [
          [-5, 5],
          [5, 20],
        ],
        square,
      ),
    ).toEqual([])
  })
})

describe('cutSheets', () => {
  it('draws a line on each sheet that it crosses, in the units of the sheet', () => {
    const rivers: Position[][] = [
      [
        [1, 1],
        [30, 1],
      ],
    ]
    const sheets = cutSheets({ ...nothing, lines: { ...nothing.lines, rivers } })
    expect([...sheets.keys()]).toEqual(['8-7', '9-7'])
    const y = Math.round(sheetSize * (1 - 1 / 22.5))
    expect(sheets.get('8-7')?.rivers).toMatch(new RegExp(`^M728 ${y}l\\d+ 0$`))
    expect(sheets.get('9-7')?.rivers).toMatch(new RegExp(`^M-16 ${y}l\\d+ 0$`))
  })

  it('continues beyond the date line', () => {
    const lakes: Position[][] = [
      [
        [179, 10],
        [181, 10],
        [181, 11],
        [179, 11],
      ],
    ]
    const sheets = cutSheets({ ...nothing, rings: { ...nothing.rings, lakes } })
    expect([...sheets.keys()].toSorted()).toEqual(['0-7', '15-7'])
  })
})

describe('shapesOfWorld', () => {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
  const world = shapesOfWorld(JSON.parse(readFileSync(path, 'utf8')))

  it('tells coasts from borders', () => {
    const isNear = (lng: number, lat: number) => (line: readonly Position[]) =>
      line.some(([x, y]) => Math.hypot(x - lng, y - lat) < 2)
    // Cape Agulhas is at the sea; Namibia's border with Botswana runs along the 20th meridian.
    expect(world.coast.some(isNear(20, -34.8))).toBe(true)
    expect(world.borders.some(isNear(20, -34.8))).toBe(false)
    expect(world.borders.some(isNear(20, -24))).toBe(true)
    expect(world.coast.some(isNear(20, -24))).toBe(false)
  })

  it('has no line across the whole map', () => {
    for (const line of [...world.coast, ...world.borders])
      for (const [index, [lng]] of line.slice(1).entries())
        expect(Math.abs(lng - (line[index]?.[0] ?? lng))).toBeLessThan(90)
  })
})
