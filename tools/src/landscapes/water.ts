import { paintBand, sceneHeight, type Canvas, type Point } from './canvas.ts'
import { tint, type Colour } from './colour.ts'
import { at, fine, smoothstep, soft, unit } from './noise.ts'
import type { Random } from './random.ts'

/** A sheet of water that reflects what is above its shore. */
export type Water = {
  /** Where the reflection begins. */
  readonly shore: number
  readonly bottom?: number
  /** Colour of the water itself, more visible towards the viewer. */
  readonly body: Colour
  /** The opacity of the body colour over the reflection at the shore and at the bottom, 0 … 1. */
  readonly depth: readonly [far: number, near: number]
  /** 0 for a mirror … 1 for a breeze. */
  readonly ripple: number
}

/** Reflects what is above the shore in the water below it, broken by ripples that grow towards the viewer. */
export function paintWater(canvas: Canvas, random: Random, water: Water): void {
  const { shore, body, depth, ripple, bottom = sceneHeight } = water
  const drift = random.next()
  const copy = canvas.pixels.slice(0, Math.ceil(shore * canvas.scale) * canvas.columns * 3)
  const lastRow = Math.floor(shore * canvas.scale) - 1
  const squeeze = Math.min(1, (shore - 20) / (bottom - shore + 60))
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = y - shore
      const row = Math.log(near + 14) * 1.7
      const u = (x - canvas.width / 2) / (260 + near * 2.4)
      const wave = soft(u * 0.35 + drift, row) + 0.6 * fine(u * 0.22, row * 0.8 + drift)
      const sourceY = shore - near * squeeze - 3 - Math.abs(wave) * ripple * (10 + near * 0.42)
      const sourceX = x + wave * ripple * (3 + near * 0.09)
      const pixelRow = Math.min(lastRow, Math.max(0, Math.floor(sourceY * canvas.scale)))
      const pixelColumn = Math.min(canvas.columns - 1, Math.max(0, Math.floor(sourceX * canvas.scale)))
      const index = (pixelRow * canvas.columns + pixelColumn) * 3
      ink.r = at(copy, index)
      ink.g = at(copy, index + 1)
      ink.b = at(copy, index + 2)
      const down = near / (bottom - shore)
      const swell = wave * ripple * 0.3
      tint(ink, body, unit(depth[0] + (depth[1] - depth[0]) * down + swell))
    },
    shore,
    bottom,
  )
}

/** Scatters glints of light on water below a sun: dense below it, wider and sparser towards the viewer. */
export function paintGlitter(
  canvas: Canvas,
  random: Random,
  glitter: { sun: Point; shore: number; bottom?: number; light: Colour; spread: number; strength: number },
): void {
  const { sun, shore, light, spread, strength, bottom = sceneHeight } = glitter
  const drift = random.next()
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = y - shore
      const across = Math.abs(x - sun[0]) / (spread * (0.35 + near / 420))
      const row = Math.log(near + 9) * 4.6
      const u = (x - sun[0]) / (120 + near * 1.3)
      const glint = fine(u * 0.5 + drift, row * 0.55) + 0.5 * soft(u * 0.7, row + drift)
      const beam = Math.exp(-across * across * 1.4)
      ink.r = light[0]
      ink.g = light[1]
      ink.b = light[2]
      ink.a = unit(strength * beam * smoothstep(0.36 - beam * 0.4, 0.62 - beam * 0.25, glint))
    },
    shore,
    bottom,
  )
}
