import { paintFire, paintSitter, paintTent } from './camp.ts'
import { fill, flat, glow, paintBand, paintBelow, paintLayers, type Canvas, type Point } from './canvas.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, type Line } from './noise.ts'
import { ellipse } from './outline.ts'
import { bareTree, paintAcacia, paintBaobab, paintBlades, treeLine } from './plant.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky } from './sky.ts'
import { paintGalaxy, paintStars } from './star.ts'
import { duneLayer, mountainLayer } from './terrain.ts'
import { paintWater } from './water.ts'

type NightLight = {
  readonly sky: Ramp
  readonly horizonGlow: string
  readonly core: Colour
  readonly arm: Colour
  readonly haze: Colour
  readonly ground: Colour
  readonly dark: Colour
}

const indigo: NightLight = {
  sky: ramp([0, '#050a1e'], [0.45, '#10214a'], [0.78, '#2c4674'], [0.94, '#7a6f86'], [1, '#d08f6c']),
  horizonGlow: '#f0a468',
  core: colour('#ffe2c0'),
  arm: colour('#9fb4e8'),
  haze: colour('#4a567c'),
  ground: colour('#141a30'),
  dark: colour('#060812'),
}

const teal: NightLight = {
  sky: ramp([0, '#03101e'], [0.5, '#0b2f48'], [0.82, '#226070'], [1, '#8fae94']),
  horizonGlow: '#b9d8a8',
  core: colour('#f4f0d0'),
  arm: colour('#8fd0d4'),
  haze: colour('#2f6272'),
  ground: colour('#0c2430'),
  dark: colour('#030d14'),
}

const violet: NightLight = {
  sky: ramp([0, '#0b0a26'], [0.45, '#2a1f58'], [0.78, '#61407e'], [0.94, '#b46a86'], [1, '#f0a184']),
  horizonGlow: '#ffb48c',
  core: colour('#ffd9d0'),
  arm: colour('#c0a4ec'),
  haze: colour('#6a4c7c'),
  ground: colour('#211a38'),
  dark: colour('#0a0716'),
}

/** The Milky Way over camps, trees, dunes and still water. */
export function drawNight(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawCamp(canvas, random, indigo)
  if (scene === 1) return drawMoonDunes(canvas, random, teal)
  if (scene === 2) return drawBaobab(canvas, random, violet)
  if (scene === 3) return drawStillWater(canvas, random, indigo)
  if (scene === 4) return drawFireside(canvas, random, violet)
  return drawCamp(canvas, random, teal)
}

function paintNightSky(
  canvas: Canvas,
  random: Random,
  light: NightLight,
  night: { horizon: number; through: Point; angle: number; wide: number; glowAt: number; strength?: number },
): void {
  const { horizon } = night
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: {
      at: [night.glowAt, horizon + 30],
      radius: 0,
      disc: light.horizonGlow,
      light: light.horizonGlow,
      strength: 0.42,
    },
  })
  paintGalaxy(canvas, random, {
    through: night.through,
    angle: night.angle,
    wide: night.wide,
    core: light.core,
    arm: light.arm,
    strength: night.strength ?? 0.95,
    bottom: horizon,
  })
  paintStars(canvas, random, { count: 2600, bottom: horizon, strength: 0.95, size: 1 })
}

function drawCamp(canvas: Canvas, random: Random, light: NightLight): Finish {
  const { width } = canvas
  const mirrored = light === teal
  const from = (place: number): number => width * (mirrored ? 1 - place : place)
  const horizon = 720
  paintNightSky(canvas, random, light, {
    horizon,
    through: [from(0.6), 330],
    angle: mirrored ? 1.05 : -1.05,
    wide: 190,
    glowAt: from(0.8),
  })
  hills(canvas, random, light, horizon)
  for (const [lift, height, haze] of [
    [0, 26, 0.5],
    [14, 40, 0.16],
  ] as const) {
    paintBelow(
      canvas,
      treeLine(random, horizon + lift, height),
      flat(mix(light.dark, light.haze, haze)),
      horizon + lift + 20,
    )
  }
  plain(canvas, random, light, horizon + 14)
  const foliage = { bark: light.dark, dark: light.dark, lit: mix(light.dark, light.haze, 0.4) }
  paintAcacia(canvas, random, { foot: [from(0.17), 822], height: 420, spread: 700, sun: 1, foliage })
  paintAcacia(canvas, random, { foot: [from(0.94), 772], height: 190, spread: 340, sun: -1, foliage })
  const tents: readonly (readonly [number, number, number])[] = [
    [0.79, 772, 78],
    [0.66, 790, 112],
    [0.43, 836, 186],
  ]
  for (const [place, foot, size] of tents) paintTent(canvas, [from(place), foot], size, 1, light.dark)
  lanterns(
    canvas,
    random,
    tents.map(([place, foot]): Point => [from(place), foot]),
  )
  grass(canvas, random, light, 880)
  return { bloom: 0.5, vignette: 0.34 }
}

