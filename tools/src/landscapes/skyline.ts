import { fill, flat, type Canvas, type Outline } from './canvas.ts'
import { lamps, type CityLight } from './city-light.ts'
import { dip, mix, tint, type Colour } from './colour.ts'
import { smoothstep, soft, unit, type Line } from './noise.ts'
import { box, ellipse } from './outline.ts'
import type { Random } from './random.ts'

/** Houses on the lower slopes, visible only as lights. */
export function slopeLights(
  canvas: Canvas,
  random: Random,
  field: { top: number; bottom: number; left: number; right: number; count: number; size: number },
): void {
  const clump = random.next()
  const dots: Outline[][] = lamps.map(() => [])
  for (let count = 0; count < field.count; count += 1) {
    const x = random.between(field.left, field.right)
    const y = field.bottom - (field.bottom - field.top) * random.next() ** 1.7
    if (soft(x / 1100 + clump, y / 420) < random.between(-0.5, 0.25)) continue
    const size = field.size * random.between(0.5, 1.1)
    dots[count % lamps.length]?.push(ellipse([x, y], size, size, 6))
  }
  lamps.forEach((lamp, index) => fill(canvas, dots[index] ?? [], flat(lamp, 0.85)))
}

/** A row of towers with lit windows. */
export function skyline(
  canvas: Canvas,
  random: Random,
  light: CityLight,
  ground: Line,
  heights: readonly [low: number, high: number],
  wide: number,
  haze: number,
): void {
  const wall = mix(light.wall, light.haze, haze)
  const bright = mix(light.wallLit, light.haze, haze)
  for (let x = -20; x < canvas.width + 20;) {
    const across = wide * random.between(0.5, 1.2)
    const centre = 1 - Math.abs((x - canvas.width * 0.46) / (canvas.width * 0.55)) ** 2
    const high = heights[0] + (heights[1] - heights[0]) * unit(centre) * random.next() ** 1.3
    const foot = ground(x + across / 2)
    if (random.chance(0.88)) {
      building(canvas, random, { left: x, right: x + across, top: foot - high, foot: foot + 6, wall, bright })
    }
    x += across * random.between(0.82, 1.12)
  }
}

/** One building with its lit windows. */
export function building(
  canvas: Canvas,
  random: Random,
  tower: { left: number; right: number; top: number; foot: number; wall: Colour; bright: Colour },
): void {
  const { left, right, top, foot } = tower
  const across = right - left
  fill(canvas, [box(left, top, right, foot)], (x, y, ink) => {
    dip(ink, tower.wall)
    tint(ink, tower.bright, smoothstep(left + across * 0.62, left + across * 0.66, x) * 0.4)
    tint(ink, tower.bright, smoothstep(foot, top, y) * 0.12)
  })
  if (foot - top > 60 && random.chance(0.5)) {
    const inset = across * random.between(0.2, 0.34)
    fill(canvas, [box(left + inset, top - 12, right - inset, top)], flat(tower.wall))
  }
  const step = Math.max(5, across / Math.round(across / random.between(6, 8.5)))
  const panes: Outline[][] = lamps.map(() => [])
  // Houses have a window or two lit, towers whole floors.
  const share = foot - top < 60 ? random.between(0.04, 0.3) : random.between(0.16, 0.55)
  for (let y = top + 6; y < foot - 5; y += step * 1.1) {
    for (let x = left + step * 0.5; x < right - step * 0.4; x += step) {
      if (!random.chance(share)) continue
      panes[Math.floor(random.next() * lamps.length)]?.push(box(x, y, x + step * 0.52, y + step * 0.55))
    }
  }
  lamps.forEach((lamp, index) => fill(canvas, panes[index] ?? [], flat(lamp, 0.88)))
}
