import { fill, flat, glow, paintBand, paintBelow, type Canvas, type Point } from './canvas.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { paintBirds, paintFlamingo, paintWalker } from './figure.ts'
import type { Finish } from './finish.ts'
import { cellEdge, fine, rolling, smoothstep, soft, unit } from './noise.ts'
import { dab, ellipse } from './outline.ts'
import { bareTree, castShadow, paintBaobab, paintBlades } from './plant.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky, type Clouds } from './sky.ts'
import { paintGlitter, paintWater } from './water.ts'

type SaltLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly disc: string
  readonly haze: Colour
  readonly salt: Colour
  readonly saltShade: Colour
  readonly dark: Colour
  readonly rock: Colour
  readonly clouds: Clouds
}

const apricot: SaltLight = {
  sky: ramp([0, '#3d4a7e'], [0.4, '#9a7a9c'], [0.7, '#f09a7c'], [0.92, '#ffcb86'], [1, '#ffe0a2']),
  glow: '#ffd594',
  disc: '#fff5d4',
  haze: colour('#fcc896'),
  salt: colour('#f6d3bc'),
  saltShade: colour('#7d6489'),
  dark: colour('#2b1c34'),
  rock: colour('#a8614a'),
  clouds: { lit: '#ffc894', shaded: '#8a6a94', cover: 0.5, stretch: 4.5 },
}

const mirrorRose: SaltLight = {
  sky: ramp([0, '#5d7cb0'], [0.45, '#a9abc9'], [0.75, '#f3bcb8'], [1, '#ffdfc6']),
  glow: '#ffe0c4',
  disc: '#fff6ea',
  haze: colour('#fbd3c4'),
  salt: colour('#f0d8d8'),
  saltShade: colour('#8892b8'),
  dark: colour('#3a3c60'),
  rock: colour('#a07884'),
  clouds: { lit: '#fff0e6', shaded: '#a4a3c4', cover: 0.6, stretch: 2.6 },
}

const whiteNoon: SaltLight = {
  sky: ramp([0, '#2f7fc0'], [0.5, '#82bbdb'], [0.9, '#d6e8e6'], [1, '#eef2ea']),
  glow: '#fffbee',
  disc: '#ffffff',
  haze: colour('#e6eeea'),
  salt: colour('#f7f4ea'),
  saltShade: colour('#a3b6c4'),
  dark: colour('#3a2c2c'),
  rock: colour('#b3805c'),
  clouds: { lit: '#ffffff', shaded: '#b4cbda', cover: 0.5, stretch: 1.4 },
}

const monsoon: SaltLight = {
  sky: ramp([0, '#26334c'], [0.45, '#465a78'], [0.8, '#8a97a4'], [1, '#f0cf9c']),
  glow: '#ffdca0',
  disc: '#fff2d0',
  haze: colour('#e0c3a0'),
  salt: colour('#c9c4bf'),
  saltShade: colour('#56657c'),
  dark: colour('#1e2636'),
  rock: colour('#6e6258'),
  clouds: { lit: '#a3acb8', shaded: '#2f3d56', cover: 0.85, stretch: 1.7 },
}

/** Etosha and Makgadikgadi: cracked salt, a mirror of shallow water, an island of baobabs. */
export function drawPan(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawCrust(canvas, random, apricot)
  if (scene === 1) return drawMirror(canvas, random, mirrorRose)
  if (scene === 2) return drawIsland(canvas, random, whiteNoon)
  if (scene === 3) return drawCrust(canvas, random, whiteNoon)
  if (scene === 4) return drawMirror(canvas, random, monsoon)
  return drawIsland(canvas, random, apricot)
}

function paintSalt(canvas: Canvas, light: SaltLight, horizon: number, sunX: number, size: number): void {
  const { width } = canvas
  const flatTone = mix(light.salt, light.saltShade, 0.3)
  const sparkle = colour('#fffdf6')
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - horizon) / (1000 - horizon)
      const far = 1 / (near + 0.035)
      const u = ((x - width / 2) * far * 0.0042) / size
      const v = (far * 3.6) / size
      dip(ink, light.salt)
      tint(ink, light.saltShade, unit(near * 0.36 + soft(x / 2600, far * 0.04) * 0.2))
      const visible = smoothstep(0.035, 0.16, near)
      if (visible > 0) {
        const edge = cellEdge(u + fine(u * 0.02, v * 0.02) * 0.5, v)
        const towards = cellEdge(u + (sunX > x ? 0.09 : -0.09), v - 0.1)
        const rim = smoothstep(0.11, 0.03, edge)
        tint(ink, light.saltShade, rim * visible * 0.62)
        const lit = unit((edge - towards) * 3) * smoothstep(0.26, 0.08, edge)
        tint(ink, sparkle, lit * visible * 0.75)
        shade(ink, 1 + fine(u * 0.24, v * 0.24) * 0.05 * visible)
      }
      const beam = 1 - unit(Math.abs(x - sunX) / (300 + near * 620))
      tint(ink, colour(light.glow), beam * beam * 0.42 * (1 - near * 0.6))
      tint(ink, flatTone, 0.4 * Math.exp(-near * 16))
      tint(ink, light.haze, 0.85 * Math.exp(-near * 11))
    },
    horizon,
  )
}

