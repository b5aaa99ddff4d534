import type { Canvas } from './canvas.ts'
import { drawBowl } from './city-bowl.ts'
import { blueHour, roseDusk, tealNight } from './city-light.ts'
import type { Finish } from './finish.ts'
import { drawHarbour } from './harbour.ts'
import type { Random } from './random.ts'

/** Cape Town under its flat-topped mountain: over the water of the harbour, or down into the city bowl. */
export function drawCity(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawHarbour(canvas, random, blueHour)
  if (scene === 1) return drawBowl(canvas, random, roseDusk)
  if (scene === 2) return drawHarbour(canvas, random, roseDusk)
  if (scene === 3) return drawBowl(canvas, random, tealNight)
  if (scene === 4) return drawHarbour(canvas, random, tealNight)
  return drawBowl(canvas, random, blueHour)
}
