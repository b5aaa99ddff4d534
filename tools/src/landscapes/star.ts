import { paintSoftly, type Canvas, type Point } from './canvas.ts'
import { dip, type Colour } from './colour.ts'
import { at, fine, smoothstep, soft, unit } from './noise.ts'
import type { Random } from './random.ts'

const starColours: readonly Colour[] = [
  [1, 1, 1],
  [0.82, 0.9, 1],
  [1, 0.93, 0.8],
  [0.74, 0.85, 1],
  [1, 0.84, 0.7],
]

/** Adds stars of uneven brightness above `bottom`; few are bright, most are faint, as in the sky. */
export function paintStars(
  canvas: Canvas,
  random: Random,
  stars: { count: number; bottom: number; strength: number; size: number },
): void {
  if (stars.strength <= 0) return
  for (let count = 0; count < stars.count; count += 1) {
    const place: Point = [random.between(0, canvas.width), random.between(0, stars.bottom)]
    paintStar(canvas, random, place, stars)
  }
}

function paintStar(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  stars: { bottom: number; strength: number; size: number },
): void {
  const brightness = random.next() ** 7
  const fade = smoothstep(stars.bottom, stars.bottom * 0.62, y)
  const strength = stars.strength * fade * (0.3 + brightness * 1.4)
  const radius = stars.size * (0.7 + brightness * 1.2)
  const tone = starColours[Math.floor(random.next() * starColours.length)] ?? [1, 1, 1]
  addLight(canvas, [x, y], radius, tone, strength)
  if (brightness > 0.72) addLight(canvas, [x, y], radius * 4, tone, strength * 0.1)
}

function addLight(canvas: Canvas, [x, y]: Point, radius: number, tone: Colour, strength: number): void {
  const { scale, columns, rows, pixels } = canvas
  const reach = Math.max(1, radius * scale)
  const left = Math.max(0, Math.floor(x * scale - reach))
  const right = Math.min(columns - 1, Math.ceil(x * scale + reach))
  const top = Math.max(0, Math.floor(y * scale - reach))
  const bottom = Math.min(rows - 1, Math.ceil(y * scale + reach))
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const dx = (column + 0.5 - x * scale) / reach
      const dy = (row + 0.5 - y * scale) / reach
      const inside = 1 - dx * dx - dy * dy
      if (inside <= 0) continue
      const amount = unit(strength * inside)
      const index = (row * columns + column) * 3
      for (let part = 0; part < 3; part += 1) {
        pixels[index + part] = unit(at(pixels, index + part) + (tone[part] ?? 1) * amount)
      }
    }
  }
}

/** Where the Milky Way runs and how bright it is. */
export type Galaxy = {
  /** A point on the band and its direction in radians. */
  readonly through: Point
  readonly angle: number
  readonly wide: number
  readonly core: Colour
  readonly arm: Colour
  readonly strength: number
  readonly bottom: number
}

/** The Milky Way: a band of light torn by dust, with crowded stars. */
export function paintGalaxy(canvas: Canvas, random: Random, galaxy: Galaxy): void {
  const { through, angle, wide, core, arm, strength, bottom } = galaxy
  const alongX = Math.cos(angle)
  const alongY = Math.sin(angle)
  const drift = random.next()
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const along = (x - through[0]) * alongX + (y - through[1]) * alongY
      const across = (y - through[1]) * alongX - (x - through[0]) * alongY
      const warp = soft(along / 1500 + drift, across / 1500) * 60
      const off = (across + warp) / (wide * (0.75 + 0.5 * smoothstep(700, 0, Math.abs(along))))
      const body = Math.exp(-off * off * 1.5)
      const cloud = soft(along / 900 + drift, across / 640) + fine(along / 1500, across / 1100 + drift) * 0.5
      const lane =
        soft(along / 1150 + drift + 0.4, (across + warp) / 420) * 0.6 + fine(along / 1700 + drift, across / 900) * 0.35
      const dust = smoothstep(0.03, 0.42, lane + 0.34 * Math.exp(-off * off * 9) - 0.1)
      const light = unit(body * (0.55 + cloud * 0.6) * (1 - dust * 0.8 * Math.exp(-off * off)))
      const heart = Math.exp(-off * off * 3) * smoothstep(620, 0, Math.abs(along + 60))
      dip(ink, arm)
      ink.r += (core[0] - ink.r) * heart
      ink.g += (core[1] - ink.g) * heart
      ink.b += (core[2] - ink.b) * heart
      ink.a = unit(light * strength * (0.6 + heart * 0.6)) * smoothstep(bottom, bottom * 0.72, y)
    },
    0,
    bottom,
    2,
  )
  for (let count = 0; count < 3800; count += 1) {
    const along = random.between(-1, 1) * 1300
    const across = (random.next() + random.next() + random.next() - 1.5) * wide * 1.25
    const place: Point = [through[0] + along * alongX - across * alongY, through[1] + along * alongY + across * alongX]
    if (place[1] < bottom) paintStar(canvas, random, place, { bottom, strength: 0.62 * strength, size: 0.72 })
  }
}
