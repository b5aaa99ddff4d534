import { fill, flat, glow, paintBand, paintBelow, type Canvas, type Point } from './canvas.ts'
import { colour, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { paintBirds, paintElephant, paintGiraffe } from './figure.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, unit } from './noise.ts'
import { ellipse } from './outline.ts'
import { paintAcacia, paintBaobab, paintBlades, treeLine, type Foliage } from './plant.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky, type Clouds } from './sky.ts'
import { mountainLayer } from './terrain.ts'
import { paintGlitter, paintWater } from './water.ts'

/** Palette of a plain. */
type PlainLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly disc: string
  readonly far: Colour
  readonly haze: Colour
  /** The ground from the horizon to the viewer. */
  readonly ground: Ramp
  readonly grass: Colour
  readonly grassLight: Colour
  readonly dark: Colour
  readonly foliage: Foliage
  readonly clouds?: Clouds
}

const goldenPlain: PlainLight = {
  sky: ramp([0, '#4d6f8d'], [0.4, '#c9b48a'], [0.75, '#f9cf7c'], [1, '#ffe3a0']),
  glow: '#ffe29a',
  disc: '#fff7d8',
  far: colour('#a98a5e'),
  haze: colour('#fad68e'),
  ground: ramp([0, '#f4cd82'], [0.25, '#d9a350'], [0.65, '#9a6a30'], [1, '#4e3419']),
  grass: colour('#5d431f'),
  grassLight: colour('#ffd37a'),
  dark: colour('#33240f'),
  foliage: { bark: colour('#2c1d10'), dark: colour('#33300f'), lit: colour('#b9913c') },
  clouds: { lit: '#fff2cb', shaded: '#c9a57c', cover: 0.36, stretch: 3 },
}

const emberPlain: PlainLight = {
  sky: ramp([0, '#5c2340'], [0.3, '#b23c3c'], [0.62, '#ee7a35'], [0.88, '#fdb44a'], [1, '#ffd66b']),
  glow: '#ffcf63',
  disc: '#fff0b8',
  far: colour('#8a3a35'),
  haze: colour('#fba24c'),
  ground: ramp([0, '#e88a3c'], [0.2, '#a94a2c'], [0.55, '#55211f'], [1, '#1f0d14']),
  grass: colour('#2a1015'),
  grassLight: colour('#ff9e45'),
  dark: colour('#1c0b12'),
  foliage: { bark: colour('#1a0a10'), dark: colour('#1d0b11'), lit: colour('#6f2a22') },
  clouds: { lit: '#ffc062', shaded: '#8e2f44', cover: 0.42, stretch: 5 },
}

const greenSeason: PlainLight = {
  sky: ramp([0, '#27354a'], [0.45, '#4b6076'], [0.8, '#8197a0'], [1, '#c9c9b4']),
  glow: '#ffe9b5',
  disc: '#fff3d0',
  far: colour('#4d6a68'),
  haze: colour('#b9c2ac'),
  ground: ramp([0, '#c9c276'], [0.2, '#b9a84a'], [0.6, '#73782f'], [1, '#2f3a1c']),
  grass: colour('#3f4a1e'),
  grassLight: colour('#e6d372'),
  dark: colour('#1f2a1c'),
  foliage: { bark: colour('#2d2419'), dark: colour('#1f3320'), lit: colour('#a3aa45') },
  clouds: { lit: '#aab4b8', shaded: '#33425a', cover: 0.78, stretch: 1.6 },
}

const rosePlain: PlainLight = {
  sky: ramp([0, '#39507c'], [0.4, '#8d84a8'], [0.72, '#e8a9a0'], [1, '#fcd6b4']),
  glow: '#ffd9b0',
  disc: '#fff0dc',
  far: colour('#8f7a92'),
  haze: colour('#f3bfa6'),
  ground: ramp([0, '#e8b79c'], [0.25, '#bd8a7c'], [0.6, '#755566'], [1, '#332a44']),
  grass: colour('#4a3748'),
  grassLight: colour('#f8c8a0'),
  dark: colour('#2a2038'),
  foliage: { bark: colour('#2b2036'), dark: colour('#33304a'), lit: colour('#a8808a') },
  clouds: { lit: '#ffe0c8', shaded: '#9b86a6', cover: 0.45, stretch: 4 },
}

/** Plains of grass and thorn trees under a low sun. */
export function drawSavannah(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawAcacia(canvas, random, emberPlain)
  if (scene === 1) return drawGiraffes(canvas, random, goldenPlain)
  if (scene === 2) return drawWaterhole(canvas, random, emberPlain)
  if (scene === 3) return drawBaobabs(canvas, random, rosePlain)
  if (scene === 4) return drawAcacia(canvas, random, greenSeason)
  return drawWaterhole(canvas, random, rosePlain)
}

