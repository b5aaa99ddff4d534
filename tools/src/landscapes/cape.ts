import { rolling, type Line } from './noise.ts'
import type { Random } from './random.ts'

/** Position along the skyline in widths of the table, and height as a fraction of the table's. */
const skyline: readonly (readonly [place: number, height: number])[] = [
  [-2.4, 0],
  [-1.75, 0.1],
  [-1.4, 0.33],
  [-1.14, 0.55],
  [-0.98, 0.78],
  [-0.88, 0.92],
  [-0.83, 0.965],
  [-0.78, 0.92],
  [-0.7, 0.76],
  [-0.6, 0.63],
  [-0.55, 0.6],
  [-0.52, 0.68],
  [-0.495, 0.9],
  [-0.47, 0.985],
  [-0.25, 1.005],
  [0.05, 0.985],
  [0.3, 0.995],
  [0.44, 0.97],
  [0.468, 0.9],
  [0.5, 0.63],
  [0.58, 0.46],
  [0.68, 0.35],
  [0.75, 0.33],
  [0.82, 0.43],
  [0.875, 0.6],
  [0.905, 0.675],
  [0.935, 0.655],
  [0.98, 0.54],
  [1.05, 0.39],
  [1.14, 0.32],
  [1.28, 0.34],
  [1.42, 0.31],
  [1.62, 0.18],
  [1.85, 0.07],
  [2.3, 0],
]

/**
 * The mountains over Cape Town from the north: Devil's Peak, the flat table, Lion's Head and Signal Hill. `middle`, `span` and
 * `top` are the table's centre, width and height, `base` is the water level, in scene units.
 */
export function capeLine(random: Random, cape: { middle: number; span: number; top: number; base: number }): Line {
  const high = cape.base - cape.top
  const rough = rolling(random, cape.span * 0.22, 6, 0.6)
  return (x) => {
    const place = (x - cape.middle) / cape.span
    const flat = Math.abs(place) < 0.47
    return cape.base - high * Math.max(0, heightAt(place) + rough(x) * (flat ? 0.018 : 0.05))
  }
}

function heightAt(place: number): number {
  let [lastPlace, lastHeight] = skyline[0] ?? [0, 0]
  for (const [nextPlace, nextHeight] of skyline) {
    if (place < nextPlace) {
      const t = Math.max(0, (place - lastPlace) / (nextPlace - lastPlace))
      return lastHeight + (nextHeight - lastHeight) * t
    }
    lastPlace = nextPlace
    lastHeight = nextHeight
  }
  return 0
}
