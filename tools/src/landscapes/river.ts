import { fill, flat, glow, paintBand, paintBelow, type Canvas, type Outline, type Point } from './canvas.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { paintBirds, paintElephant, paintMokoro } from './figure.ts'
import type { Finish } from './finish.ts'
import { fine, smoothstep, soft, unit } from './noise.ts'
import { closedCurve, dab, ellipse, limb } from './outline.ts'
import { paintBlades, treeLine } from './plant.ts'
import type { Random } from './random.ts'
import { paintMist, paintRays, paintSky, type Clouds } from './sky.ts'
import { paintGlitter, paintWater } from './water.ts'

type RiverLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly disc: string
  readonly haze: Colour
  readonly bank: Colour
  readonly reed: Colour
  readonly reedLight: Colour
  readonly water: Colour
  /** Sunlit tree crowns. */
  readonly grove: Colour
  readonly marsh: Ramp
  readonly clouds?: Clouds
}

const chobe: RiverLight = {
  sky: ramp([0, '#3b2a55'], [0.35, '#95466a'], [0.68, '#ef7d55'], [0.9, '#fdbd66'], [1, '#ffdc8c']),
  glow: '#ffcf7a',
  disc: '#fff2c4',
  haze: colour('#fbae66'),
  bank: colour('#3a1c2c'),
  reed: colour('#1d0f1c'),
  reedLight: colour('#e98f4d'),
  water: colour('#48233f'),
  grove: colour('#8f4a38'),
  marsh: ramp([0, '#f0a060'], [0.3, '#b0603f'], [1, '#3c2030']),
  clouds: { lit: '#ffd08c', shaded: '#8d4a6d', cover: 0.5, stretch: 5 },
}

const morning: RiverLight = {
  sky: ramp([0, '#5d8f9e'], [0.5, '#b9cbb4'], [0.85, '#f6e2b0'], [1, '#fff0c4']),
  glow: '#fff0c0',
  disc: '#fffbe8',
  haze: colour('#f3e6bd'),
  bank: colour('#4a5f46'),
  reed: colour('#2c3f2a'),
  reedLight: colour('#d9cf7a'),
  water: colour('#3f6a66'),
  grove: colour('#7d9a4c'),
  marsh: ramp([0, '#dfe0a0'], [0.25, '#a3b25c'], [0.6, '#62823f'], [1, '#2c4a2e']),
  clouds: { lit: '#fffbe6', shaded: '#aab9b4', cover: 0.4, stretch: 3 },
}

const lilac: RiverLight = {
  sky: ramp([0, '#2d3766'], [0.4, '#6d6a9c'], [0.75, '#d79bab'], [0.93, '#f9c3a4'], [1, '#ffdcb0']),
  glow: '#ffd3ac',
  disc: '#fff0dc',
  haze: colour('#e8b3b0'),
  bank: colour('#3a3558'),
  reed: colour('#1d1c38'),
  reedLight: colour('#e2a3a4'),
  water: colour('#38406c'),
  grove: colour('#6a6a84'),
  marsh: ramp([0, '#d8a8a8'], [0.3, '#8a7a92'], [0.65, '#4f5a70'], [1, '#26304a']),
  clouds: { lit: '#ffd9c4', shaded: '#7d76a0', cover: 0.5, stretch: 4 },
}

const greenDelta: RiverLight = {
  ...morning,
  sky: ramp([0, '#3d86b8'], [0.5, '#86bccb'], [0.85, '#d3e6d4'], [1, '#eef0d2']),
  water: colour('#1f5570'),
  marsh: ramp([0, '#c3d69a'], [0.22, '#92b050'], [0.6, '#4f8038'], [1, '#1f4a2c']),
  clouds: { lit: '#ffffff', shaded: '#9ab4c2', cover: 0.5, stretch: 1.5 },
}

/** Wide rivers at sunset, reed channels in the morning, a delta seen from the air. */
export function drawRiver(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawSunset(canvas, random, chobe)
  if (scene === 1) return drawDelta(canvas, random, greenDelta)
  if (scene === 2) return drawChannel(canvas, random, morning)
  if (scene === 3) return drawDelta(canvas, random, chobe)
  if (scene === 4) return drawSunset(canvas, random, lilac)
  return drawChannel(canvas, random, lilac)
}

