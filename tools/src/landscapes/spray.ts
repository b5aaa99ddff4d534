import { fill, flat, paintSoftly, type Canvas, type Outline, type Point } from './canvas.ts'
import { mix, ramp } from './colour.ts'
import type { MistLight } from './mist-light.ts'
import { smoothstep, unit } from './noise.ts'
import { dab } from './outline.ts'
import type { Random } from './random.ts'

/** Adds the colours of the spectrum in a thin arc, red outside. */
export function rainbow(canvas: Canvas, centre: Point, radius: number, strength: number): void {
  const band = radius * 0.085
  const spectrum = ramp(
    [0, '#8a5cc8'],
    [0.2, '#4c7fe0'],
    [0.42, '#43c08a'],
    [0.62, '#f2e05a'],
    [0.8, '#f7a043'],
    [1, '#e8504c'],
  )
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const dx = x - centre[0]
      const dy = y - centre[1]
      const t = (Math.sqrt(dx * dx + dy * dy) - radius) / band
      if (t < 0 || t > 1) {
        ink.a = 0
        return
      }
      spectrum(t, ink)
      ink.a = strength * Math.sin(t * Math.PI) ** 1.2 * smoothstep(1000, 640, y) * smoothstep(380, 520, y)
    },
    Math.max(0, centre[1] - radius - band),
    centre[1],
    2,
  )
}

/** Scatters leaves in four tones. Each position has a brightness of 0 … 1. */
export function leaves(
  canvas: Canvas,
  random: Random,
  light: MistLight,
  haze: number,
  count: number,
  next: () => { at: Point; bright: number },
): void {
  const tones: Outline[][] = [[], [], [], []]
  for (let leaf = 0; leaf < count; leaf += 1) {
    const { at, bright } = next()
    const size = random.between(6, 15)
    const tone = Math.floor(unit(bright + random.between(-0.35, 0.3)) * 3.99)
    tones[tone]?.push(dab(random, at, size, size * random.between(0.3, 0.6)))
  }
  tones.forEach((dabs, tone) => {
    fill(canvas, dabs, flat(mix(mix(light.leaf, light.leafLit, tone * 0.24), light.haze, haze)))
  })
}
