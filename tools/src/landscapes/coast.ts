import { glow, paintBand, paintBelow, paintLayers, type Canvas, type Point } from './canvas.ts'
import { capeLine } from './cape.ts'
import { colour, dip, mix, shade, tint } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import type { Random } from './random.ts'
import { blueMorning, goldenCliffs, roseEvening, silverStorm, skeletonFog, type SeaLight } from './sea-light.ts'
import { paintMist, paintSky } from './sky.ts'
import { paintSurf, paintWetSand, rocks } from './surf.ts'
import { mountainLayer } from './terrain.ts'
import { paintGlitter } from './water.ts'

/** The Cape and the Skeleton Coast: a table mountain over a bay, cliffs in the surf, dunes running into the sea. */
export function drawCoast(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawBay(canvas, random, blueMorning)
  if (scene === 1) return drawCliffs(canvas, random, goldenCliffs)
  if (scene === 2) return drawShoreline(canvas, random, skeletonFog)
  if (scene === 3) return drawBay(canvas, random, roseEvening)
  if (scene === 4) return drawCliffs(canvas, random, silverStorm)
  return drawShoreline(canvas, random, roseEvening)
}

const tableTop = 238

function drawBay(canvas: Canvas, random: Random, light: SeaLight): Finish {
  const { width } = canvas
  const horizon = 470
  const sun: Point = [width * 0.9, 330]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: 0, disc: light.disc, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  const line = capeLine(random, { middle: width * 0.47, span: width * 0.36, top: tableTop, base: horizon + 4 })
  const mountain = mountainLayer(canvas, random, {
    line,
    depth: 230,
    sun: 1,
    lit: light.rockLit,
    shaded: light.rockDark,
    haze: light.haze,
    mist: [0.14, 0.66],
    relief: 0.95,
    grain: 0.62,
    strata: 0.8,
  })
  paintBelow(canvas, mountain.line, mountain.paint, horizon + 4)
  tableCloth(canvas, random, line, light)
  const town = rolling(random, 60, 4, 0.8)
  const houses = mix(light.rockDark, light.haze, 0.5)
  paintBelow(
    canvas,
    (x) => horizon - 3 - Math.abs(town(x)) * 13,
    (x, y, ink) => {
      dip(ink, houses)
      tint(ink, light.foam, smoothstep(0.25, 0.6, fine(x / 260, y / 130)) * 0.6)
    },
    horizon + 4,
  )
  paintMist(canvas, random, { middle: horizon, spread: 34, colour: light.haze, strength: 0.6 })
  paintSurf(canvas, random, light, horizon, 760)
  paintWetSand(canvas, random, light, 752, line)
  rocks(canvas, random, light, [
    [width * 0.09, 850, 84],
    [width * 0.16, 876, 52],
    [width * 0.05, 902, 60],
    [width * 0.85, 812, 34],
    [width * 0.9, 824, 50],
  ])
  paintBirds(canvas, random, {
    at: [width * 0.24, 240],
    count: 8,
    spread: 110,
    size: 17,
    colour: mix(light.rockDark, light.haze, 0.2),
  })
  return { bloom: 0.4 }
}

/** The cloud that lies on the table and spills over its edge. */
function tableCloth(canvas: Canvas, random: Random, line: Line, light: SeaLight): void {
  const { width } = canvas
  const drift = random.next()
  const left = width * 0.29
  const right = width * 0.655
  const rim = traced(line, -20, 2600)
  const cloud = mix(light.foam, light.haze, 0.25)
  const cloth: Line = (x) => {
    const inside = smoothstep(left - 10, left + 60, x) * smoothstep(right + 10, right - 50, x)
    return line(x) + 3 - inside * (line(x) - tableTop + 17 + soft(x / 1300 + drift, 0.2) * 14)
  }
  paintBelow(
    canvas,
    cloth,
    (x, y, ink) => {
      const below = y - rim(x)
      const spill = 9 + 30 * unit(0.35 + soft(x / 420 + drift, 0.8))
      const body = smoothstep(spill, -4, below + soft(x / 300, y / 200 + drift) * 14)
      const inside = smoothstep(left - 24, left + 30, x) * smoothstep(right + 24, right - 30, x)
      dip(ink, cloud)
      tint(ink, light.rockDark, 0.22 * smoothstep(-14, 24, below))
      ink.a = body * inside * 0.94
    },
    330,
  )
}

function drawCliffs(canvas: Canvas, random: Random, light: SeaLight): Finish {
  const { width } = canvas
  const horizon = 430
  const sun: Point = [width * 0.24, 300]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: light === goldenCliffs ? 46 : 0, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  paintSurf(canvas, random, light, horizon, 1090)
  paintGlitter(canvas, random, { sun, shore: horizon, light: colour(light.disc), spread: 150, strength: 0.7 })
  const capes: readonly (readonly [number, number, number, number])[] = [
    [0.5, 340, 452, 0.62],
    [0.58, 240, 500, 0.4],
    [0.63, 185, 600, 0.16],
    [0.78, 330, 900, 0],
  ]
  for (const [start, top, foot, mist] of capes) cape(canvas, random, light, width * start, top, foot, mist)
  stacks(canvas, random, light)
  glow(canvas, sun, 700, colour(light.glow), 0.3, 1.2)
  paintBirds(canvas, random, { at: [width * 0.36, 400], count: 9, spread: 150, size: 19, colour: light.rockDark })
  return { bloom: 0.45 }
}

