import { dip, type Colour, type Ink } from './colour.ts'
import { at, type Line } from './noise.ts'

/** Scenes are composed 1000 units high and `width` units wide, whatever the size in pixels. */
export const sceneHeight = 1000

/** An image that is being painted. */
export type Canvas = {
  readonly columns: number
  readonly rows: number
  /** Pixels per scene unit. */
  readonly scale: number
  /** Width in scene units: 1500 at 3:2. */
  readonly width: number
  /** Red, green and blue of every pixel, sRGB 0 … 1. */
  readonly pixels: Float32Array
}

/** Sets the ink for a point of the scene. Its opacity is 1 at the start. */
export type Paint = (x: number, y: number, ink: Ink) => void

/** A place in the scene; y runs downwards. */
export type Point = readonly [x: number, y: number]

/** A closed outline in scene units. */
export type Outline = readonly Point[]

/** A black canvas with the given number of pixels. */
export function blankCanvas(columns: number, rows: number): Canvas {
  const scale = rows / sceneHeight
  return { columns, rows, scale, width: columns / scale, pixels: new Float32Array(columns * rows * 3) }
}

/** One flat colour. */
export function flat(of: Colour, opacity = 1): Paint {
  return (_x, _y, ink) => {
    dip(ink, of)
    ink.a = opacity
  }
}

/** Paints all points from `top` to `bottom`. */
export function paintBand(canvas: Canvas, paint: Paint, top = 0, bottom = sceneHeight): void {
  const { columns, scale } = canvas
  const ink = { r: 0, g: 0, b: 0, a: 1 }
  const last = Math.min(canvas.rows, Math.round(bottom * scale))
  for (let row = Math.max(0, Math.round(top * scale)); row < last; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      ink.a = 1
      paint((column + 0.5) / scale, (row + 0.5) / scale, ink)
      lay(canvas.pixels, (row * columns + column) * 3, ink, ink.a)
    }
  }
}

/**
 * Like `paintBand`, for paints that change slowly, such as sky and mist: the paint is only called once per `step` by `step`
 * pixels and interpolated in between.
 */
export function paintSoftly(canvas: Canvas, paint: Paint, top: number, bottom: number, step: number): void {
  const { columns, scale, pixels } = canvas
  const first = Math.max(0, Math.round(top * scale))
  const last = Math.min(canvas.rows, Math.round(bottom * scale))
  const across = Math.ceil(columns / step) + 2
  let upper = new Float32Array(across * 4)
  let lower = new Float32Array(across * 4)
  inkRow(canvas, paint, first, step, lower)
  const ink = { r: 0, g: 0, b: 0, a: 1 }
  for (let start = first; start < last; start += step) {
    const swap = upper
    upper = lower
    lower = swap
    inkRow(canvas, paint, start + step, step, lower)
    for (let row = start; row < Math.min(last, start + step); row += 1) {
      const down = (row - start) / step
      for (let column = 0; column < columns; column += 1) {
        const node = Math.floor(column / step)
        const right = (column - node * step) / step
        const index = node * 4
        ink.a = blend(upper, lower, index + 3, right, down)
        if (ink.a <= 0) continue
        ink.r = blend(upper, lower, index, right, down)
        ink.g = blend(upper, lower, index + 1, right, down)
        ink.b = blend(upper, lower, index + 2, right, down)
        lay(pixels, (row * columns + column) * 3, ink, ink.a)
      }
    }
  }
}

/** Calls a paint along one row of nodes. */
function inkRow(canvas: Canvas, paint: Paint, row: number, step: number, nodes: Float32Array): void {
  const ink = { r: 0, g: 0, b: 0, a: 1 }
  for (let index = 0; index < nodes.length; index += 4) {
    ink.a = 1
    paint(((index / 4) * step + 0.5) / canvas.scale, (row + 0.5) / canvas.scale, ink)
    nodes[index] = ink.r
    nodes[index + 1] = ink.g
    nodes[index + 2] = ink.b
    nodes[index + 3] = ink.a
  }
}

function blend(upper: Float32Array, lower: Float32Array, index: number, right: number, down: number): number {
  const upperLeft = upper[index] ?? 0
  const lowerLeft = lower[index] ?? 0
  const above = upperLeft + ((upper[index + 4] ?? 0) - upperLeft) * right
  const below = lowerLeft + ((lower[index + 4] ?? 0) - lowerLeft) * right
  return above + (below - above) * down
}

