import { at } from './noise.ts'

/** sRGB, each component 0 … 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The colour and opacity of a paint at one point, each 0 … 1. One object is reused for all points. */
export type Ink = { r: number; g: number; b: number; a: number }

/** Colours between stops, for t of 0 … 1. */
export type Ramp = (t: number, ink: Ink) => void

/** Parses `#rrggbb`. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Sets the colour of the ink and keeps its opacity. */
export function dip(ink: Ink, to: Colour): void {
  ink.r = to[0]
  ink.g = to[1]
  ink.b = to[2]
}

/** Moves the ink towards a colour by 0 … 1. */
export function tint(ink: Ink, to: Colour, amount: number): void {
  ink.r += (to[0] - ink.r) * amount
  ink.g += (to[1] - ink.g) * amount
  ink.b += (to[2] - ink.b) * amount
}

/** Makes the ink lighter (above 1) or darker (below 1). */
export function shade(ink: Ink, factor: number): void {
  ink.r *= factor
  ink.g *= factor
  ink.b *= factor
}

/** Mixes two colours perceptually: in OKLab (Björn Ottosson, 2020), in which midpoints stay clean. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const a = toOklab(from)
  const b = toOklab(to)
  return fromOklab([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount])
}

const rampSteps = 1024

/** Builds a ramp from stops in ascending order, mixed in OKLab. */
export function ramp(...stops: readonly (readonly [position: number, hex: string])[]): Ramp {
  const table = new Float32Array((rampSteps + 1) * 3)
  for (let step = 0; step <= rampSteps; step += 1) table.set(between(stops, step / rampSteps), step * 3)
  return (t, ink) => {
    const index = Math.round((t < 0 ? 0 : t > 1 ? 1 : t) * rampSteps) * 3
    ink.r = at(table, index)
    ink.g = at(table, index + 1)
    ink.b = at(table, index + 2)
  }
}

function between(stops: readonly (readonly [number, string])[], t: number): Colour {
  let [position, hex] = stops[0] ?? [0, '#000000']
  for (const [nextPosition, nextHex] of stops) {
    if (t <= nextPosition) {
      const span = nextPosition - position
      return mix(colour(hex), colour(nextHex), span > 0 ? Math.max(0, (t - position) / span) : 1)
    }
    position = nextPosition
    hex = nextHex
  }
  return colour(hex)
}

function toOklab([red, green, blue]: Colour): Colour {
  const r = linear(red)
  const g = linear(green)
  const b = linear(blue)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function fromOklab([lightness, a, b]: Colour): Colour {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function gamma(part: number): number {
  const limited = Math.min(1, Math.max(0, part))
  return limited <= 0.0031308 ? limited * 12.92 : 1.055 * limited ** (1 / 2.4) - 0.055
}