/** Sky, far hills, tree line and open grass up to the viewer. */
function paintPlain(
  canvas: Canvas,
  random: Random,
  plain: { light: PlainLight; horizon: number; sun: Point; disc: number; hills?: boolean },
): void {
  const { light, horizon, sun } = plain
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon,
    sun: { at: sun, radius: plain.disc, disc: light.disc, light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  if (plain.hills !== false) {
    const ridge = rolling(random, 900, 5, 0.45)
    const hills = mountainLayer(canvas, random, {
      line: (x) => horizon - 34 - ridge(x) * 40,
      depth: 70,
      sun: sun[0] < canvas.width / 2 ? -1 : 1,
      lit: mix(light.far, light.haze, 0.5),
      shaded: mix(light.far, light.haze, 0.3),
      haze: light.haze,
      mist: [0.25, 0.85],
      relief: 0.5,
    })
    paintBelow(canvas, hills.line, hills.paint, horizon + 10)
  }
  for (const [lift, height, near] of [
    [0, 17, 0.22],
    [7, 24, 0.42],
  ] as const) {
    const line = treeLine(random, horizon + lift, height)
    paintBelow(canvas, line, flat(mix(light.haze, light.dark, near)), horizon + lift + 8)
    paintMist(canvas, random, { middle: horizon + lift, spread: 30, colour: light.haze, strength: 0.5 })
  }
  paintGround(canvas, random, light, horizon + 6, sun)
}

function paintGround(canvas: Canvas, random: Random, light: PlainLight, top: number, sun: Point): void {
  const drift = random.next()
  paintBelow(
    canvas,
    (x) => top + soft(x / 2400 + drift, 0.4) * 5,
    (x, y, ink) => {
      const near = (y - top) / (1000 - top)
      const far = 1 / (near + 0.06)
      const u = (x - canvas.width / 2) * far
      const patches = soft(u / 9000 + drift, far * 0.11)
      const tufts = fine(u / 2600, far * 0.9 + drift)
      light.ground(near ** 0.8 + patches * 0.13, ink)
      shade(ink, 1 + tufts * 0.13 * smoothstep(0, 0.3, near))
      const beam = 1 - unit(Math.abs(x - sun[0]) / (420 + near * 700))
      tint(ink, light.grassLight, beam * beam * 0.4 * (1 - near) ** 1.5)
    },
  )
}

function paintGrass(canvas: Canvas, random: Random, light: PlainLight, from: number, height: number): void {
  paintBlades(canvas, random, {
    from,
    to: 1040,
    count: 2600,
    height: [height * 0.16, height],
    lean: 0.16,
    far: mix(light.grass, light.haze, 0.35),
    near: light.dark,
    light: light.grassLight,
    lit: 0.13,
  })
}

function drawAcacia(canvas: Canvas, random: Random, light: PlainLight): Finish {
  const { width } = canvas
  const stormy = light === greenSeason
  const sun: Point = stormy ? [width * 0.98, 330] : [width * 0.6, 610]
  paintPlain(canvas, random, { light, horizon: 690, sun, disc: stormy ? 0 : 88 })
  for (const [place, foot, height] of [
    [0.9, 712, 92],
    [0.1, 716, 105],
    [0.79, 706, 60],
    [0.2, 704, 52],
  ] as const) {
    const pale = mix(light.foliage.dark, light.haze, 0.32)
    const foliage = { bark: pale, dark: pale, lit: mix(light.foliage.lit, light.haze, 0.3) }
    const at: Point = [width * place, foot]
    paintAcacia(canvas, random, { foot: at, height, spread: height * 1.9, sun: 1, foliage })
  }
  const foot: Point = [width * 0.36, 850]
  fill(canvas, [ellipse([foot[0] - 120, foot[1] + 26], 330, 15, 40)], flat(light.dark, 0.35))
  paintAcacia(canvas, random, { foot, height: 560, spread: 980, sun: 0.7, foliage: light.foliage })
  paintGrass(canvas, random, light, 800, 92)
  paintBirds(canvas, random, {
    at: [width * 0.75, 300],
    count: 9,
    spread: 120,
    size: 15,
    colour: mix(light.dark, light.haze, 0.15),
  })
  return { bloom: 0.5 }
}

function drawGiraffes(canvas: Canvas, random: Random, light: PlainLight): Finish {
  const { width } = canvas
  paintPlain(canvas, random, { light, horizon: 640, sun: [width * 0.3, 470], disc: 62 })
  for (const [place, foot, height] of [
    [0.93, 700, 250],
    [0.06, 676, 150],
    [0.17, 660, 84],
    [0.47, 658, 70],
  ] as const) {
    const pale = mix(light.foliage.dark, light.haze, 0.5 - height / 800)
    const foliage = { bark: pale, dark: pale, lit: mix(light.foliage.lit, light.haze, 0.35) }
    paintAcacia(canvas, random, { foot: [width * place, foot], height, spread: height * 1.75, sun: -1, foliage })
  }
  paintMist(canvas, random, { middle: 672, spread: 44, colour: light.haze, strength: 0.45 })
  const herd: readonly (readonly [number, number, number, number])[] = [
    [0.4, 752, 200, 0.3],
    [0.5, 772, 262, 0.2],
    [0.625, 806, 330, 0.08],
    [0.71, 782, 175, 0.14],
  ]
  for (const [place, foot, height, pale] of herd) {
    const at: Point = [width * place, foot]
    fill(canvas, [ellipse([at[0] + height * 0.2, at[1] + 3], height * 0.34, height * 0.022, 30)], flat(light.dark, 0.3))
    paintGiraffe(canvas, at, height, -1, mix(light.dark, light.haze, pale))
  }
  glow(canvas, [width * 0.3, 560], 560, colour(light.glow), 0.28, 1.4)
  paintGrass(canvas, random, light, 760, 74)
  return { bloom: 0.5 }
}

function drawWaterhole(canvas: Canvas, random: Random, light: PlainLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.66, 520]
  paintPlain(canvas, random, { light, horizon: 600, sun, disc: 74, hills: false })
  for (const [place, foot, height] of [
    [0.08, 632, 210],
    [0.91, 626, 150],
    [0.8, 616, 70],
  ] as const) {
    const pale = mix(light.foliage.dark, light.haze, 0.22)
    const foliage = { bark: pale, dark: pale, lit: mix(light.foliage.lit, light.haze, 0.3) }
    paintAcacia(canvas, random, { foot: [width * place, foot], height, spread: height * 1.8, sun: 1, foliage })
  }
  const herd: readonly (readonly [number, number, number, number])[] = [
    [0.24, 674, 122, 1],
    [0.345, 676, 62, 1],
    [0.43, 680, 168, 1],
    [0.56, 678, 138, 1],
    [0.645, 677, 58, 1],
  ]
  const hide = mix(light.dark, light.haze, 0.08)
  for (const [place, foot, height, facing] of herd) {
    paintElephant(canvas, [width * place, foot], height, facing, hide, light.grassLight)
  }
  const body = mix(light.dark, light.far, 0.35)
  paintWater(canvas, random, { shore: 684, body, depth: [0.06, 0.62], ripple: 0.32 })
  paintGlitter(canvas, random, {
    sun,
    shore: 686,
    light: colour(light.disc),
    spread: 120,
    strength: 0.6,
  })
  paintBand(
    canvas,
    (_x, y, ink) => {
      ink.r = light.dark[0]
      ink.g = light.dark[1]
      ink.b = light.dark[2]
      ink.a = 0.5 * (1 - Math.abs(y - 684) / 5)
    },
    679,
    689,
  )
  paintBlades(canvas, random, {
    from: 960,
    to: 1060,
    count: 700,
    height: [60, 150],
    lean: 0.12,
    far: light.dark,
    near: light.dark,
    light: light.grassLight,
    lit: 0.07,
    width: 0.014,
  })
  return { bloom: 0.5 }
}

function drawBaobabs(canvas: Canvas, random: Random, light: PlainLight): Finish {
  const { width } = canvas
  paintPlain(canvas, random, { light, horizon: 700, sun: [width * 0.74, 585], disc: 58 })
  const trees: readonly (readonly [number, number, number])[] = [
    [0.9, 738, 190],
    [0.56, 732, 150],
    [0.1, 752, 290],
    [0.33, 842, 660],
  ]
  for (const [place, foot, height] of trees) {
    const pale = Math.max(0, 0.36 - height / 1500)
    const tone = (of: Colour): Colour => mix(of, light.haze, pale)
    const foliage = {
      bark: tone(light.foliage.bark),
      dark: tone(light.foliage.dark),
      lit: tone(light.foliage.lit),
    }
    const at: Point = [width * place, foot]
    fill(
      canvas,
      [ellipse([at[0] - height * 0.18, at[1] + 4], height * 0.36, height * 0.018, 30)],
      flat(light.dark, 0.35),
    )
    paintBaobab(canvas, random, {
      foot: at,
      height,
      sun: 1,
      foliage,
      light: mix(light.foliage.bark, light.grassLight, 0.5),
    })
  }
  paintGrass(canvas, random, light, 800, 70)
  return { bloom: 0.45 }
}