/** A ridge, a dune, a shore: everything under a line. */
export type Layer = { readonly line: Line; readonly paint: Paint }

/** Paints everything under a line, with a smooth edge on slopes too. */
export function paintBelow(canvas: Canvas, line: Line, paint: Paint, bottom = sceneHeight): void {
  paintUnder(canvas, topsOf(canvas, line), paint, new Float32Array(canvas.columns).fill(bottom * canvas.scale))
}

/** Paints layers from far to near, but only the parts that are not hidden by nearer ones. */
export function paintLayers(canvas: Canvas, layers: readonly Layer[], bottom = sceneHeight): void {
  const tops = layers.map((layer) => topsOf(canvas, layer.line))
  const floors: Float32Array[] = []
  let floor = new Float32Array(canvas.columns).fill(bottom * canvas.scale)
  for (const nearer of tops.toReversed()) {
    floors.unshift(floor)
    floor = floor.map((value, column) => Math.min(value, at(nearer, column) + 3))
  }
  layers.forEach((layer, index) => {
    const top = tops[index]
    const below = floors[index]
    if (top && below) paintUnder(canvas, top, layer.paint, below)
  })
}

function topsOf(canvas: Canvas, line: Line): Float32Array {
  const tops = new Float32Array(canvas.columns + 1)
  for (let column = 0; column <= canvas.columns; column += 1) {
    tops[column] = line((column + 0.5) / canvas.scale) * canvas.scale
  }
  return tops
}

function paintUnder(canvas: Canvas, tops: Float32Array, paint: Paint, floor: Float32Array): void {
  const { columns, scale } = canvas
  const steepness = new Float32Array(columns)
  let first = canvas.rows
  let last = 0
  for (let column = 0; column < columns; column += 1) {
    steepness[column] = 1 / Math.hypot(1, at(tops, column + 1) - at(tops, column))
    first = Math.min(first, Math.floor(at(tops, column)) - 1)
    last = Math.max(last, Math.ceil(at(floor, column)))
  }
  const ink = { r: 0, g: 0, b: 0, a: 1 }
  last = Math.min(canvas.rows, last)
  for (let row = Math.max(0, first); row < last; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const covered = (row + 0.5 - at(tops, column)) * at(steepness, column) + 0.5
      if (covered <= 0 || row > at(floor, column)) continue
      ink.a = 1
      paint((column + 0.5) / scale, (row + 0.5) / scale, ink)
      lay(canvas.pixels, (row * columns + column) * 3, ink, covered < 1 ? ink.a * covered : ink.a)
    }
  }
}

/** Adds light that fades to nothing at `radius`; `flatten` above 1 makes it wider than high. */
export function glow(
  canvas: Canvas,
  [x, y]: Point,
  radius: number,
  light: Colour,
  strength: number,
  flatten = 1,
): void {
  const { columns, scale, pixels } = canvas
  const high = radius / flatten
  const left = Math.max(0, Math.floor((x - radius) * scale))
  const right = Math.min(columns, Math.ceil((x + radius) * scale))
  const top = Math.max(0, Math.floor((y - high) * scale))
  const bottom = Math.min(canvas.rows, Math.ceil((y + high) * scale))
  for (let row = top; row < bottom; row += 1) {
    const dy = ((row + 0.5) / scale - y) / high
    for (let column = left; column < right; column += 1) {
      const dx = ((column + 0.5) / scale - x) / radius
      const inside = 1 - dx * dx - dy * dy
      if (inside <= 0) continue
      const amount = strength * inside * inside * inside
      const index = (row * columns + column) * 3
      pixels[index] = at(pixels, index) + (1 - at(pixels, index)) * light[0] * amount
      pixels[index + 1] = at(pixels, index + 1) + (1 - at(pixels, index + 1)) * light[1] * amount
      pixels[index + 2] = at(pixels, index + 2) + (1 - at(pixels, index + 2)) * light[2] * amount
    }
  }
}

let cover = new Float32Array(0)