function drawCrust(canvas: Canvas, random: Random, light: SaltLight): Finish {
  const { width } = canvas
  const horizon = 500
  const evening = light === apricot
  const sun: Point = [width * 0.64, evening ? 446 : 210]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: evening ? 60 : 0, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  farShore(canvas, random, light, horizon)
  paintSalt(canvas, light, horizon, sun[0], 1)
  paintMist(canvas, random, { middle: horizon, spread: 26, colour: light.haze, strength: 0.55 })
  const foot: Point = [width * 0.3, 640]
  const tree = bareTree(random, { foot, height: 430, sun: 1, twist: 0.9, forks: 6, girth: 15 })
  fill(
    canvas,
    castShadow(tree.wood, foot, evening ? -0.75 : -0.5, 0.5),
    flat(mix(light.saltShade, light.dark, 0.4), 0.5),
  )
  fill(canvas, tree.wood, flat(light.dark))
  fill(canvas, tree.light, flat(mix(light.dark, light.haze, 0.5), 0.55))
  for (const [place, size] of [
    [0.735, 27],
    [0.752, 29],
    [0.781, 26],
  ] as const) {
    const at: Point = [width * place, 566]
    fill(canvas, [ellipse([at[0] + 3, at[1] + 1], 12, 1.6)], flat(light.dark, 0.4))
    paintWalker(canvas, at, size)
  }
  return { bloom: 0.45 }
}

function farShore(canvas: Canvas, random: Random, light: SaltLight, horizon: number): void {
  const ridge = rolling(random, 700, 4, 0.5)
  paintBelow(
    canvas,
    (x) => horizon - 5 - Math.max(0, ridge(x) + 0.1) * 22,
    flat(mix(light.haze, light.dark, 0.32)),
    horizon + 2,
  )
}

function drawMirror(canvas: Canvas, random: Random, light: SaltLight): Finish {
  const { width } = canvas
  const horizon = 480
  const stormy = light === monsoon
  const sun: Point = stormy ? [width * 0.3, 440] : [width * 0.58, 392]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: stormy ? 0 : 52, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  if (stormy) rain(canvas, random, light, horizon)
  farShore(canvas, random, light, horizon)
  flock(canvas, random, light, horizon)
  paintWater(canvas, random, { shore: horizon + 6, body: light.saltShade, depth: [0.02, 0.42], ripple: 0.14 })
  paintGlitter(canvas, random, { sun, shore: horizon + 8, light: colour(light.disc), spread: 130, strength: 0.5 })
  const birds: readonly (readonly [number, number, number, 1 | -1])[] = [
    [0.13, 640, 108, 1],
    [0.2, 660, 130, -1],
    [0.47, 622, 88, 1],
    [0.66, 640, 104, -1],
    [0.27, 730, 190, 1],
    [0.8, 764, 236, -1],
    [0.9, 720, 176, -1],
    [0.72, 712, 160, 1],
  ]
  for (const [place, foot, height, facing] of birds) {
    paintFlamingo(canvas, [width * place, foot], height, facing, {
      body: mix(colour('#ee7480'), light.haze, 0.2 - height / 1400),
      light: mix(colour('#ffb9b4'), light.haze, 0.1),
      dark: mix(colour('#b4495c'), light.dark, 0.2),
    })
  }
  paintBirds(canvas, random, {
    at: [width * 0.34, 220],
    count: 14,
    spread: 190,
    size: 17,
    colour: mix(colour('#d9707c'), light.dark, 0.2),
  })
  return { bloom: 0.45 }
}