function drawSunset(canvas: Canvas, random: Random, light: RiverLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.34, 430]
  const shore = 560
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: shore,
    sun: { at: sun, radius: 68, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  for (const [lift, height, near] of [
    [-6, 24, 0.35],
    [0, 42, 0.75],
  ] as const) {
    paintBelow(canvas, treeLine(random, shore + lift, height), flat(mix(light.haze, light.bank, near)), shore + 2)
    paintMist(canvas, random, { middle: shore, spread: 36, colour: light.haze, strength: 0.4 })
  }
  const herdTone = mix(light.bank, light.haze, 0.12)
  for (const [place, height, facing] of [
    [0.82, 62, -1],
    [0.87, 34, -1],
    [0.925, 70, -1],
  ] as const) {
    paintElephant(canvas, [width * place, shore + 2], height, facing, herdTone, light.haze)
  }
  paintWater(canvas, random, { shore: shore + 2, body: light.water, depth: [0.04, 0.7], ripple: 0.5 })
  paintGlitter(canvas, random, { sun, shore, light: colour(light.disc), spread: 130, strength: 0.85 })
  const boat: Point = [width * 0.6, 742]
  const tone = mix(light.reed, light.bank, 0.3)
  paintMokoro(canvas, boat, 430, -1, tone)
  paintBirds(canvas, random, { at: [width * 0.62, 250], count: 11, spread: 150, size: 17, colour: light.bank })
  for (const [left, right] of [
    [-30, width * 0.2],
    [width * 0.84, width + 30],
  ] as const) {
    paintBlades(canvas, random, {
      from: 930,
      to: 1060,
      left,
      right,
      count: 260,
      height: [120, 270],
      lean: left < 0 ? 0.2 : -0.16,
      far: mix(light.reed, light.bank, 0.4),
      near: light.reed,
      light: light.reedLight,
      lit: 0.12,
      width: 0.011,
    })
  }
  return { bloom: 0.5 }
}

/** Winding channels between green flats, as from a small plane. */
function drawDelta(canvas: Canvas, random: Random, light: RiverLight): Finish {
  const { width } = canvas
  const horizon = 265
  const sun: Point = [width * 0.7, 190]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: light === chobe ? 40 : 0, disc: light.disc, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  const sky = canvas.pixels.slice()
  const skyAt = (height: number): number => Math.floor(Math.max(2, height) * canvas.scale) * canvas.columns * 3
  const drift = random.next()
  const turn = random.between(0, 6)
  const clump = random.next()
  const farAt = (y: number): number => 1 / ((y - horizon) / (1000 - horizon) + 0.045)
  /** Distance from the nearest water's edge, negative in the water; about 1 across the foreground. */
  const bankAt = (u: number, v: number): number => {
    const warp = soft(u * 0.2 + drift, v * 0.16)
    const main = Math.abs(u - 0.1 - 0.44 * Math.sin(v * 1.9 + turn) - 0.16 * Math.sin(v * 4.6 + turn * 2) - warp * 0.5)
    const side = Math.abs(u + 1.5 - 0.9 * Math.sin(v * 1.3 + turn + 1.6) - warp)
    const third = Math.abs(u - 2.6 - 1.2 * Math.sin(v * 0.9 + turn + 3) - warp * 1.4)
    const pools = soft(u * 0.26 + clump, v * 0.2 + drift)
    const edge = soft(u * 1.6, v * 1.3) * 0.05 + fine(u * 0.5, v * 0.4) * 0.02
    return Math.min(main - 0.105, side - 0.07, third - 0.12, (0.46 - pools) * 0.5) + edge
  }
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - horizon) / (1000 - horizon)
      const far = farAt(y)
      const u = (x - width / 2) * far * 0.001
      const v = far
      const bank = bankAt(u, v)
      const soften = 0.005 + far * 0.001
      const wet = smoothstep(soften, -soften, bank)
      const meadow = soft(u * 0.4 + clump, v * 0.3)
      const tuft = fine(u * 0.9, v * 0.62 + drift) + 0.7 * fine(u * 2.6, v * 1.7) * smoothstep(0.1, 0.6, near)
      light.marsh(unit(near * 0.66 + 0.16 + meadow * 0.3 + tuft * 0.1), ink)
      shade(ink, 1 + tuft * 0.15)
      tint(ink, light.reedLight, smoothstep(0.16, 0.01, bank) * (0.45 + tuft * 0.3) * (1 - wet))
      if (wet > 0) {
        const index = skyAt(horizon * (1 - near * 0.95)) + Math.floor(x * canvas.scale) * 3
        const mirror: Colour = [sky[index] ?? 0, sky[index + 1] ?? 0, sky[index + 2] ?? 0]
        const glint = 1 - unit(Math.abs(x - sun[0]) / (190 + near * 620))
        const water = 0.72 - 0.6 * (1 - near) ** 2 + fine(u * 0.2, v * 0.5) * 0.06
        tint(ink, mirror, wet)
        tint(ink, light.water, wet * unit(water * (1 - glint * 0.75) + smoothstep(-0.05, 0, bank) * 0.25))
      }
      tint(ink, light.haze, 0.8 * Math.exp(-near * 8))
    },
    horizon,
  )
  const trees: { x: number; y: number; size: number }[] = []
  for (let count = 0; count < 2600; count += 1) {
    const y = horizon + 18 + random.next() ** 1.7 * (1010 - horizon)
    const x = random.between(-20, width + 20)
    const far = farAt(y)
    const u = (x - width / 2) * far * 0.001
    const grove = soft(u * 0.5 + clump + 0.3, far * 0.36)
    if (grove < 0.2 || bankAt(u, far) < 0.07) continue
    trees.push({ x, y, size: (14 / far + 1.2) * random.between(0.5, 1.3) })
  }
  trees.sort((a, b) => a.y - b.y)
  for (const { x, y, size } of trees) {
    const haze = 0.75 * Math.exp((-(y - horizon) / (1000 - horizon)) * 6)
    const side = sun[0] > x ? 1 : -1
    const dark = mix(light.reed, light.haze, haze)
    const lit = mix(light.grove, light.haze, haze)
    fill(canvas, [ellipse([x - side * size * 1.1, y + size * 0.25], size * 1.7, size * 0.4, 14)], flat(dark, 0.45))
    const crowns = [-0.5, 0.45, 0].map((shift): Point => [x + shift * size, y - size * random.between(0.35, 0.75)])
    for (const crown of crowns) fill(canvas, [dab(random, crown, size * 0.62, size * 0.52)], flat(dark))
    for (const [crownX, crownY] of crowns) {
      const top: Point = [crownX + side * size * 0.16, crownY - size * 0.16]
      fill(canvas, [dab(random, top, size * 0.4, size * 0.28)], flat(lit))
    }
  }
  glow(canvas, sun, 760, colour(light.glow), 0.4, 1.5)
  paintBirds(canvas, random, { at: [width * 0.34, 600], count: 12, spread: 170, size: 15, colour: colour('#fff8ea') })
  return { bloom: 0.4 }
}

