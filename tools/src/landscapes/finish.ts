import sharp from 'sharp'
import type { Canvas } from './canvas.ts'
import { at, unit } from './noise.ts'
import { seededRandom } from './random.ts'

// The images are already painted in several threads, so libvips must not use more.
sharp.concurrency(1)

/** All sixty images are less than 12 MB, and look the same as at higher quality. */
const quality = 81
const bloomStep = 8
const grainSize = 256

/** How an image is finished. */
export type Finish = {
  /** How far bright areas glow into their surroundings, 0 … 1. */
  readonly bloom?: number
  /** How dark the corners are, 0 … 1. */
  readonly vignette?: number
}

/** Adds bloom, vignette and paper grain, and encodes as JPEG. */
export function finishPicture(canvas: Canvas, finish: Finish): Promise<Buffer> {
  const raw = { width: canvas.columns, height: canvas.rows, channels: 3 } as const
  return sharp(develop(canvas, finish), { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
}

function develop(canvas: Canvas, { bloom = 0.35, vignette = 0.22 }: Finish): Uint8Array {
  const { columns, rows, pixels, scale } = canvas
  const light = brightPlaces(canvas)
  const wide = Math.ceil(columns / bloomStep)
  const high = Math.ceil(rows / bloomStep)
  const grain = grainTile()
  const print = new Uint8Array(columns * rows * 3)
  // Grain has a fixed size in the scene, so that a small preview is not noisier than the large image.
  const grainStep = Math.max(1, Math.round(1.333 / scale))
  const lightRow = new Float32Array((wide + 1) * 3)
  for (let row = 0; row < rows; row += 1) {
    const y = (row / rows) * 2 - 1
    const lightY = Math.min(high - 1.001, Math.max(0, (row + 0.5) / bloomStep - 0.5))
    const upper = Math.floor(lightY) * wide * 3
    const lower = Math.min(high - 1, Math.floor(lightY) + 1) * wide * 3
    const down = lightY - Math.floor(lightY)
    for (let place = 0; place < wide * 3; place += 1) {
      lightRow[place] = (at(light, upper + place) * (1 - down) + at(light, lower + place) * down) * bloom
    }
    const grainRow = ((row * grainStep) % grainSize) * grainSize
    for (let column = 0; column < columns; column += 1) {
      const x = (column / columns) * 2 - 1
      const corner = x * x * 0.6 + y * y * 0.5
      const fall = (1 - vignette * corner * corner) * 255
      const lightX = Math.min(wide - 1.001, Math.max(0, (column + 0.5) / bloomStep - 0.5))
      const node = Math.floor(lightX)
      const across = lightX - node
      const speck = (grain[grainRow + ((column * grainStep) % grainSize)] ?? 0) * 4.1 + 0.5
      const index = (row * columns + column) * 3
      for (let part = 0; part < 3; part += 1) {
        const left = lightRow[node * 3 + part] ?? 0
        const bleed = left + ((lightRow[node * 3 + 3 + part] ?? 0) - left) * across
        const value = pixels[index + part] ?? 0
        const tone = (value + (1 - value) * bleed) * fall + speck
        print[index + part] = tone < 0 ? 0 : tone > 255 ? 255 : tone
      }
    }
  }
  return print
}

/** The bright parts of the image at an eighth of its size, strongly blurred. */
function brightPlaces({ columns, rows, pixels }: Canvas): Float32Array {
  const wide = Math.ceil(columns / bloomStep)
  const high = Math.ceil(rows / bloomStep)
  const light = new Float32Array(wide * high * 3)
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      for (let sample = 0; sample < 4; sample += 1) {
        const y = Math.min(rows - 1, row * bloomStep + 2 + (sample >> 1) * 4)
        const x = Math.min(columns - 1, column * bloomStep + 2 + (sample & 1) * 4)
        const index = (y * columns + x) * 3
        const brightness = at(pixels, index) * 0.4 + at(pixels, index + 1) * 0.5 + at(pixels, index + 2) * 0.1
        const excess = unit((brightness - 0.68) * 2.6) * 0.25
        for (let part = 0; part < 3; part += 1) {
          const place = (row * wide + column) * 3 + part
          light[place] = at(light, place) + at(pixels, index + part) * excess
        }
      }
    }
  }
  for (const radius of [3, 5, 9]) {
    blur(light, high, wide * 3, wide, 3, radius)
    blur(light, wide, 3, high, wide * 3, radius)
  }
  return light
}

/** A moving average over `lines` lines of `count` triples, `step` numbers apart. */
function blur(light: Float32Array, lines: number, lineStep: number, count: number, step: number, radius: number): void {
  const line = new Float32Array(count)
  for (let start = 0; start < lines; start += 1) {
    for (let part = 0; part < 3; part += 1) {
      const origin = start * lineStep + part
      for (let place = 0; place < count; place += 1) line[place] = at(light, origin + place * step)
      let sum = 0
      for (let place = -radius; place <= radius; place += 1) sum += at(line, clampIndex(place, count))
      for (let place = 0; place < count; place += 1) {
        light[origin + place * step] = sum / (radius * 2 + 1)
        sum += at(line, clampIndex(place + radius + 1, count)) - at(line, clampIndex(place - radius, count))
      }
    }
  }
}

function clampIndex(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index))
}

let grainCache: Float32Array | undefined

/** White noise softened a little, so that it reads as paper and compresses well. */
function grainTile(): Float32Array {
  if (grainCache) return grainCache
  const random = seededRandom(97)
  const white = Float32Array.from({ length: grainSize * grainSize }, () => random.between(-1, 1))
  grainCache = white.map((value, index) => {
    const right = at(white, (index + 1) % white.length)
    const below = at(white, (index + grainSize) % white.length)
    return value * 0.5 + right * 0.35 + below * 0.35
  })
  return grainCache
}