/** Fills the union of outlines, anti-aliased by exact area (the method of font-rs, Raph Levien 2016). */
export function fill(canvas: Canvas, outlines: readonly Outline[], paint: Paint): void {
  const { columns, scale } = canvas
  let left = columns
  let right = 0
  let top = canvas.rows
  let bottom = 0
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      left = Math.min(left, x * scale)
      right = Math.max(right, x * scale)
      top = Math.min(top, y * scale)
      bottom = Math.max(bottom, y * scale)
    }
  }
  left = Math.max(0, Math.floor(left))
  right = Math.min(columns, Math.ceil(right))
  top = Math.max(0, Math.floor(top))
  bottom = Math.min(canvas.rows, Math.ceil(bottom))
  if (right <= left || bottom <= top) return
  const box = { left, top, wide: right - left, high: bottom - top, stride: right - left + 2 }
  const needed = box.stride * box.high
  if (cover.length < needed) cover = new Float32Array(needed)
  else cover.fill(0, 0, needed)
  for (const outline of outlines) traceOutline(outline, scale, box)
  const ink = { r: 0, g: 0, b: 0, a: 1 }
  for (let row = 0; row < box.high; row += 1) {
    let winding = 0
    for (let column = 0; column < box.wide; column += 1) {
      winding += at(cover, row * box.stride + column)
      if (winding < 0.004) continue
      ink.a = 1
      paint((left + column + 0.5) / scale, (top + row + 0.5) / scale, ink)
      const index = ((top + row) * columns + left + column) * 3
      lay(canvas.pixels, index, ink, winding < 1 ? ink.a * winding : ink.a)
    }
  }
}

type Box = { left: number; top: number; wide: number; high: number; stride: number }

/** Overlapping outlines only add up if they have the same orientation, so an anticlockwise one is walked backwards. */
function traceOutline(outline: Outline, scale: number, box: Box): void {
  let area = 0
  let previous = outline.at(-1) ?? [0, 0]
  for (const point of outline) {
    area += previous[0] * point[1] - point[0] * previous[1]
    previous = point
  }
  const turn = area > 0 ? -1 : 1
  for (const point of outline) {
    const [x0, y0] = previous
    const [x1, y1] = point
    traceEdge(x0 * scale - box.left, y0 * scale - box.top, x1 * scale - box.left, y1 * scale - box.top, turn, box)
    previous = point
  }
}

function traceEdge(x0: number, y0: number, x1: number, y1: number, turn: number, box: Box): void {
  if (y0 === y1) return
  const direction = y0 < y1 ? turn : -turn
  const upperX = y0 < y1 ? x0 : x1
  const upperY = Math.min(y0, y1)
  const lowerY = Math.max(y0, y1)
  const slope = (x1 - x0) / (y1 - y0)
  const first = Math.max(0, Math.floor(upperY))
  const last = Math.min(box.high, Math.ceil(lowerY))
  for (let row = first; row < last; row += 1) {
    const from = Math.max(row, upperY)
    const to = Math.min(row + 1, lowerY)
    const a = Math.min(box.wide, Math.max(0, upperX + (from - upperY) * slope))
    const b = Math.min(box.wide, Math.max(0, upperX + (to - upperY) * slope))
    spread(row * box.stride, Math.min(a, b), Math.max(a, b), (to - from) * direction)
  }
}

/** Stores, as differences along the row, how much of each pixel is to the right of an edge from `low` to `high`. */
function spread(start: number, low: number, high: number, amount: number): void {
  const first = Math.floor(low)
  const last = Math.ceil(high)
  if (last <= first + 1) {
    const middle = (low + high) / 2 - first
    cover[start + first] = at(cover, start + first) + amount * (1 - middle)
    cover[start + first + 1] = at(cover, start + first + 1) + amount * middle
    return
  }
  for (let column = first; column < last; column += 1) {
    const enter = Math.max(column, low)
    const leave = Math.min(column + 1, high)
    const part = (amount * (leave - enter)) / (high - low)
    const covered = part * (column + 1 - (enter + leave) / 2)
    cover[start + column] = at(cover, start + column) + covered
    cover[start + column + 1] = at(cover, start + column + 1) + part - covered
  }
}

function lay(pixels: Float32Array, index: number, ink: Ink, opacity: number): void {
  if (opacity >= 1) {
    pixels[index] = ink.r
    pixels[index + 1] = ink.g
    pixels[index + 2] = ink.b
    return
  }
  const r = pixels[index] ?? 0
  const g = pixels[index + 1] ?? 0
  const b = pixels[index + 2] ?? 0
  pixels[index] = r + (ink.r - r) * opacity
  pixels[index + 1] = g + (ink.g - g) * opacity
  pixels[index + 2] = b + (ink.b - b) * opacity
}
