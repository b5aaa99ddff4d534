import { earthRadiusKm } from '@sojourn/contract/kit/great-circle'
import type { Viewport } from './viewport.ts'
import type { Box } from './world.ts'

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** A bar for a round number of kilometres, correct at the drawing's middle latitude, for the bottom left corner. */
export function scaleBarOf(
  { box: [, south, , north], scale, height }: Viewport,
  inWords: (km: number) => string,
): {
  text: string
  length: number
  box: Box
} {
  const middle = 2 * Math.atan(Math.exp((south + north) / 2)) - Math.PI / 2
  const kmPerPixel = (earthRadiusKm * Math.cos(middle)) / scale
  const km = steps.findLast((step) => step / kmPerPixel <= 110) ?? 1
  const length = km / kmPerPixel
  return { text: inWords(km), length, box: [24, height - 44, 24 + length, height - 24] }
}
