import {
  fill,
  flat,
  glow,
  paintBand,
  paintBelow,
  paintLayers,
  type Canvas,
  type Outline,
  type Paint,
  type Point,
} from './canvas.ts'
import { colour, dip, mix, tint } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import type { MistLight } from './mist-light.ts'
import { fine, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import { treeLine } from './plant.ts'
import type { Random } from './random.ts'
import { paintMist, paintRays, paintSky } from './sky.ts'
import { leaves, rainbow } from './spray.ts'
import { mountainLayer } from './terrain.ts'

/** The gorge along its length: water falling on the left, buttresses of rock on the right. */
export function drawGorge(canvas: Canvas, random: Random, light: MistLight): Finish {
  const { width } = canvas
  const vanish: Point = [width * 0.56, 420]
  const sun: Point = [vanish[0] + 30, 300]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 470,
    sun: { at: sun, radius: 50, disc: '#fffaf0', light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  paintBelow(canvas, treeLine(random, 426, 30), flat(mix(light.haze, light.leaf, 0.3)), 480)
  paintBelow(canvas, () => 440, flat(light.spray))
  paintMist(canvas, random, { middle: 440, spread: 60, colour: light.haze, strength: 0.7 })
  river(canvas, light, vanish)
  wallOfWater(canvas, random, light, vanish)
  wallOfRock(canvas, random, light, vanish)
  for (const [middle, spread, strength] of [
    [610, 230, 0.62],
    [800, 180, 0.36],
  ] as const) {
    paintMist(canvas, random, { middle, spread, colour: light.spray, strength })
  }
  glow(canvas, [vanish[0], 520], 420, light.spray, 0.75)
  rainbow(canvas, [width * 0.47, 1060], 480, light.bow)
  paintRays(canvas, random, sun, colour(light.glow), 0.34)
  overhang(canvas, random, light)
  paintBirds(canvas, random, {
    at: [width * 0.6, 240],
    count: 8,
    spread: 110,
    size: 17,
    colour: mix(light.rock, light.haze, 0.2),
  })
  return { bloom: 0.5 }
}

/** White water at the bottom of the gorge, lost in spray further off. */
function river(canvas: Canvas, light: MistLight, vanish: Point): void {
  const deep = mix(light.waterDark, light.rock, 0.3)
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - vanish[1]) / (1000 - vanish[1])
      const row = Math.log(near + 0.05) * 2.2
      const u = (x - vanish[0]) / (260 + near * 1500)
      const chop = fine(u, row) + soft(u * 2.4, row * 1.4) * 0.8
      dip(ink, deep)
      tint(ink, light.water, smoothstep(-0.35, 0.75, chop + (1 - near) * 0.3))
      ink.a = smoothstep(0.12, 0.7, near) * 0.85
    },
    vanish[1] + 60,
  )
}

/** The falls in perspective along the left side. */
function wallOfWater(canvas: Canvas, random: Random, light: MistLight, vanish: Point): void {
  const drift = random.next()
  const partings = rolling(random, 2.1, 3, 0.6)
  const lip = rolling(random, 130, 4, 0.5)
  // Along the wall, everything but the falling water depends on x alone.
  const along = traced((x) => Math.log(1 / (1.06 - unit(x / vanish[0])) + 0.4) * 2.4, -20, 2600)
  const dry = traced((x) => partings(along(x) * 2) * 0.8, -20, 2600)
  const brow = traced(lip, -20, 2600)
  const wall: Outline = [
    [-40, 100],
    [vanish[0], vanish[1] - 14],
    [vanish[0], vanish[1] + 80],
    [canvas.width * 0.36, 1040],
    [-40, 1040],
  ]
  fill(canvas, [wall], (x, y, ink) => {
    const top = vanish[1] - (vanish[1] - 120) * (1 - x / vanish[0])
    const down = (y - top) / (70 + (1 - x / vanish[0]) * 900)
    const u = along(x)
    const open = dry(x) + fine(u * 0.6, down * 0.5 + drift) * 0.24
    const wet = smoothstep(0.36, 0.2, open)
    const strand = fine(u * 1.25 + drift, down * 0.09)
    const pulse = fine(u * 0.5, down * 0.42 + drift)
    dip(ink, light.rock)
    tint(ink, light.rockLit, unit(0.3 + fine(u * 0.55, down * 0.8) * 0.9))
    tint(ink, light.leafLit, smoothstep(0.12, 0, down) * 0.5)
    const { r, g, b } = ink
    dip(ink, light.waterDark)
    tint(ink, light.water, unit(0.58 + strand * 0.9 + pulse * 0.34))
    ink.r = r + (ink.r - r) * wet
    ink.g = g + (ink.g - g) * wet
    ink.b = b + (ink.b - b) * wet
    tint(ink, light.spray, unit(smoothstep(0.3, 1, down) * 0.7 + smoothstep(0.5, 1, x / vanish[0]) * 0.7))
    ink.a =
      smoothstep(1.02, 0.74, down + soft(x / 700, y / 500) * 0.1) * smoothstep(-0.004, 0.006, down - brow(x) * 0.05)
  })
}