/** A quiet channel between reeds, with water lilies and mist. */
function drawChannel(canvas: Canvas, random: Random, light: RiverLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.53, 330]
  const shore = 540
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: shore,
    sun: { at: sun, radius: 54, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  for (const [lift, height, near] of [
    [-10, 60, 0.22],
    [-2, 46, 0.42],
  ] as const) {
    paintBelow(canvas, treeLine(random, shore + lift, height), flat(mix(light.haze, light.bank, near)), shore)
    paintMist(canvas, random, { middle: shore - 8, spread: 52, colour: light.haze, strength: 0.55 })
  }
  palms(canvas, random, [width * 0.2, shore - 8], 150, mix(light.haze, light.bank, 0.45))
  palms(canvas, random, [width * 0.84, shore - 6], 118, mix(light.haze, light.bank, 0.4))
  paintWater(canvas, random, { shore, bottom: 612, body: light.water, depth: [0.02, 0.12], ripple: 0.3 })
  const beds: readonly (readonly [number, number, number, number])[] = [
    [-20, width * 0.38, 552, 0.42],
    [width * 0.66, width + 20, 552, 0.42],
    [-20, width * 0.26, 600, 0.72],
    [width * 0.79, width + 20, 600, 0.72],
  ]
  for (const [left, right, foot, near] of beds) {
    reedBed(canvas, random, light, left, right, foot, near)
  }
  paintWater(canvas, random, { shore: 604, body: light.water, depth: [0.1, 0.66], ripple: 0.2 })
  paintMist(canvas, random, { middle: 606, spread: 46, colour: light.haze, strength: 0.5 })
  paintRays(canvas, random, sun, colour(light.glow), 0.26)
  paintGlitter(canvas, random, { sun, shore: 606, light: colour(light.disc), spread: 90, strength: 0.5 })
  const boat: Point = [width * 0.5, 690]
  const tone = mix(light.reed, light.haze, 0.08)
  paintMokoro(canvas, boat, 320, 1, tone)
  lilies(canvas, random, light)
  for (const [left, right] of [
    [-30, width * 0.16],
    [width * 0.86, width + 30],
  ] as const) {
    paintBlades(canvas, random, {
      from: 900,
      to: 1070,
      left,
      right,
      count: 240,
      height: [190, 400],
      lean: left < 0 ? 0.14 : -0.14,
      far: mix(light.reed, light.bank, 0.5),
      near: light.reed,
      light: light.reedLight,
      lit: 0.2,
      width: 0.009,
    })
  }
  return { bloom: 0.45 }
}

