import { fill, flat, paintBelow, paintSoftly, type Canvas, type Paint, type Point } from './canvas.ts'
import { colour, dip, mix, shade, tint } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import { drawGorge } from './gorge.ts'
import { clearDay, emerald, moonlight, sunrise, violetDusk, type MistLight } from './mist-light.ts'
import { fine, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import { dab } from './outline.ts'
import { treeLine } from './plant.ts'
import type { Random } from './random.ts'
import { paintMist, paintRays, paintSky } from './sky.ts'
import { leaves, rainbow } from './spray.ts'

/** Victoria Falls: the curtain seen across the gorge, or the gorge seen along its length. */
export function drawFalls(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawCurtain(canvas, random, clearDay)
  if (scene === 1) return drawGorge(canvas, random, sunrise)
  if (scene === 2) return drawCurtain(canvas, random, violetDusk)
  if (scene === 3) return drawGorge(canvas, random, emerald)
  if (scene === 4) return drawCurtain(canvas, random, sunrise)
  return drawGorge(canvas, random, moonlight)
}

function drawCurtain(canvas: Canvas, random: Random, light: MistLight): Finish {
  const { width } = canvas
  const lip = 352
  const sun: Point = [width * 0.8, 200]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: lip,
    sun: { at: sun, radius: light === clearDay ? 0 : 44, disc: '#fff6e0', light: light.glow, strength: 0.95 },
    clouds: light.clouds,
  })
  paintBelow(canvas, treeLine(random, lip - 16, 34), flat(mix(light.haze, light.leaf, 0.4)), lip + 6)
  paintMist(canvas, random, { middle: lip - 12, spread: 42, colour: light.haze, strength: 0.6 })
  const edge = rolling(random, 420, 5, 0.5)
  const brink = traced((x) => lip + edge(x) * 16, -20, 2600)
  paintBelow(
    canvas,
    (x) => brink(x) - 17 - Math.abs(edge(x * 0.5)) * 10,
    (x, y, ink) => {
      light.sky(0.9 - (y - lip) / 200, ink)
      tint(ink, light.waterDark, 0.35 + fine(x / 900, y / 90) * 0.35)
    },
    lip + 30,
  )
  islands(canvas, random, light, brink)
  paintBelow(canvas, brink, curtainPaint(random, light, brink, canvas.width))
  for (const [middle, spread, strength] of [
    [830, 260, 0.92],
    [640, 210, 0.42],
    [930, 150, 0.9],
  ] as const) {
    paintMist(canvas, random, { middle, spread, colour: light.spray, strength })
  }
  plumes(canvas, random, light, lip)
  rainbow(canvas, [width * 0.34, 1010], 560, light.bow)
  rainbow(canvas, [width * 0.34, 1010], 660, light.bow * 0.3)
  paintRays(canvas, random, sun, colour(light.glow), 0.22)
  foreground(canvas, random, light)
  paintBirds(canvas, random, {
    at: [width * 0.32, 250],
    count: 9,
    spread: 120,
    size: 16,
    colour: mix(light.leaf, light.haze, 0.25),
  })
  return { bloom: 0.4 }
}

/** Falling water in strands, parted by buttresses of wet basalt. */
function curtainPaint(random: Random, light: MistLight, brink: Line, width: number): Paint {
  const drift = random.next()
  const partings = traced(rolling(random, 330, 4, 0.6), -200, 2800)
  return (x, y, ink) => {
    const down = y - brink(x)
    const lean = soft(x / 1400 + drift, y / 2400) * 26
    const open =
      partings(x + lean * 0.5) * 1.35 + soft(x / 500, y / 900 + drift) * 0.3 + Math.abs(x / width - 0.5) * 0.16
    const wet = smoothstep(0.34 + down / 2600, 0.24, open - fine(x / 800, y / 900) * 0.16)
    const rock = fine((x + lean) / 520, y / 620 + drift)
    dip(ink, light.rock)
    tint(ink, light.rockLit, unit(0.25 + rock * 0.8 + (x / width) * 0.25))
    tint(ink, light.leafLit, smoothstep(0.1, 0.5, soft(x / 300, y / 300 + drift)) * smoothstep(200, 0, down) * 0.4)
    const strand = fine((x + lean) / 260 + drift, (y + Math.sin(x / 37) * 30) / 4200)
    const pulse = fine((x + lean) / 620, (y - down * 0.2) / 760 + drift)
    const body = unit(0.62 + strand * 0.85 + pulse * 0.3 + smoothstep(40, 0, down) * 0.2)
    const { r, g, b } = ink
    dip(ink, light.waterDark)
    tint(ink, light.water, body)
    const amount = wet * (0.86 + 0.14 * body)
    ink.r = r + (ink.r - r) * amount
    ink.g = g + (ink.g - g) * amount
    ink.b = b + (ink.b - b) * amount
    shade(ink, 1 - smoothstep(0, 26, down) * smoothstep(70, 20, down) * 0.1)
    tint(ink, light.spray, smoothstep(120, 560, down) * 0.62)
  }
}

function islands(canvas: Canvas, random: Random, light: MistLight, brink: Line): void {
  for (const [place, wide] of [
    [0.22, 60],
    [0.58, 90],
    [0.88, 70],
  ] as const) {
    const x = canvas.width * place
    for (let count = 0; count < 26; count += 1) {
      const at: Point = [x + random.between(-1, 1) * wide, brink(x) - 16 - random.between(0, 26)]
      const tone = mix(mix(light.leaf, light.leafLit, random.between(0, 0.5)), light.haze, 0.3)
      fill(canvas, [dab(random, at, random.between(9, 18), random.between(7, 13))], flat(tone))
    }
  }
}

/** Spray that climbs out of the gorge and over the lip. */
function plumes(canvas: Canvas, random: Random, light: MistLight, lip: number): void {
  const drift = random.next()
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const rise = (760 - y) / 640
      const lean = rise * 120
      const column = soft((x - lean) / 1500 + drift, y / 2600) + 0.6 * soft((x - lean) / 620, y / 900 + drift)
      dip(ink, light.spray)
      ink.a = unit(0.85 * smoothstep(0.02, 0.75, column) * smoothstep(1, 0.3, rise) * smoothstep(-0.2, 0.3, rise))
    },
    lip - 250,
    780,
    5,
  )
}

/** Rainforest on the near side, dark against the spray. */
function foreground(canvas: Canvas, random: Random, light: MistLight): void {
  const { width } = canvas
  const bank = rolling(random, 420, 3, 0.5)
  const clumps = rolling(random, 90, 3, 0.6)
  const line: Line = (x) => 985 - 240 * (Math.abs(x / width - 0.52) * 2) ** 2.6 + bank(x) * 24 - clumps(x) * 16
  for (const [lift, haze] of [
    [40, 0.34],
    [0, 0.05],
  ] as const) {
    const ground = mix(light.leaf, light.haze, haze)
    paintBelow(canvas, (x) => line(x) - lift + 10, flat(ground))
    leaves(canvas, random, light, haze, 1500, () => {
      const x = random.between(-20, width + 20)
      const depth = random.next() ** 1.6
      return { at: [x, line(x) - lift + depth * 200], bright: 0.8 - depth * 1.1 + clumps(x) * 0.4 }
    })
  }
}
