import { fill, flat, paintBelow, paintLayers, paintSoftly, type Canvas, type Layer, type Outline, type Paint, type Point } from './canvas.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import { fine, peaked, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import { box, dab } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintRays, paintSky, type Clouds } from './sky.ts'
import { mountainLayer, type Side } from './terrain.ts'

type HighLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly haze: Colour
  readonly rockLit: Colour
  readonly rockDark: Colour
  readonly meadow: Ramp
  readonly leaf: Colour
  readonly leafLit: Colour
  readonly earth: Colour
  readonly clouds: Clouds
}

const morningGold: HighLight = {
  sky: ramp([0, '#3a6c9c'], [0.5, '#93b9c4'], [0.85, '#f3deb4'], [1, '#fde8bd']),
  glow: '#ffe8b4',
  haze: colour('#f2dfbd'),
  rockLit: colour('#e0a878'),
  rockDark: colour('#4c5a78'),
  meadow: ramp([0, '#d5c987'], [0.3, '#a3ae58'], [0.7, '#5f7f3c'], [1, '#2f4f2e']),
  leaf: colour('#35572f'),
  leafLit: colour('#b7bf56'),
  earth: colour('#b98a5c'),
  clouds: { lit: '#fff8e4', shaded: '#b0c0c8', cover: 0.42, stretch: 2.4 },
}

const alpenglow: HighLight = {
  sky: ramp([0, '#2c3566'], [0.42, '#6f6c9e'], [0.75, '#e59c98'], [1, '#ffd0a4']),
  glow: '#ffc890',
  haze: colour('#dfa3a0'),
  rockLit: colour('#f59a6c'),
  rockDark: colour('#41406e'),
  meadow: ramp([0, '#b38a84'], [0.3, '#776a72'], [0.7, '#43485c'], [1, '#1f2740']),
  leaf: colour('#2c3550'),
  leafLit: colour('#c98878'),
  earth: colour('#84606a'),
  clouds: { lit: '#ffc9a4', shaded: '#7a6f9a', cover: 0.5, stretch: 3.4 },
}

const summerGreen: HighLight = {
  sky: ramp([0, '#2a73b4'], [0.55, '#86bfd8'], [1, '#dcebe0']),
  glow: '#fff4d0',
  haze: colour('#cfe0df'),
  rockLit: colour('#c9bfa4'),
  rockDark: colour('#4a6a80'),
  meadow: ramp([0, '#bccf8c'], [0.3, '#82ab50'], [0.7, '#487f3a'], [1, '#1f5230']),
  leaf: colour('#2b5c34'),
  leafLit: colour('#a8c455'),
  earth: colour('#c09a6a'),
  clouds: { lit: '#ffffff', shaded: '#a9c0cf', cover: 0.55, stretch: 1.4 },
}

const autumn: HighLight = {
  sky: ramp([0, '#4a5f86'], [0.5, '#a9a6a8'], [0.85, '#f4cf98'], [1, '#ffe0a8']),
  glow: '#ffdf9c',
  haze: colour('#f0cda0'),
  rockLit: colour('#e39a66'),
  rockDark: colour('#57506c'),
  meadow: ramp([0, '#e0b878'], [0.3, '#c98d48'], [0.7, '#8f5430'], [1, '#4c2c24']),
  leaf: colour('#8c3f26'),
  leafLit: colour('#f0a848'),
  earth: colour('#c99a68'),
  clouds: { lit: '#fff0d0', shaded: '#a79aa4', cover: 0.45, stretch: 3 },
}

/** The Drakensberg wall, vineyards under the mountains of the Winelands, ridge behind ridge in the haze. */
export function drawMountains(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawWall(canvas, random, morningGold)
  if (scene === 1) return drawVineyard(canvas, random, autumn)
  if (scene === 2) return drawRidges(canvas, random, alpenglow)
  if (scene === 3) return drawVineyard(canvas, random, summerGreen)
  if (scene === 4) return drawWall(canvas, random, alpenglow)
  return drawRidges(canvas, random, morningGold)
}