/** Grey shafts of rain under a distant cloud. */
function rain(canvas: Canvas, random: Random, light: SaltLight, horizon: number): void {
  const drift = random.next()
  paintBand(
    canvas,
    (x, y, ink) => {
      const slant = x + (y - 200) * 0.3
      const shaft = soft(slant / 1300 + drift, 0.3) + fine(slant / 900, y / 9000 + drift) * 0.35
      dip(ink, light.saltShade)
      ink.a = smoothstep(0.12, 0.5, shaft) * 0.55 * smoothstep(120, 320, y) * smoothstep(horizon + 20, horizon - 90, y)
    },
    100,
    horizon,
  )
}

/** A pink line of birds along the horizon. */
function flock(canvas: Canvas, random: Random, light: SaltLight, horizon: number): void {
  for (let count = 0; count < 420; count += 1) {
    const x = random.between(0, canvas.width)
    if (soft(x / 1500 + 0.35, 0.6) < -0.12) continue
    const size = random.between(2.4, 5)
    const tone = mix(colour(random.chance(0.5) ? '#f4a0a2' : '#fbd0cb'), light.haze, 0.25)
    const y = horizon + random.between(-4, 4)
    fill(
      canvas,
      [dab(random, [x, y], size, size * 0.55), dab(random, [x + size * 0.8, y - size], size * 0.24, size * 0.9)],
      flat(tone),
    )
  }
}

function drawIsland(canvas: Canvas, random: Random, light: SaltLight): Finish {
  const { width } = canvas
  const horizon = 590
  const evening = light === apricot
  const sun: Point = [width * 0.84, evening ? 500 : 230]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: evening ? 58 : 0, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  farShore(canvas, random, light, horizon)
  paintSalt(canvas, light, horizon, sun[0], 0.8)
  paintMist(canvas, random, { middle: horizon, spread: 30, colour: light.haze, strength: 0.6 })
  const knoll = rolling(random, 300, 4, 0.5)
  const stone = mix(light.rock, light.dark, 0.25)
  paintBelow(
    canvas,
    (x) =>
      742 - 92 * smoothstep(width * 0.62, width * 0.2, x) * smoothstep(-width * 0.2, width * 0.12, x) + knoll(x) * 9,
    (x, y, ink) => {
      const grainy = fine(x / 620, y / 330)
      dip(ink, stone)
      tint(ink, light.haze, unit(0.16 + grainy * 0.3 + smoothstep(820, 660, y) * 0.25))
      const shore = smoothstep(width * 0.62, width * 0.5, x + (y - 742) * 0.9 + soft(x / 500, y / 160) * 90)
      ink.a = smoothstep(880, 790, y + soft(x / 600, y / 300) * 60) * shore
    },
  )
  const foliage = { bark: mix(light.dark, light.rock, 0.35), dark: light.dark, lit: light.rock }
  for (const [place, foot, height] of [
    [0.51, 706, 190],
    [0.1, 690, 300],
    [0.43, 690, 270],
    [0.27, 716, 560],
  ] as const) {
    const at: Point = [width * place, foot]
    fill(canvas, [ellipse([at[0] - height * 0.2, at[1] + 2], height * 0.38, height * 0.024, 30)], flat(light.dark, 0.4))
    paintBaobab(canvas, random, { foot: at, height, sun: 1, foliage, light: mix(light.rock, light.haze, 0.6) })
  }
  boulders(canvas, random, light)
  paintBlades(canvas, random, {
    from: 700,
    to: 770,
    left: 0,
    right: width * 0.56,
    count: 420,
    height: [14, 34],
    lean: 0.1,
    far: mix(light.rock, light.haze, 0.3),
    near: mix(light.rock, light.dark, 0.4),
    light: light.haze,
    lit: 0.3,
  })
  glow(canvas, sun, 560, colour(light.glow), 0.25, 1.3)
  return { bloom: 0.4 }
}

function boulders(canvas: Canvas, random: Random, light: SaltLight): void {
  for (let count = 0; count < 34; count += 1) {
    const place = random.next() ** 0.8
    const x = canvas.width * (0.02 + place * 0.58)
    const y = 725 + random.between(0, 52) - place * 8
    const size = random.between(9, 34)
    fill(canvas, [dab(random, [x - size * 0.5, y + size * 0.35], size * 1.4, size * 0.18)], flat(light.dark, 0.35))
    const stone = mix(light.rock, light.dark, 0.5)
    const stoneLit = mix(light.rock, light.haze, 0.55)
    fill(canvas, [dab(random, [x, y], size, size * 0.6)], (px, py, ink) => {
      dip(ink, stone)
      const bright = (px - x) / size - (py - y) / (size * 0.6) + fine(px / 300, py / 300) * 0.6
      tint(ink, stoneLit, smoothstep(-0.1, 1, bright) * 0.9)
    })
  }
}
