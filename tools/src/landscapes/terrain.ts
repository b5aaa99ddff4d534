import type { Canvas, Layer, Paint, Point } from './canvas.ts'
import { shade, tint, type Colour, type Ink, type Ramp } from './colour.ts'
import { at, fine, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import type { Random } from './random.ts'

/** The side of the sun: −1 left, 1 right. */
export type Side = -1 | 1

/** One dune: the position of its crest and the light on its flanks. */
export type Dune = {
  readonly peak: Point
  /** How far the flanks extend to each side. */
  readonly left: number
  readonly right: number
  readonly base: number
  /** 1 for a pointed summit … 1.5 for a rounded one. */
  readonly round?: number
  /** How far the crest moves sideways for each unit down towards the viewer. */
  readonly lean: number
  /** Width and length of the crest's bends. */
  readonly sway: number
  readonly bend: number
  readonly sun: Side
  /** From the crest (0) outwards and down. */
  readonly lit: Ramp
  readonly shaded: Ramp
  readonly haze: Colour
  /** Haze over the foot and over the whole dune, 0 … 1. */
  readonly mist: readonly [foot: number, whole: number]
  /** Visible wind ripples: 0 far … 1 near. */
  readonly ripple: number
}

/** One dune with its sharp crest between the sunlit and the shaded flank. */
export function duneLayer(random: Random, dune: Dune): Layer {
  const [peakX, peakY] = dune.peak
  const high = dune.base - peakY
  const drift = random.next()
  const line: Line = (x) => {
    const t = x < peakX ? (peakX - x) / dune.left : (x - peakX) / dune.right
    const profile = t >= 1 ? 0 : (1 - t ** (dune.round ?? 1)) ** 1.6
    return dune.base - high * profile + soft(x / 2600 + drift, 0.3) * 16 * (1 - profile)
  }
  const span = Math.max(dune.left, dune.right)
  const paint: Paint = (x, y, ink) => {
    const down = Math.max(0, y - peakY)
    const bends = Math.sin(down / dune.bend + drift * 6) - Math.sin(drift * 6)
    const crest = peakX + dune.lean * down + dune.sway * bends * Math.min(1, down / 80)
    const wobble = soft(y / 3200 + drift, x / 9000) * 30 * Math.min(1, down / 160)
    const outward = (x - crest + wobble) * dune.sun
    const sunny = smoothstep(-1.2, 1.2, outward)
    const far = unit(Math.abs(outward) / span)
    const fall = unit(down / (high * 1.5))
    const brush = soft((x + dune.sun * y * 0.9) / 1300 + drift, (y - dune.sun * x * 0.22) / 330)
    dune.shaded(far * 0.7 + fall * 0.4 + brush * 0.1, ink)
    if (sunny > 0) {
      const { r, g, b } = ink
      dune.lit(far * 0.85 + fall * 0.3 + brush * 0.16, ink)
      ink.r = r + (ink.r - r) * sunny
      ink.g = g + (ink.g - g) * sunny
      ink.b = b + (ink.b - b) * sunny
    }
    if (dune.ripple > 0) {
      const bank = soft(x / 700 + drift, y / 420)
      const waves = Math.sin((y * 1.1 + x * 0.16 * dune.sun) / 3.1 + bank * 34 + fine(x / 1100, y / 500) * 2.4)
      shade(ink, 1 + waves * dune.ripple * (0.02 + 0.05 * unit(bank + 0.2)) * unit(down / 240))
    }
    shade(ink, 1 + fine(x / 520 + drift, y / 400) * 0.035)
    tint(ink, dune.haze, unit(dune.mist[1] + dune.mist[0] * smoothstep(0.35, 1.05, down / high)))
  }
  return { line, paint }
}

/** One range of mountains. */
export type Mountain = {
  readonly line: Line
  /** Units from ridge to foot, over which haze gathers. */
  readonly depth: number
  readonly sun: Side
  readonly lit: Colour
  readonly shaded: Colour
  readonly haze: Colour
  readonly mist: readonly [ridge: number, foot: number]
  /** How rough the faces are: 0 smooth silhouette … 1 crags. */
  readonly relief: number
  /** Size of gullies and faces, about 1. */
  readonly grain?: number
  /** How much level beds of rock show, 0 … 1. */
  readonly strata?: number
}

/** A range whose faces turn to or from the sun like its ridge, with gullies running down. */
export function mountainLayer(canvas: Canvas, random: Random, mountain: Mountain): Layer {
  const { line, depth, sun, relief, grain = 1, strata = 0 } = mountain
  const { columns, scale } = canvas
  const drift = random.next()
  const middle = canvas.width * random.between(0.3, 0.7)
  const uneven = traced(rolling(random, 620 * grain, 3, 0.6), -2000, 3500)
  const spread = (x: number): number => uneven(x) * 150 * grain
  const tops = new Float32Array(columns)
  for (let column = 0; column < columns; column += 1) tops[column] = line(column / scale)
  const slopes = slopesOf(tops, Math.round(5 * scale), Math.round(26 * scale))
  const paint: Paint = (x, y, ink) => {
    const column = Math.min(columns - 1, Math.floor(x * scale))
    const down = y - at(tops, column)
    const part = unit(down / depth)
    const stratum = y / (34 * grain) + soft(x / 2600 + drift, 0.3) * 0.8
    const ledge = stratum - Math.floor(stratum)
    const meander = soft(x / 2700 + drift, y / (820 * grain)) * (52 - strata * 34)
    const shift = strata * 15 * soft(Math.floor(stratum) * 0.37, drift)
    const bend = (meander + shift + fine(x / 1900, y / 900 + drift) * 9) * grain
    const fan = (x - middle) / (1 + down * 0.0011) + bend
    const broad = face((fan + spread(fan)) / (150 * grain), 0.46)
    const narrow = face((fan * 1.07 + bend * 0.5 + spread(fan + 500) * 0.6) / (47 * grain), 0.5)
    const crag = fine((x + bend) / (800 * grain), y / (1500 * grain) + drift)
    const patch = soft(x / (1500 * grain) + drift, y / (1100 * grain))
    const source = Math.min(columns - 1, Math.max(0, Math.floor((x + bend * 0.4) * scale)))
    const facing = Math.min(0.75, Math.max(-0.75, -at(slopes, source) * sun)) * (1 - part * 0.6)
    const turned = relief * sun * (broad * (0.34 + patch * 0.2) + narrow * (0.2 - patch * 0.2))
    const step = strata * (0.2 * smoothstep(0.3, 0, ledge) - 0.22 * smoothstep(0.7, 1, ledge)) * (0.7 + patch * 1.6)
    const light = smoothstep(-0.5, 0.5, facing * 0.75 + turned + step + crag * 0.3 * relief + 0.06)
    faceInk(ink, mountain, light, part)
    shade(ink, 1 + crag * 0.09 * relief)
    tint(ink, mountain.haze, unit(mountain.mist[0] + (mountain.mist[1] - mountain.mist[0]) * part ** 1.3))
  }
  return { line, paint }
}

/** Which way a slope faces in a row of spurs: 1 to the right of each spur, −1 to its left. */
function face(phase: number, share: number): number {
  const place = phase - Math.floor(phase)
  const right = smoothstep(0, 0.035, place) * smoothstep(share + 0.09, share - 0.09, place)
  return right * (2 - place / share) - 1 + (1 - right) * 0.45 * place
}

function faceInk(ink: Ink, { lit, shaded }: Mountain, light: number, part: number): void {
  ink.r = shaded[0]
  ink.g = shaded[1]
  ink.b = shaded[2]
  tint(ink, lit, light * (1 - part * 0.35))
}

/** Slope of a line (units down per unit across, so negative where it climbs to the right), at two scales. */
function slopesOf(tops: Float32Array, narrow: number, wide: number): Float32Array {
  const last = tops.length - 1
  const slope = (column: number, reach: number): number => {
    const right = Math.min(last, column + reach)
    const left = Math.max(0, column - reach)
    return (at(tops, right) - at(tops, left)) / Math.max(1, right - left)
  }
  return tops.map((_, column) => -(slope(column, narrow) * 0.5 + slope(column, wide) * 0.9))
}