/** A basalt wall with buttresses over green foothills and a river. */
function drawWall(canvas: Canvas, random: Random, light: HighLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.94, 260]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 520,
    sun: { at: sun, radius: 0, disc: light.glow, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  const teeth = rolling(random, 300, 5, 0.6)
  const notch = rolling(random, 95, 4, 0.62)
  const arc = (x: number): number => ((x - width * 0.5) / (width * 0.5)) ** 2
  const wall: Line = (x) => {
    const plateau = 250 - arc(x) * 90 + Math.max(-0.12, teeth(x)) * 70 + notch(x) * 16
    const gap = smoothstep(70, 26, Math.abs(x - width * 0.62)) * 120
    return plateau + gap
  }
  const common = { sun: 1 as Side, haze: light.haze }
  const back = mountainLayer(canvas, random, {
    ...common,
    line: (x) => 300 - arc(x) * 60 + teeth(x + 900) * 60,
    depth: 300,
    lit: mix(light.rockLit, light.haze, 0.5),
    shaded: mix(light.rockDark, light.haze, 0.5),
    mist: [0.3, 0.8],
    relief: 0.8,
  })
  const face = mountainLayer(canvas, random, {
    ...common,
    line: wall,
    depth: 420,
    lit: light.rockLit,
    shaded: light.rockDark,
    mist: [0.06, 0.62],
    relief: 1.15,
    grain: 0.8,
    strata: 0.9,
  })
  paintLayers(canvas, [back, face], 700)
  paintMist(canvas, random, { middle: 560, spread: 90, colour: light.haze, strength: 0.62 })
  const rollingHills = [0, 1, 2, 3].map((index) => {
    const wave = rolling(random, 760 - index * 60, 3, 0.4)
    const line: Line = (x) => 590 + index * 82 + wave(x) * (46 + index * 14) - arc(x) * (70 - index * 20)
    return { line, paint: meadowPaint(random, light, line, index / 3) }
  })
  paintLayers(canvas, rollingHills)
  stream(canvas, light)
  scatterTrees(canvas, random, light, 640, 985, 150)
  paintRays(canvas, random, sun, colour(light.glow), 0.2)
  paintBirds(canvas, random, { at: [width * 0.3, 210], count: 3, spread: 90, size: 26, colour: light.rockDark })
  return { bloom: 0.4 }
}

function meadowPaint(random: Random, light: HighLight, ridge: Line, near: number): Paint {
  const line = traced(ridge, -20, 2600)
  const drift = random.next()
  return (x, y, ink) => {
    const down = unit((y - line(x)) / 260)
    const slope = (line(x + 6) - line(x - 6)) / 12
    const brush = soft((x + y) / 1200 + drift, (y - x * 0.2) / 420)
    light.meadow(0.12 + near * 0.5 + down * 0.34 + brush * 0.16 + slope * 0.5, ink)
    shade(ink, 1 + fine(x / 560 + drift, y / 300) * (0.05 + near * 0.07))
    tint(ink, light.haze, (1 - near) * 0.34 * (0.4 + down * 0.6) + smoothstep(7, 0, y - line(x)) * 0.16)
  }
}

/** A silver stream that winds down to the viewer. */
function stream(canvas: Canvas, light: HighLight): void {
  const { width } = canvas
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 60; step += 1) {
    const t = step / 60
    const y = 690 + t ** 1.6 * 330
    const middle = width * (0.6 - 0.09 * t) + Math.sin(t * 9.5) * (24 + 96 * t)
    const half = 3 + t ** 1.9 * 68
    left.push([middle - half, y])
    right.push([middle + half, y])
  }
  const course: Outline = [...left, ...right.toReversed()]
  fill(canvas, [course.map(([x, y]): Point => [x, y - 3])], flat(light.leaf, 0.5))
  fill(canvas, [course], (x, y, ink) => {
    const down = (y - 690) / 310
    light.sky(0.95 - down * 0.6 + fine(x / 900, y / 120) * 0.12, ink)
    tint(ink, light.rockDark, 0.12 + down * 0.3)
    tint(ink, light.haze, smoothstep(0.1, 0.5, fine(x / 1500, y / 130)) * 0.5)
  })
}