/** One headland that enters from the right and drops to the sea at its point. */
function cape(
  canvas: Canvas,
  random: Random,
  light: SeaLight,
  start: number,
  top: number,
  foot: number,
  mist: number,
): void {
  const { width } = canvas
  const rough = rolling(random, 340, 6, 0.52)
  const jag = rolling(random, 70, 4, 0.6)
  const high = foot - top
  const shore: Line = (x) => foot + ((x - start) / width) * high * 0.42 + jag(x) * 7
  const line: Line = (x) => {
    const t = (x - start) / (width * 0.3)
    if (t < -0.06) return 1200
    const rise = smoothstep(-0.06, 0.24, t + jag(x) * 0.035) * 0.62 + unit(t) ** 0.75 * 0.38
    return shore(x) - high * rise * (1 + rough(x) * 0.2) - jag(x) * 9
  }
  const rock = mountainLayer(canvas, random, {
    line,
    depth: high,
    sun: -1,
    lit: mix(light.rockLit, light.haze, mist),
    shaded: mix(light.rockDark, light.haze, mist),
    haze: light.haze,
    mist: [mist * 0.5, mist * 0.5 + 0.14],
    relief: 1.1,
    grain: 0.6 + high / 900,
    strata: 0.6,
  })
  const drift = random.next()
  const ridge = traced(line, -20, 2600)
  const waterline = traced(shore, -20, 2600)
  const grassy = mix(light.green, light.haze, mist)
  paintLayers(canvas, [
    {
      line: ridge,
      paint: (x, y, ink) => {
        const water = y - waterline(x)
        if (water > 40) {
          ink.a = 0
          return
        }
        rock.paint(x, y, ink)
        const below = y - ridge(x)
        const slope = smoothstep(high * 0.34, 0, below + fine(x / 700, y / 500 + drift) * high * 0.3)
        tint(ink, grassy, slope * 0.62)
        const wash = fine(x / 520 + drift, y / 210) * 10 + soft(x / 500, y / 200) * 8
        tint(ink, light.foam, smoothstep(-15, -3, water + wash) * (0.9 - mist * 0.4))
        ink.a = smoothstep(16, 4, water + wash * 1.2)
      },
    },
  ])
}

function stacks(canvas: Canvas, random: Random, light: SeaLight): void {
  const { width } = canvas
  rocks(canvas, random, light, [
    [width * 0.53, 640, 34],
    [width * 0.57, 655, 52],
    [width * 0.66, 800, 70],
    [width * 0.7, 840, 50],
    [width * 0.6, 790, 36],
  ])
}

/** Dunes against the sea, seen along the shore from the air. */
function drawShoreline(canvas: Canvas, random: Random, light: SeaLight): Finish {
  const { width } = canvas
  const horizon = 300
  const sun: Point = [width * 0.28, 220]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: light === roseEvening ? 44 : 0, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  const drift = random.next()
  const dark = mix(light.rockDark, colour('#7a3b2a'), 0.45)
  const wet = light === skeletonFog ? mix(dark, light.haze, 0.3) : dark
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - horizon) / (1000 - horizon)
      const far = 1 / (near + 0.05)
      const shoreX = width * 0.44 + 0.11 * width * near
      const curve = Math.sin(far * 0.42 + drift * 6) * 0.13 + soft(far * 0.05 + drift, 0.3) * 0.3
      const offshore = (shoreX - x) * far * 0.001 + curve
      const v = far * 0.7
      const chop = fine(offshore * 0.5, v * 0.5 + drift)
      if (offshore > 0) {
        light.sea(0.34 + unit(1 - offshore * 1.05) * 0.6 + near * 0.08 + chop * 0.06, ink)
        const bands = offshore * 8.5 + soft(v * 0.42 + drift, offshore * 0.4) * 1.5
        const phase = bands - Math.floor(bands)
        const reach = smoothstep(1.1, 0.1, offshore + soft(v * 0.6, Math.floor(bands) * 0.3) * 0.5)
        const lace = smoothstep(-0.3, 0.35, fine(offshore * 1.1 + drift, v * 1.1) + soft(offshore * 2, v * 2) * 0.5)
        const front = smoothstep(0.26, 0.02, phase) * smoothstep(-0.01, 0.03, phase)
        const trail = smoothstep(0.9, 0.1, phase) * 0.5
        tint(ink, light.foam, unit((front + trail * lace) * reach * (0.5 + lace * 0.5)))
        shade(ink, 1 + chop * 0.07)
      } else {
        const inland = -offshore
        const ridge = inland * 1.1 + v * 1.9 + soft(inland * 0.34 + drift, v * 0.2) * 1.5
        const wave = ridge - Math.floor(ridge)
        const tall = smoothstep(0.16, 0.5, inland)
        light.sand(0.24 + near * 0.45 + soft(inland * 0.7, v * 0.6) * 0.12, ink)
        shade(ink, 1 + fine(inland * 0.5, v * 0.4) * 0.07)
        const lee = smoothstep(0.56, 0.6, wave) * smoothstep(1, 0.86, wave)
        tint(ink, dark, tall * lee * 0.62)
        tint(ink, light.foam, tall * smoothstep(0.2, 0.56, wave) * (1 - smoothstep(0.56, 0.58, wave)) * 0.26)
        tint(ink, wet, smoothstep(0.07, 0, inland) * 0.34)
      }
      tint(ink, light.foam, smoothstep(0.018, 0.004, Math.abs(offshore - 0.006 - chop * 0.02)) * 0.9)
      tint(ink, light.haze, 0.9 * Math.exp(-near * 6.5))
    },
    horizon,
  )
  paintMist(canvas, random, { middle: horizon + 34, spread: 92, colour: light.haze, strength: 0.75 })
  paintBirds(canvas, random, { at: [width * 0.36, 620], count: 10, spread: 170, size: 17, colour: light.foam })
  return { bloom: 0.4 }
}