/** The dry side of the gorge: buttress behind buttress with rainforest on top. */
function wallOfRock(canvas: Canvas, random: Random, light: MistLight, vanish: Point): void {
  const { width } = canvas
  const count = 5
  const buttresses = Array.from({ length: count }, (_, index) => {
    const near = (index + 1) / count
    const left = vanish[0] + 20 + near ** 1.8 * width * 0.24
    const top = vanish[1] - 10 - near ** 1.5 * 240
    return { near, left, haze: (1 - near) ** 1.1 * 0.9, line: buttressLine(random, width, near, left, top) }
  })
  paintLayers(
    canvas,
    buttresses.map(({ line, near, haze }) => ({
      line,
      paint: rockPaint(canvas, random, light, { line, near, haze }),
    })),
  )
  buttresses.forEach(({ line, near, left, haze }, index) => {
    const right = (buttresses[index + 1]?.left ?? width) + 24
    leaves(canvas, random, light, haze, 70 + near * 260, () => {
      const x = left + width * 0.02 * near + random.next() * (right - left)
      const up = random.next()
      return { at: [x, line(x) + 14 * near - up * 44 * near], bright: up * 0.8 + 0.1 }
    })
  })
}

function buttressLine(random: Random, width: number, near: number, left: number, top: number): Line {
  const jag = rolling(random, 130, 5, 0.6)
  const line: Line = (x) => {
    const t = (x - left) / (width * 0.1 * near + 20)
    if (t < -0.7) return 1200
    const rise = smoothstep(-0.7, 0.5, t + jag(x * 1.7) * 0.5)
    return 1060 - (1060 - top) * rise ** 0.7 - unit(t) * 24 * near + jag(x) * 16 * near
  }
  return traced(line, -20, 2600)
}

function rockPaint(
  canvas: Canvas,
  random: Random,
  light: MistLight,
  { line, near, haze }: { line: Line; near: number; haze: number },
): Paint {
  const rock = mountainLayer(canvas, random, {
    line,
    depth: 700,
    sun: -1,
    lit: mix(light.rockLit, light.haze, haze),
    shaded: mix(light.rock, light.haze, haze),
    haze: light.spray,
    mist: [haze * 0.5, 0.5],
    relief: 1,
    grain: 0.4 + near * 0.5,
    strata: 0.7,
  })
  const moss = mix(light.leafLit, light.haze, haze)
  return (x, y, ink) => {
    rock.paint(x, y, ink)
    const grown = smoothstep(0.05, 0.5, soft(x / 500, y / 380) + 0.2 - (y - line(x)) / 700)
    tint(ink, moss, grown * 0.35)
  }
}

/** Leaves at the edge that frame the image. */
function overhang(canvas: Canvas, random: Random, light: MistLight): void {
  const { width } = canvas
  const ground: Line = (x) =>
    1075 - 175 * smoothstep(width * 0.64, width * 1.04, x) - 150 * smoothstep(width * 0.3, -30, x)
  paintBelow(canvas, ground, flat(light.leaf))
  leaves(canvas, random, light, 0, 1100, () => {
    const along = random.next() ** 1.7
    const x = random.chance(0.55) ? width + 20 - along * width * 0.34 : -20 + along * width * 0.26
    return { at: [x, ground(x) - 14 + random.next() ** 1.5 * 120], bright: 0.35 - along * 0.1 }
  })
}