function scatterTrees(
  canvas: Canvas,
  random: Random,
  light: HighLight,
  from: number,
  to: number,
  count: number,
): void {
  const clump = random.next()
  const trees = Array.from({ length: count * 4 }, () => ({
    x: random.between(-20, canvas.width + 20),
    y: from + (to - from) * random.next() ** 1.5,
  }))
    .filter(({ x, y }) => soft(x / 900 + clump, y / 420) > 0.12 && Math.abs(x - canvas.width * 0.57) > 60 + (y - from) * 0.5)
    .slice(0, count)
    .toSorted((a, b) => a.y - b.y)
  for (const { x, y } of trees) {
    const near = (y - from) / (to - from)
    bush(canvas, random, light, [x, y], 7 + near * 30 * random.between(0.6, 1.2), 0.5 * (1 - near))
  }
}

function bush(canvas: Canvas, random: Random, light: HighLight, [x, y]: Point, size: number, haze: number): void {
  const dark = mix(mix(light.leaf, colour('#14202a'), 0.3), light.haze, haze)
  const lit = mix(mix(light.leaf, light.leafLit, 0.55), light.haze, haze)
  fill(canvas, [dab(random, [x - size * 0.7, y + size * 0.02], size * 1.5, size * 0.16)], flat(dark, 0.4))
  const tones: Outline[][] = [[], [], []]
  for (let leaf = 0; leaf < 30; leaf += 1) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach * 0.8
    const bright = dx * 0.5 - dy * 0.8 + random.between(-0.3, 0.3)
    const at: Point = [x + dx * size, y - size * 0.62 + dy * size * 0.72]
    tones[bright > 0.42 ? 2 : bright > 0 ? 1 : 0]?.push(dab(random, at, size * 0.26, size * 0.22))
  }
  tones.forEach((dabs, tone) => fill(canvas, dabs, flat(mix(dark, lit, tone / 2))))
}

/** Rows of vines that run towards a white gabled house under the mountains. */
function drawVineyard(canvas: Canvas, random: Random, light: HighLight): Finish {
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
    fill(canvas, [dab(random, [x - wide * 0.35, y - height * (0.1 + up * 0.88)], wide * 0.5, height * 0.06)], flat(lit, 0.7))
  }
}

/** Ridges that grow paler one behind the other, with mist in the valleys. */
function drawRidges(canvas: Canvas, random: Random, light: HighLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.36, 318]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 560,
    sun: { at: sun, radius: 54, disc: '#fff4dc', light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  const count = 7
  const layers = Array.from({ length: count }, (_, index): Layer => {
    const near = index / (count - 1)
    const range = peaked(random, 560 + near * 340, 6, 0.46)
    const base = 390 + near ** 1.15 * 480
    const haze = (1 - near) ** 0.9 * 0.8
    const layer = mountainLayer(canvas, random, {
      line: (x) => base - range(x) * (100 + near * 80),
      depth: 190 + near * 120,
      sun: -1,
      lit: mix(mix(light.rockLit, light.leaf, near * 0.75), light.haze, haze),
      shaded: mix(mix(light.rockDark, colour('#141b30'), near * 0.75), light.haze, haze * 0.9),
      haze: mix(light.haze, light.rockDark, near * 0.35),
      mist: [haze * 0.2, 0.72 - near * 0.4],
      relief: 0.75,
      grain: 0.7 + near * 0.5,
    })
    const drift = random.next()
    const valley = 0.7 - near * 0.4
    return {
      line: layer.line,
      paint: (x, y, ink) => {
        layer.paint(x, y, ink)
        const sunk = smoothstep(60, 150, y - base + soft(x / 1900 + drift, 0.5) * 34)
        tint(ink, light.haze, sunk * valley * (0.75 + 0.4 * soft(x / 1700 + drift, y / 620)))
      },
    }
  })
  paintLayers(canvas, layers)
  paintRays(canvas, random, sun, colour(light.glow), 0.3)
  const night = colour('#0f1426')
  paintSoftly(
    canvas,
    (_x, y, ink) => {
      dip(ink, night)
      ink.a = smoothstep(820, 1040, y) * 0.5
    },
    820,
    1000,
    8,
  )
  paintBirds(canvas, random, { at: [width * 0.66, 240], count: 5, spread: 100, size: 22, colour: light.rockDark })
  return { bloom: 0.5 }
}
