import { seededRandom, type Random } from './random.ts'

const tileSize = 512
const tileMask = tileSize - 1

/** Reads a number from a buffer. The caller must respect its bounds, as pixel loops cannot afford a check that throws. */
export function at(numbers: Float32Array, index: number): number {
  return numbers[index] ?? 0
}

/** 0 up to `low`, 1 from `high`, smooth in between; `low` may be greater than `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** Clamps to 0 … 1. */
export function unit(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value
}

let softTile: Float32Array | undefined
let fineTile: Float32Array | undefined

/** Cloud-like noise of about −1 … 1; repeats every 1 in both directions. */
export function soft(u: number, v: number): number {
  softTile ??= fractalTile(11, 4, 7, 0.5)
  return sampleTile(softTile, u, v)
}

/** Grainier noise of about −1 … 1, for rock, foliage and brush marks; repeats every 1. */
export function fine(u: number, v: number): number {
  fineTile ??= fractalTile(23, 16, 5, 0.72)
  return sampleTile(fineTile, u, v)
}

function sampleTile(tile: Float32Array, u: number, v: number): number {
  const x = u * tileSize
  const y = v * tileSize
  const column = Math.floor(x)
  const row = Math.floor(y)
  const right = x - column
  const down = y - row
  const left = column & tileMask
  const next = (column + 1) & tileMask
  const upper = (row & tileMask) * tileSize
  const lower = ((row + 1) & tileMask) * tileSize
  // Does not use `at`: this runs a few million times per image and must not depend on inlining.
  const upperLeft = tile[upper + left] ?? 0
  const lowerLeft = tile[lower + left] ?? 0
  const above = upperLeft + ((tile[upper + next] ?? 0) - upperLeft) * right
  const below = lowerLeft + ((tile[lower + next] ?? 0) - lowerLeft) * right
  return above + (below - above) * down
}

/** Sums octaves of periodic gradient noise (Perlin 1985); the result is scaled to −1 … 1. */
function fractalTile(seed: number, firstCells: number, octaves: number, gain: number): Float32Array {
  const tile = new Float32Array(tileSize * tileSize)
  const random = seededRandom(seed)
  let amplitude = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    addOctave(tile, firstCells * 2 ** octave, amplitude, random)
    amplitude *= gain
  }
  let peak = 0
  for (const value of tile) peak = Math.max(peak, Math.abs(value))
  return tile.map((value) => (value / peak) * 1.15)
}

function addOctave(tile: Float32Array, cells: number, amplitude: number, random: Random): void {
  const slopeX = new Float32Array(cells * cells)
  const slopeY = new Float32Array(cells * cells)
  for (let cell = 0; cell < slopeX.length; cell += 1) {
    const angle = random.between(0, Math.PI * 2)
    slopeX[cell] = Math.cos(angle)
    slopeY[cell] = Math.sin(angle)
  }
  for (let row = 0; row < tileSize; row += 1) {
    const y = (row * cells) / tileSize
    const top = Math.floor(y) % cells
    const bottom = (top + 1) % cells
    const down = y - Math.floor(y)
    const blendY = down * down * down * (down * (down * 6 - 15) + 10)
    for (let column = 0; column < tileSize; column += 1) {
      const x = (column * cells) / tileSize
      const left = Math.floor(x) % cells
      const right = (left + 1) % cells
      const along = x - Math.floor(x)
      const blendX = along * along * along * (along * (along * 6 - 15) + 10)
      const dot = (cellX: number, cellY: number, dx: number, dy: number): number =>
        at(slopeX, cellY * cells + cellX) * dx + at(slopeY, cellY * cells + cellX) * dy
      const above = dot(left, top, along, down)
      const above2 = dot(right, top, along - 1, down)
      const below = dot(left, bottom, along, down - 1)
      const below2 = dot(right, bottom, along - 1, down - 1)
      const upper = above + (above2 - above) * blendX
      const lower = below + (below2 - below) * blendX
      const index = row * tileSize + column
      tile[index] = at(tile, index) + amplitude * (upper + (lower - upper) * blendY)
    }
  }
}

/** A line in the scene: height (y, downwards) for every x. */
export type Line = (x: number) => number

/** A rolling line of about −1 … 1: `wavelength` is that of its longest wave in scene units, `gain` the factor per octave. */
export function rolling(random: Random, wavelength: number, octaves: number, gain: number): Line {
  const u = random.next()
  const rows = Array.from({ length: octaves }, () => random.next())
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) total += gain ** octave
  return (x) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave += 1) {
      const phase = (x / wavelength) * 2 ** octave
      sum += gain ** octave * wave(phase + u * 977, rows[octave] ?? 0)
    }
    return sum / total
  }
}

/** The same line as a lookup table, for paints that use it at every point; constant beyond both ends. */
export function traced(line: Line, from: number, to: number): Line {
  const step = 0.75
  const table = Float32Array.from({ length: Math.ceil((to - from) / step) + 2 }, (_, index) =>
    line(from + index * step),
  )
  const last = table.length - 2
  return (x) => {
    const place = Math.min(last, Math.max(0, (x - from) / step))
    const index = Math.floor(place)
    const value = at(table, index)
    return value + (at(table, index + 1) - value) * (place - index)
  }
}

/** Like `rolling`, but with sharp summits and round valleys: a range of mountains. */
export function peaked(random: Random, wavelength: number, octaves: number, gain: number): Line {
  const waves = Array.from({ length: octaves }, (_, octave) => rolling(random, wavelength / 2 ** octave, 1, 1))
  return (x) => {
    let sum = 0
    let amplitude = 1
    let total = 0
    for (const octave of waves) {
      sum += amplitude * (1 - 2.4 * Math.abs(octave(x)))
      total += amplitude
      amplitude *= gain
    }
    return sum / total
  }
}

/** Smooth value noise on a line, −1 … 1. */
function wave(phase: number, row: number): number {
  const cell = Math.floor(phase)
  const along = phase - cell
  const blend = along * along * (3 - 2 * along)
  return lattice(cell, row) * (1 - blend) + lattice(cell + 1, row) * blend
}

function lattice(cell: number, row: number): number {
  let hash = Math.imul(cell ^ Math.floor(row * 0xffffff), 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
}

/** The distance of a point from the edge of its cell in an irregular grid of cells about 1 wide: cracks, salt crust. */
export function cellEdge(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let nearest = 9
  let second = 9
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const key = (column + dx) * 131 + (row + dy) * 7919
      const pointX = column + dx + 0.5 + lattice(key, 0.37) * 0.42 - x
      const pointY = row + dy + 0.5 + lattice(key, 0.71) * 0.42 - y
      const distance = pointX * pointX + pointY * pointY
      if (distance < nearest) {
        second = nearest
        nearest = distance
      } else if (distance < second) second = distance
    }
  }
  return Math.sqrt(second) - Math.sqrt(nearest)
}