function hills(canvas: Canvas, random: Random, light: NightLight, horizon: number): void {
  const ridge = rolling(random, 760, 5, 0.48)
  const layer = mountainLayer(canvas, random, {
    line: (x) => horizon - 46 - ridge(x) * 70,
    depth: 110,
    sun: 1,
    lit: mix(light.haze, light.ground, 0.25),
    shaded: mix(light.haze, light.ground, 0.6),
    haze: light.haze,
    mist: [0.1, 0.6],
    relief: 0.6,
  })
  paintBelow(canvas, layer.line, layer.paint, horizon + 20)
}

function plain(canvas: Canvas, random: Random, light: NightLight, top: number): void {
  const drift = random.next()
  const distant = mix(light.ground, light.haze, 0.34)
  paintBelow(
    canvas,
    (x) => top + soft(x / 2400 + drift, 0.4) * 6,
    (x, y, ink) => {
      const near = (y - top) / (1000 - top)
      const far = 1 / (near + 0.08)
      dip(ink, distant)
      tint(ink, light.dark, smoothstep(0, 1, near) * 0.86)
      shade(ink, 1 + fine(((x - canvas.width / 2) * far) / 2600, far * 0.7 + drift) * 0.22)
    },
  )
}

/** Lamps along the sand path between the tents. */
function lanterns(canvas: Canvas, random: Random, tents: readonly Point[]): void {
  let [lastX, lastY] = tents[0] ?? [0, 0]
  for (const [x, y] of tents.slice(1)) {
    for (let lamp = 1; lamp <= 5; lamp += 1) {
      const t = lamp / 5.5
      const at: Point = [lastX + (x - lastX) * t + random.between(-8, 8), lastY + (y - lastY) * t + 22 + t * 8]
      glow(canvas, at, 46, colour('#ffb55e'), 0.42, 1.6)
      fill(canvas, [ellipse(at, 2.6, 3.4, 10)], flat(colour('#ffeab8')))
    }
    lastX = x
    lastY = y
  }
}

function grass(canvas: Canvas, random: Random, light: NightLight, from: number): void {
  paintBlades(canvas, random, {
    from,
    to: 1050,
    count: 1700,
    height: [20, 84],
    lean: 0.14,
    far: mix(light.dark, light.ground, 0.7),
    near: light.dark,
    light: mix(light.haze, colour('#ffb868'), 0.35),
    lit: 0.07,
  })
}

function drawMoonDunes(canvas: Canvas, random: Random, light: NightLight): Finish {
  const { width } = canvas
  const horizon = 600
  paintNightSky(canvas, random, light, {
    horizon,
    through: [width * 0.34, 270],
    angle: 0.62,
    wide: 170,
    glowAt: width * 0.76,
    strength: 0.8,
  })
  const moon: Point = [width * 0.77, 240]
  glow(canvas, moon, 420, colour('#dff2ea'), 0.4)
  const disc = colour('#f7fbf0')
  fill(canvas, [ellipse(moon, 40, 40, 60)], (x, y, ink) => {
    dip(ink, disc)
    shade(ink, 1 - smoothstep(0, 0.5, soft(x / 210, y / 210)) * 0.16)
    // A crescent: the disc minus the same disc shifted towards the dark side.
    ink.a = smoothstep(38, 42, Math.hypot(x - moon[0] + 17, y - moon[1] + 9))
  })
  const lit = ramp([0, '#b9d6c8'], [0.3, '#6fa3a4'], [0.7, '#346a78'], [1, '#163e50'])
  const shaded = ramp([0, '#04121c'], [0.5, '#0b2634'], [1, '#1c4452'])
  const layers = Array.from({ length: 9 }, (_, index) => {
    const near = index / 8
    const base = horizon - 10 + near ** 1.3 * 430
    return duneLayer(random, {
      peak: [width * ((index * 0.381 + 0.2) % 1), base - 60 - near * 210 * random.between(0.7, 1.1)],
      left: width * random.between(0.45, 0.75),
      right: width * random.between(0.45, 0.75),
      base: base + 20,
      round: 1.1,
      lean: random.between(-0.8, 0.1),
      sway: 24 + near * 60,
      bend: 50 + near * 70,
      sun: 1,
      lit,
      shaded,
      haze: light.haze,
      mist: [0.3 - near * 0.2, 0.6 * (1 - near)],
      ripple: near * 0.9,
    })
  })
  paintLayers(canvas, layers)
  const foot: Point = [width * 0.2, 838]
  const tree = bareTree(random, { foot, height: 340, sun: 1, twist: 1, forks: 6 })
  fill(canvas, tree.wood, flat(light.dark))
  fill(canvas, tree.light, flat(mix(light.haze, colour('#dff2ea'), 0.4), 0.5))
  return { bloom: 0.4, vignette: 0.34 }
}

