import { fill, flat, paintBelow, paintLayers, type Canvas, type Outline, type Point } from './canvas.ts'
import { colour, dip, mix, shade, tint } from './colour.ts'
import type { Finish } from './finish.ts'
import { meadowPaint, type HighLight } from './highland.ts'
import { fine, peaked, rolling, smoothstep, soft, unit, type Line } from './noise.ts'
import { box, dab } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintRays, paintSky } from './sky.ts'
import { mountainLayer } from './terrain.ts'

/** Rows of vines that run towards a white gabled house under the mountains. */
export function drawVineyard(canvas: Canvas, random: Random, light: HighLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.08, 300]
  const field = 650
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 560,
    sun: { at: sun, radius: 0, disc: light.glow, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  const rangeA = peaked(random, 420, 6, 0.48)
  const rangeB = peaked(random, 560, 6, 0.48)
  const range = (line: Line, mist: number, relief: number) =>
    mountainLayer(canvas, random, {
      line,
      depth: 330,
      sun: -1,
      lit: mix(light.rockLit, light.haze, mist),
      shaded: mix(light.rockDark, light.haze, mist),
      haze: light.haze,
      mist: [mist * 0.3, 0.5 + mist * 0.4],
      relief,
      grain: 0.85,
    })
  paintLayers(
    canvas,
    [
      range((x) => 370 - rangeA(x) * 120, 0.42, 1),
      range((x) => 350 - rangeB(x) * 160 + ((x - width * 0.72) / width) ** 2 * 260, 0.1, 1.1),
    ],
    660,
  )
  paintMist(canvas, random, { middle: 585, spread: 80, colour: light.haze, strength: 0.6 })
  const knoll = rolling(random, 900, 3, 0.4)
  const hill: Line = (x) => 592 + knoll(x) * 22
  paintLayers(canvas, [{ line: hill, paint: meadowPaint(random, light, hill, 0.35) }], 700)
  const trees = rolling(random, 90, 4, 0.6)
  const hedge = mix(light.leaf, light.haze, 0.2)
  const hedgeLit = mix(light.leafLit, light.haze, 0.2)
  paintBelow(
    canvas,
    (x) => field - 16 - Math.max(0, trees(x) + 0.3) * 34 * smoothstep(40, 190, Math.abs(x - width * 0.63)),
    (x, y, ink) => {
      dip(ink, hedge)
      const crown = fine(x / 330, y / 260)
      tint(ink, hedgeLit, smoothstep(-0.1, 0.6, crown + (field - 30 - y) / 60) * 0.6)
    },
    field + 8,
  )
  gable(canvas, [width * 0.63, field + 2], 128, light)
  for (const side of [-1, 1]) {
    for (let tree = 0; tree < 4; tree += 1) {
      poplar(canvas, random, light, [width * 0.63 + side * (142 + tree * 27), field + 4], random.between(90, 128))
    }
  }
  vineRows(canvas, random, light, field)
  paintRays(canvas, random, sun, colour(light.glow), 0.22)
  return { bloom: 0.4 }
}

function vineRows(canvas: Canvas, random: Random, light: HighLight, top: number): void {
  const { width } = canvas
  const drift = random.next()
  const vanish: Point = [width * 0.56, top - 26]
  const furrow = mix(light.leaf, colour('#1c1a28'), 0.5)
  const rim: Line = (x) => top + 4 + soft(x / 2200 + drift, 0.5) * 8
  paintBelow(canvas, rim, (x, y, ink) => {
    const near = (y - vanish[1]) / (1000 - vanish[1])
    const lane = (x - vanish[0]) / (near * 250) + soft(1 / (near + 0.15) / 26 + drift, 0.2) * 0.6
    const row = Math.floor(lane)
    const inRow = lane - row - 0.5
    const along = 3.4 / (near + 0.02)
    const leafy = fine(row * 0.37 + drift + inRow * 0.1, along * 0.34) * 0.12 + fine(x / 520, y / 420) * 0.1
    const half = 0.235 + leafy
    const vine = smoothstep(half + 0.02, half - 0.04, Math.abs(inRow))
    dip(ink, light.earth)
    light.meadow(0.22 + near * 0.36, ink)
    const soil = smoothstep(0.2, 0.32, Math.abs(Math.abs(inRow) - 0.42) + 0.2)
    tint(ink, light.earth, 0.5 * soil)
    tint(ink, furrow, smoothstep(0.42, 0.22, inRow) * smoothstep(0, 0.2, inRow) * 0.55)
    if (vine > 0) {
      const { r, g, b } = ink
      const dome = inRow / half
      const leaf = fine(x / 300, y / 240) * 0.45 + fine(x / 900, y / 760) * 0.3
      dip(ink, light.leaf)
      tint(ink, light.leafLit, unit(0.42 - dome * 0.62 + leaf * (0.5 + near * 0.4)) * 0.92)
      shade(ink, 1 - smoothstep(0.4, 1, dome) * 0.4)
      ink.r = r + (ink.r - r) * vine
      ink.g = g + (ink.g - g) * vine
      ink.b = b + (ink.b - b) * vine
    }
    tint(ink, light.haze, 0.7 * Math.exp(-(near - 0.06) * 9))
  })
}

