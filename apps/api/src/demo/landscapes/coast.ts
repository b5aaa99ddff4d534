import { fill, flat, glow, paintBand, paintBelow, paintLayers, type Canvas, type Point } from './canvas.ts'
import { capeLine } from './cape.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import { dab } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky, type Clouds } from './sky.ts'
import { mountainLayer } from './terrain.ts'
import { paintGlitter } from './water.ts'

type SeaLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly disc: string
  readonly haze: Colour
  readonly rockLit: Colour
  readonly rockDark: Colour
  readonly green: Colour
  /** From the horizon to the shallows. */
  readonly sea: Ramp
  readonly foam: Colour
  readonly sand: Ramp
  readonly clouds: Clouds
}

const blueMorning: SeaLight = {
  sky: ramp([0, '#2b6fae'], [0.5, '#7fb5d3'], [0.85, '#d8e5dc'], [1, '#f6ead0']),
  glow: '#fff2cc',
  disc: '#fffaf0',
  haze: colour('#dbe6e2'),
  rockLit: colour('#c9b79c'),
  rockDark: colour('#405a74'),
  green: colour('#5e7a55'),
  sea: ramp([0, '#9cc4cf'], [0.2, '#3f88a6'], [0.6, '#2a7693'], [0.85, '#4fa6ab'], [1, '#9ed3c4']),
  foam: colour('#fbfbf4'),
  sand: ramp([0, '#cfd9d2'], [0.3, '#d9ccab'], [1, '#efdcb4']),
  clouds: { lit: '#ffffff', shaded: '#b4c8d6', cover: 0.38, stretch: 2.4 },
}

const roseEvening: SeaLight = {
  sky: ramp([0, '#33406f'], [0.4, '#88719c'], [0.72, '#ee9c8a'], [0.92, '#ffcf9a'], [1, '#ffe0ac']),
  glow: '#ffd79c',
  disc: '#fff2d2',
  haze: colour('#f4b69a'),
  rockLit: colour('#e28f6e'),
  rockDark: colour('#4b3a5e'),
  green: colour('#6a5a5c'),
  sea: ramp([0, '#f6b890'], [0.16, '#b98796'], [0.5, '#5c5f8c'], [0.82, '#4a6a92'], [1, '#a89fb4']),
  foam: colour('#ffeadb'),
  sand: ramp([0, '#e9b39c'], [0.35, '#a97f82'], [1, '#6d5560']),
  clouds: { lit: '#ffd2a8', shaded: '#8b6f94', cover: 0.5, stretch: 4 },
}

const goldenCliffs: SeaLight = {
  sky: ramp([0, '#3f7488'], [0.4, '#95b0a0'], [0.75, '#f5d48e'], [1, '#ffe9b4']),
  glow: '#ffe5a2',
  disc: '#fff9e0',
  haze: colour('#f6dfae'),
  rockLit: colour('#d99f5c'),
  rockDark: colour('#3d4348'),
  green: colour('#6f7a44'),
  sea: ramp([0, '#f0d79c'], [0.15, '#8fb09c'], [0.45, '#2f7f88'], [0.8, '#1f6a78'], [1, '#57aaa2']),
  foam: colour('#fff8e6'),
  sand: ramp([0, '#ecd6a4'], [1, '#c79a5c']),
  clouds: { lit: '#fff3cf', shaded: '#aab09c', cover: 0.4, stretch: 3 },
}

const silverStorm: SeaLight = {
  sky: ramp([0, '#3c4a58'], [0.5, '#76868e'], [0.85, '#c3c8c0'], [1, '#e6dfcb']),
  glow: '#fff3d6',
  disc: '#ffffff',
  haze: colour('#c9d0cc'),
  rockLit: colour('#8f9088'),
  rockDark: colour('#26323c'),
  green: colour('#56625a'),
  sea: ramp([0, '#d3d6cc'], [0.15, '#8fa0a4'], [0.5, '#4a646e'], [0.85, '#385662'], [1, '#8aa6a6']),
  foam: colour('#f4f5ee'),
  sand: ramp([0, '#c9c9bc'], [1, '#8f8a78']),
  clouds: { lit: '#d9dcd6', shaded: '#4b5965', cover: 0.78, stretch: 2 },
}

const skeletonFog: SeaLight = {
  ...blueMorning,
  sky: ramp([0, '#6f9bb0'], [0.5, '#b3cbcb'], [1, '#f2e9d6']),
  haze: colour('#eee7d8'),
  sea: ramp([0, '#cfdcd8'], [0.2, '#6fa3ab'], [0.6, '#2d7386'], [1, '#3c8f98']),
  sand: ramp([0, '#f0dcb6'], [0.4, '#dcae74'], [1, '#b9793f']),
}

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