function drawBaobab(canvas: Canvas, random: Random, light: NightLight): Finish {
  const { width } = canvas
  const horizon = 760
  paintNightSky(canvas, random, light, {
    horizon,
    through: [width * 0.58, 300],
    angle: -0.78,
    wide: 200,
    glowAt: width * 0.62,
  })
  hills(canvas, random, light, horizon)
  plain(canvas, random, light, horizon)
  const foliage = { bark: light.dark, dark: light.dark, lit: light.dark }
  const rim = mix(light.haze, colour(light.horizonGlow), 0.5)
  for (const [place, foot, height] of [
    [0.9, 790, 250],
    [0.66, 778, 150],
    [0.3, 860, 720],
  ] as const) {
    paintBaobab(canvas, random, { foot: [width * place, foot], height, sun: 1, foliage, light: rim })
  }
  paintSitter(canvas, [width * 0.545, 872], 62, 1, light.dark, rim)
  paintSitter(canvas, [width * 0.595, 874], 62, 1, light.dark, rim)
  lamp(canvas, [width * 0.572, 872])
  grass(canvas, random, light, 870)
  return { bloom: 0.45, vignette: 0.34 }
}

function lamp(canvas: Canvas, at: Point): void {
  glow(canvas, at, 170, colour('#ffae5c'), 0.5, 1.4)
  fill(canvas, [ellipse([at[0], at[1] - 7], 5, 7, 14)], flat(colour('#ffeab8')))
}

function drawStillWater(canvas: Canvas, random: Random, light: NightLight): Finish {
  const { width } = canvas
  const shore = 560
  paintNightSky(canvas, random, light, {
    horizon: shore,
    through: [width * 0.47, 250],
    angle: -1.25,
    wide: 180,
    glowAt: width * 0.4,
  })
  const far: Line = treeLine(random, shore, 34)
  paintBelow(canvas, far, flat(mix(light.dark, light.haze, 0.3)), shore + 4)
  const foliage = { bark: light.dark, dark: light.dark, lit: mix(light.dark, light.haze, 0.3) }
  for (const [place, height] of [
    [0.14, 150],
    [0.23, 96],
    [0.8, 178],
    [0.91, 110],
  ] as const) {
    paintAcacia(canvas, random, { foot: [width * place, shore + 2], height, spread: height * 1.7, sun: 1, foliage })
  }
  paintTent(canvas, [width * 0.69, shore + 2], 70, 1, light.dark)
  paintTent(canvas, [width * 0.6, shore + 2], 54, 1, light.dark)
  paintWater(canvas, random, { shore: shore + 4, body: light.ground, depth: [0.03, 0.5], ripple: 0.16 })
  paintMist(canvas, random, { middle: shore + 6, spread: 44, colour: light.haze, strength: 0.5 })
  for (const [left, right] of [
    [-30, width * 0.24],
    [width * 0.78, width + 30],
  ] as const) {
    paintBlades(canvas, random, {
      from: 940,
      to: 1060,
      left,
      right,
      count: 260,
      height: [120, 260],
      lean: left < 0 ? 0.18 : -0.18,
      far: light.dark,
      near: light.dark,
      light: light.haze,
      lit: 0.1,
      width: 0.01,
    })
  }
  return { bloom: 0.45, vignette: 0.34 }
}

function drawFireside(canvas: Canvas, random: Random, light: NightLight): Finish {
  const { width } = canvas
  const horizon = 730
  paintNightSky(canvas, random, light, {
    horizon,
    through: [width * 0.4, 300],
    angle: 0.92,
    wide: 190,
    glowAt: width * 0.3,
  })
  hills(canvas, random, light, horizon)
  paintBelow(canvas, treeLine(random, horizon + 10, 36), flat(mix(light.dark, light.haze, 0.25)), horizon + 30)
  plain(canvas, random, light, horizon + 14)
  const foliage = { bark: light.dark, dark: light.dark, lit: mix(light.dark, colour('#ff9a52'), 0.3) }
  paintAcacia(canvas, random, { foot: [width * 0.82, 830], height: 500, spread: 820, sun: -1, foliage })
  paintTent(canvas, [width * 0.86, 836], 150, 0.9, light.dark)
  const fire: Point = [width * 0.48, 862]
  const ember = colour('#ff9348')
  paintBand(
    canvas,
    (x, y, ink) => {
      const off = Math.hypot((x - fire[0]) / 330, (y - fire[1]) / 74)
      dip(ink, ember)
      ink.a = smoothstep(1, 0, off) * 0.46 * (0.85 + fine(x / 500, y / 200) * 0.5)
    },
    780,
    940,
  )
  const rim = colour('#ffad62')
  paintSitter(canvas, [fire[0] - 150, 872], 96, 1, light.dark, rim)
  paintSitter(canvas, [fire[0] - 232, 886], 98, 1, light.dark, rim)
  paintFire(canvas, random, fire, 62, light.dark)
  paintSitter(canvas, [fire[0] + 158, 874], 96, -1, light.dark, rim)
  grass(canvas, random, light, 905)
  return { bloom: 0.5, vignette: 0.34 }
}