function reedBed(
  canvas: Canvas,
  random: Random,
  light: RiverLight,
  left: number,
  right: number,
  foot: number,
  near: number,
): void {
  const tone = mix(light.haze, light.bank, near)
  paintBlades(canvas, random, {
    from: foot - 26,
    to: foot + 6,
    left,
    right,
    count: (right - left) * 1.5,
    height: [50 * near + 22, 88 * near + 30],
    lean: 0.04,
    far: mix(tone, light.haze, 0.25),
    near: tone,
    light: light.reedLight,
    lit: 0.2,
    width: 0.03,
  })
}

function palms(canvas: Canvas, random: Random, [x, y]: Point, height: number, tone: Colour): void {
  for (const [offset, size] of [
    [0, 1],
    [0.42, 0.72],
    [-0.36, 0.8],
  ] as const) {
    const foot = x + offset * height
    const top: Point = [foot + height * size * 0.06, y - height * size]
    const fronds: Outline[] = [
      limb([
        [foot, y + 6, height * 0.022],
        [foot + height * 0.02, y - height * size * 0.5, height * 0.017],
        [top[0], top[1], height * 0.014],
      ]),
    ]
    for (let frond = 0; frond < 17; frond += 1) {
      const angle = (frond / 17) * Math.PI * 2 + random.between(-0.1, 0.1)
      const reach = height * 0.2 * random.between(0.8, 1.15)
      fronds.push(
        closedCurve(
          [
            [top[0], top[1]],
            [top[0] + Math.cos(angle - 0.16) * reach * 0.7, top[1] + Math.sin(angle - 0.16) * reach * 0.6],
            [top[0] + Math.cos(angle) * reach, top[1] + Math.sin(angle) * reach * 0.85 + reach * 0.12],
            [top[0] + Math.cos(angle + 0.16) * reach * 0.7, top[1] + Math.sin(angle + 0.16) * reach * 0.6],
          ],
          3,
        ),
      )
    }
    fill(canvas, fronds, flat(tone))
  }
}

function lilies(canvas: Canvas, random: Random, light: RiverLight): void {
  const pads: { x: number; y: number }[] = Array.from({ length: 64 }, () => {
    const y = 770 + random.next() ** 0.8 * 220
    const side = random.chance(0.5) ? -1 : 1
    return { x: canvas.width * (0.5 + side * random.between(0.1, 0.48)), y }
  })
  pads.sort((a, b) => a.y - b.y)
  for (const { x, y } of pads) {
    const size = 10 + ((y - 700) / 300) * 44 * random.between(0.7, 1.15)
    const tone = mix(light.bank, light.reedLight, random.between(0.1, 0.5))
    fill(canvas, [ellipse([x + 3, y + size * 0.1], size, size * 0.24)], flat(light.reed, 0.4))
    fill(canvas, [ellipse([x, y], size, size * 0.23)], (px, py, ink) => {
      dip(ink, tone)
      tint(ink, light.haze, 0.4 * unit((y - py) / (size * 0.23)) + fine(px / 500, py / 500) * 0.1)
    })
    if (size > 24 && random.chance(0.32)) lily(canvas, [x + size * 0.2, y - size * 0.12], size * 0.42)
  }
}

function lily(canvas: Canvas, [x, y]: Point, size: number): void {
  for (const [spread, tone] of [
    [1, '#e7b6cf'],
    [0.6, '#fbe4ea'],
  ] as const) {
    const petals = [-1, -0.55, 0, 0.55, 1].map((turn) =>
      closedCurve(
        [
          [x, y],
          [x + turn * size * 0.5 * spread - size * 0.16, y - size * 0.45],
          [x + turn * size * 0.95 * spread, y - size * (1 - Math.abs(turn) * 0.42)],
          [x + turn * size * 0.5 * spread + size * 0.16, y - size * 0.45],
        ],
        4,
      ),
    )
    fill(canvas, petals, flat(colour(tone)))
  }
}