/** Sea from the horizon to the beach: swell lines that steepen, and breakers with foam behind them. */
function paintSurf(canvas: Canvas, random: Random, light: SeaLight, horizon: number, beach: number): void {
  const { width } = canvas
  const drift = random.next()
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - horizon) / (beach - horizon)
      const far = 1 / (near + 0.09)
      const u = (x - width / 2) * far * 0.001
      const bow = soft(x / 2600 + drift, 0.3) * 0.5 + soft(x / 900 + drift, near * 0.6) * 0.1
      const swell = far * 3.4 + bow * 0.55
      const phase = swell - Math.floor(swell)
      const chop = fine(u * 0.5 + drift, far * 1.7)
      light.sea(near + chop * 0.05, ink)
      shade(ink, 1 + (0.5 - phase) * 0.16 * smoothstep(0.08, 0.5, near) + chop * 0.08)
      const row = Math.floor(swell)
      const breaking = soft(x / 1500 + row * 0.37 + drift, row * 0.21) + near * 0.95 - 0.58
      const ragged = fine(x / 700 + drift, row * 0.3) * 0.06
      const crest = smoothstep(0.88, 0.97, phase + ragged) * smoothstep(0, 0.16, breaking)
      const trail = smoothstep(0.86, 0.1, phase) * smoothstep(0.1, 0.42, breaking)
      const lace = smoothstep(-0.18, 0.34, fine(u * 1.2, far * 2.4 + drift) + soft(u * 3, far * 3) * 0.7)
      tint(ink, light.foam, unit(crest * 0.95 + trail * lace * 0.72))
      tint(ink, light.haze, 0.35 * Math.exp(-near * 9))
    },
    horizon,
    beach + 40,
  )
}

/** Sand that still shines from the last wave and mirrors sky and mountain. */
function paintWetSand(canvas: Canvas, random: Random, light: SeaLight, top: number, mountain: Line): void {
  const drift = random.next()
  const copy = canvas.pixels.slice(0, Math.ceil(480 * canvas.scale) * canvas.columns * 3)
  const edge: Line = (x) => top + soft(x / 2000 + drift, 0.4) * 34 + soft(x / 520 + drift, 0.1) * 8
  const skyline = traced(mountain, -20, 2600)
  paintBelow(canvas, edge, (x, y, ink) => {
    const down = y - edge(x)
    const wobble = soft(x / 700, y / 90 + drift)
    const sourceY = Math.max(4, 470 - down * 1.6 - 6 + wobble * 5)
    const column = Math.min(canvas.columns - 1, Math.max(0, Math.floor((x + wobble * 6) * canvas.scale)))
    const index = (Math.floor(sourceY * canvas.scale) * canvas.columns + column) * 3
    const dry = smoothstep(60, 190, down + soft(x / 1300 + drift, y / 500) * 90)
    light.sand(down / 260 + fine(x / 600, y / 260) * 0.06, ink)
    const mirror: Colour = [copy[index] ?? 0, copy[index + 1] ?? 0, copy[index + 2] ?? 0]
    tint(ink, mirror, 0.72 * (1 - dry))
    shade(ink, 1 + fine(x / 380, y / 190) * 0.05 * dry)
    const lip = smoothstep(7, 1, Math.abs(down - 5 - fine(x / 400, 0.3) * 5))
    const lace = smoothstep(-0.1, 0.4, fine(x / 620 + drift, y / 200)) * smoothstep(46, 6, down)
    tint(ink, light.foam, unit(lip * 0.9 + lace * 0.6))
    if (sourceY > skyline(x)) shade(ink, 1 - 0.05 * (1 - dry))
  })
}

function rocks(canvas: Canvas, random: Random, light: SeaLight, at: readonly (readonly [number, number, number])[]): void {
  const dark = mix(light.rockDark, colour('#1c2226'), 0.35)
  for (const [x, y, size] of at) {
    fill(canvas, [dab(random, [x, y + size * 0.22], size * 1.35, size * 0.2)], flat(light.rockDark, 0.45))
    fill(canvas, [dab(random, [x, y], size, size * 0.52)], (px, py, ink) => {
      dip(ink, dark)
      const top = smoothstep(0.25, -0.4, (py - y) / size - (px - x) / (size * 3.4) + fine(px / 260, py / 260) * 0.45)
      tint(ink, light.rockLit, top * 0.7)
    })
    fill(canvas, [dab(random, [x - size * 0.1, y + size * 0.42], size * 1.2, size * 0.07)], flat(light.foam, 0.7))
  }
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