/** A Cape Dutch house: white, thatched, with a curved gable over the door. */
function gable(canvas: Canvas, [x, y]: Point, size: number, light: HighLight): void {
  const wall = mix(colour('#fffaf0'), light.haze, 0.2)
  const shadow = mix(wall, light.rockDark, 0.34)
  const thatch = mix(colour('#5d4a3c'), light.haze, 0.16)
  const half = size * 0.95
  const eaves = y - size * 0.34
  fill(canvas, [box(x - half, eaves, x + half, y)], (px, _py, ink) => {
    dip(ink, wall)
    tint(ink, shadow, smoothstep(x - half, x + half, px) * 0.8)
  })
  const roof: Outline = [
    [x - half - 6, eaves + 4],
    [x - half * 0.82, eaves - size * 0.36],
    [x + half * 0.82, eaves - size * 0.36],
    [x + half + 6, eaves + 4],
  ]
  fill(canvas, [roof], (px, py, ink) => {
    dip(ink, thatch)
    shade(ink, 1.15 - smoothstep(x - half, x + half, px) * 0.35 + fine(px / 500, py / 160) * 0.1)
  })
  const curve: readonly (readonly [number, number])[] = [
    [0.27, 0],
    [0.27, 0.36],
    [0.25, 0.43],
    [0.17, 0.47],
    [0.18, 0.55],
    [0.13, 0.64],
    [0.1, 0.68],
    [0.09, 0.73],
    [0.05, 0.77],
    [0, 0.79],
  ]
  const right = curve.map(([dx, dy]): Point => [x + dx * size, y - dy * size])
  const left = curve.map(([dx, dy]): Point => [x - dx * size, y - dy * size])
  fill(canvas, [[...right, ...left.toReversed()]], flat(mix(wall, colour('#ffffff'), 0.4)))
  const dark = mix(light.rockDark, colour('#1f2a2a'), 0.5)
  fill(canvas, [box(x - size * 0.055, y - size * 0.25, x + size * 0.055, y)], flat(dark))
  fill(canvas, [box(x - size * 0.045, y - size * 0.5, x + size * 0.045, y - size * 0.37)], flat(dark))
  for (const place of [-0.78, -0.48, 0.48, 0.78]) {
    const middle = x + place * size
    fill(canvas, [box(middle - size * 0.05, y - size * 0.25, middle + size * 0.05, y - size * 0.09)], flat(dark))
  }
}

function poplar(canvas: Canvas, random: Random, light: HighLight, [x, y]: Point, height: number): void {
  const dark = mix(mix(light.leaf, colour('#20282c'), 0.3), light.haze, 0.22)
  const lit = mix(light.leafLit, light.haze, 0.2)
  for (let part = 0; part < 9; part += 1) {
    const up = part / 9
    const wide = height * 0.11 * Math.sin(Math.PI * (0.2 + up * 0.76))
    fill(canvas, [dab(random, [x, y - height * (0.08 + up * 0.88)], wide, height * 0.09)], flat(dark))
    fill(
      canvas,
      [dab(random, [x - wide * 0.35, y - height * (0.1 + up * 0.88)], wide * 0.5, height * 0.06)],
      flat(lit, 0.7),
    )
  }
}
