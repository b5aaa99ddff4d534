import { fill, flat, glow, paintSoftly, sceneHeight, type Canvas, type Paint, type Point } from './canvas.ts'
import { colour, tint, type Colour, type Ink, type Ramp } from './colour.ts'
import { smoothstep, soft, unit } from './noise.ts'
import { ellipse } from './outline.ts'
import type { Random } from './random.ts'

/** The sun or moon and the light it gives the sky around it. */
export type Sun = {
  readonly at: Point
  /** 0 hides the disc, as behind haze or a ridge. */
  readonly radius: number
  readonly disc: string
  readonly light: string
  readonly strength: number
}

/** Clouds as seen from below. */
export type Clouds = {
  readonly lit: string
  readonly shaded: string
  /** 0 clear … 1 overcast. */
  readonly cover: number
  /** How much wider than high the clouds are: 1 for heaps, 6 for streaks. */
  readonly stretch: number
}

/** The parameters of `paintSky`. */
export type Sky = {
  /** From the zenith (0) to the horizon (1). */
  readonly ramp: Ramp
  readonly horizon: number
  readonly sun?: Sun
  readonly clouds?: Clouds
}

/** Paints the sky from the top down to the horizon and a little below it. */
export function paintSky(canvas: Canvas, random: Random, sky: Sky): void {
  const { horizon, sun } = sky
  const drift = random.next()
  const light = colour(sun?.light ?? '#ffffff')
  const reach = canvas.width * 0.8
  const cloud = sky.clouds && cloudPaint(canvas, random, sky.clouds, sun?.at)
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const height = y / horizon
      sky.ramp(height + soft(x / 5200 + drift, y / 1900) * 0.035, ink)
      if (sun) {
        const dx = (x - sun.at[0]) * 0.8
        const dy = (y - sun.at[1]) * 1.25
        const near = 1 - Math.sqrt(dx * dx + dy * dy) / reach
        if (near > 0) tint(ink, light, near * near * near * 0.75 * sun.strength)
      }
      cloud?.(x, Math.min(1.2, height), ink)
    },
    0,
    Math.min(sceneHeight, horizon + 30),
    3,
  )
  if (sun) paintSun(canvas, sun)
}

function cloudPaint(canvas: Canvas, random: Random, clouds: Clouds, sun: Point = [canvas.width / 2, 0]) {
  const lit = colour(clouds.lit)
  const shaded = colour(clouds.shaded)
  const driftU = random.next()
  const driftV = random.next()
  const threshold = 0.55 - clouds.cover * 0.75
  return (x: number, height: number, ink: Ink): void => {
    // A flat ceiling of cloud seen from below: rows crowd together towards the horizon.
    const far = 1 / (1.22 - height * 0.92)
    const u = ((x - canvas.width / 2) * far) / (1500 * clouds.stretch) + driftU
    const v = far * 0.32 + driftV
    const warp = soft(u * 2.1 + 0.3, v * 2.1) * 0.03
    const density = soft(u + warp, v + warp) + 0.38 * soft(u * 3.1 + warp, v * 3.1)
    const body = smoothstep(threshold, threshold + 0.42, density)
    if (body <= 0) return
    const towards = Math.min(1, Math.max(-1, (sun[0] - x) / 260)) * 0.012
    const ahead = soft(u + warp + towards, v + warp + 0.014) + 0.38 * soft(u * 3.1 + warp, v * 3.1 + 0.03)
    const edge = unit(0.42 + (density - ahead) * 2.4 + (threshold + 0.25 - density) * 0.9)
    tint(ink, shaded, body * 0.85 * (1 - edge))
    tint(ink, lit, body * 0.92 * edge)
  }
}

function paintSun(canvas: Canvas, { at, radius, disc, light, strength }: Sun): void {
  glow(canvas, at, 620, colour(light), 0.34 * strength, 1.25)
  glow(canvas, at, 260, colour(light), 0.42 * strength)
  if (radius <= 0) return
  glow(canvas, at, radius * 2.6, colour(disc), 0.55 * strength)
  fill(canvas, [ellipse(at, radius, radius, 72)], flat(colour(disc), 0.96))
}

/** Adds shafts of light that fan out from a point, broken up by noise. */
export function paintRays(canvas: Canvas, random: Random, from: Point, light: Colour, strength: number): void {
  const drift = random.next()
  const reach = canvas.width * 0.72
  const paint: Paint = (x, y, ink) => {
    const dx = x - from[0]
    const dy = y - from[1]
    const far = Math.sqrt(dx * dx + dy * dy) / reach
    const angle = Math.atan2(dy, dx)
    const shaft = smoothstep(-0.05, 0.55, soft(angle * 0.55 + drift, 0.4 + far * 0.03))
    ink.r = light[0]
    ink.g = light[1]
    ink.b = light[2]
    ink.a = strength * shaft * (1 - unit(far)) ** 1.5 * smoothstep(0, 0.1, far)
  }
  paintSoftly(canvas, paint, 0, sceneHeight, 5)
}

/** Adds a band of mist: full at `middle`, gone `spread` above and below, uneven along its length. */
export function paintMist(
  canvas: Canvas,
  random: Random,
  mist: { middle: number; spread: number; colour: Colour; strength: number },
): void {
  const drift = random.next()
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const off = Math.abs(y - mist.middle + soft(x / 1900 + drift, 0.5) * mist.spread * 0.5) / mist.spread
      const body = 1 - unit(off)
      const uneven = 0.72 + 0.5 * soft(x / 1700 + drift, y / 620)
      ink.r = mist.colour[0]
      ink.g = mist.colour[1]
      ink.b = mist.colour[2]
      ink.a = unit(mist.strength * body * body * (3 - 2 * body) * uneven)
    },
    mist.middle - mist.spread * 1.6,
    mist.middle + mist.spread * 1.6,
    6,
  )
}
