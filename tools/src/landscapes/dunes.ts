import { fill, flat, paintBelow, paintLayers, type Canvas } from './canvas.ts'
import { colour, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import type { Finish } from './finish.ts'
import { cellEdge, smoothstep, soft } from './noise.ts'
import { paintWalker } from './figure.ts'
import { bareTree, castShadow } from './plant.ts'
import type { Random } from './random.ts'
import { paintSky, type Clouds } from './sky.ts'
import { duneLayer, type Side } from './terrain.ts'

type Light = {
  readonly sky: Ramp
  readonly haze: Colour
  readonly glow: string
  readonly lit: Ramp
  readonly shaded: Ramp
  readonly far: Colour
  readonly clouds?: Clouds
}

const dawn: Light = {
  sky: ramp([0, '#2f5f8f'], [0.45, '#8fb0b8'], [0.78, '#f3d3a4'], [1, '#fbdcae']),
  haze: colour('#f2c9a0'),
  glow: '#ffe3b0',
  lit: ramp([0, '#f8b068'], [0.25, '#ec8a44'], [0.6, '#d3622e'], [1, '#a9431f']),
  shaded: ramp([0, '#3f1a22'], [0.4, '#5d2428'], [1, '#8a3a2b']),
  far: colour('#c98d74'),
  clouds: { lit: '#fff0d6', shaded: '#c7b6b4', cover: 0.3, stretch: 3 },
}

const noon: Light = {
  sky: ramp([0, '#1f4f95'], [0.5, '#4f8dc4'], [0.85, '#a9d0dd'], [1, '#d6e6e0']),
  haze: colour('#e6cfb8'),
  glow: '#fff6de',
  lit: ramp([0, '#f3a05a'], [0.3, '#e37b3c'], [0.7, '#c9582c'], [1, '#a8441f']),
  shaded: ramp([0, '#571f22'], [0.5, '#7d2f28'], [1, '#a04a30']),
  far: colour('#bd8a78'),
}

const dusk: Light = {
  sky: ramp([0, '#2a2750'], [0.35, '#6b4a80'], [0.68, '#dc7f76'], [0.9, '#f8b57c'], [1, '#ffd28f']),
  haze: colour('#e59a7c'),
  glow: '#ffd08a',
  lit: ramp([0, '#ffa065'], [0.3, '#e26a48'], [0.7, '#a93f41'], [1, '#742f41']),
  shaded: ramp([0, '#23132f'], [0.45, '#41203e'], [1, '#6c304a']),
  far: colour('#a86a7c'),
  clouds: { lit: '#ffc08a', shaded: '#8c5878', cover: 0.42, stretch: 4 },
}

/** Sossusvlei: one great crest, the dead trees of a white pan, or a sea of dunes. */
export function drawDunes(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawCrest(canvas, random, dawn, 1)
  if (scene === 1) return drawPanTrees(canvas, random, noon)
  if (scene === 2) return drawDuneSea(canvas, random, dusk)
  if (scene === 3) return drawCrest(canvas, random, dusk, -1)
  if (scene === 4) return drawPanTrees(canvas, random, dusk)
  return drawDuneSea(canvas, random, dawn)
}

function drawCrest(canvas: Canvas, random: Random, light: Light, sun: Side): Finish {
  const { width } = canvas
  const from = (place: number): number => (sun > 0 ? width * place : width * (1 - place))
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 600,
    sun: { at: [from(0.92), 470], radius: 0, disc: light.glow, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  const colours = { sun, lit: light.lit, shaded: light.shaded, haze: light.haze }
  const flanks = (left: number, right: number): { left: number; right: number } =>
    sun > 0 ? { left: width * left, right: width * right } : { left: width * right, right: width * left }
  const far = [0, 1, 2].map((layer) =>
    duneLayer(random, {
      ...colours,
      ...flanks(random.between(0.3, 0.5), random.between(0.3, 0.5)),
      peak: [from(0.97 - layer * 0.12 - random.between(0, 0.1)), 500 + layer * 34],
      base: 610 + layer * 40,
      lean: -sun * 0.7,
      sway: 12,
      bend: 40,
      mist: [0.35, 0.62 - layer * 0.14],
      ripple: 0,
    }),
  )
  const summit = [from(0.36), 262] as const
  const great = duneLayer(random, {
    ...colours,
    ...flanks(0.75, 0.98),
    peak: summit,
    base: 905,
    round: 1.16,
    lean: sun * 0.34,
    sway: sun * 104,
    bend: 128,
    mist: [0.1, 0],
    ripple: 0.8,
  })
  paintLayers(canvas, [
    ...far,
    duneLayer(random, {
      ...colours,
      ...flanks(0.2, 0.62),
      peak: [from(0.1), 372],
      base: 820,
      round: 1.2,
      lean: sun * 0.9,
      sway: 40,
      bend: 90,
      mist: [0.15, 0.12],
      ripple: 0.3,
    }),
    great,
    duneLayer(random, {
      ...colours,
      ...flanks(1.3, 0.5),
      peak: [from(1.02), 765],
      base: 1040,
      lean: -sun * 2.4,
      sway: 40,
      bend: 90,
      mist: [0, 0],
      ripple: 1,
    }),
  ])
  for (let count = 0; count < 3; count += 1) {
    const x = summit[0] - sun * (34 + count * 19 + (count % 2) * 7)
    paintWalker(canvas, [x, great.line(x) + 1.5], 15)
  }
  return { bloom: 0.4 }
}

function drawPanTrees(canvas: Canvas, random: Random, light: Light): Finish {
  const { width } = canvas
  const sun: Side = 1
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 560,
    sun: { at: [width * 0.98, 300], radius: 0, disc: light.glow, light: light.glow, strength: 0.6 },
    clouds: light.clouds,
  })
  const dunes: readonly (readonly [number, number, number, number])[] = [
    [0.8, 330, 0.5, 0.4],
    [0.28, 205, 0.55, 0.3],
    [1.04, 420, 0.5, 0.16],
  ]
  const layers = dunes.map(([place, top, spread, mist]) =>
    duneLayer(random, {
      peak: [width * place, top],
      left: width * spread,
      right: width * (spread + 0.15),
      base: 640,
      lean: -0.35,
      sway: 34,
      bend: 80,
      sun,
      lit: light.lit,
      shaded: light.shaded,
      haze: light.haze,
      mist: [0.2, mist * 0.6],
      ripple: 0.25,
    }),
  )
  paintLayers(canvas, layers, 640)
  const clay = mix(light.haze, colour('#fff6ea'), 0.55)
  const low = mix(light.haze, colour('#b89a92'), 0.5)
  paintBelow(
    canvas,
    (x) => 618 + soft(x / 2600 + 0.2, 0.7) * 14,
    (x, y, ink) => {
      const near = (y - 600) / 400
      const far = 1 / (near + 0.16)
      const crack = cellEdge((x - width / 2) * far * 0.012, far * 7.2)
      ink.r = clay[0]
      ink.g = clay[1]
      ink.b = clay[2]
      tint(ink, low, smoothstep(0.1, 1.1, near) * 0.55 + soft(x / 1800, y / 420) * 0.16)
      shade(ink, 1 - smoothstep(0.12, 0.03, crack) * 0.16 * smoothstep(0.06, 0.35, near))
    },
  )
  const bark = mix(colour('#1d1416'), light.far, 0.08)
  const shadow = mix(low, colour('#4a2b3c'), 0.7)
  const trees: readonly (readonly [number, number, number])[] = [
    [0.57, 650, 150],
    [0.13, 668, 190],
    [0.86, 700, 290],
    [0.34, 800, 610],
  ]
  for (const [place, foot, height] of trees) {
    const at = [width * place, foot] as const
    const tree = bareTree(random, { foot: at, height, sun, twist: 1, forks: 6 })
    fill(canvas, castShadow(tree.wood, at, -1.25, 0.26), flat(shadow, 0.5))
    fill(canvas, tree.wood, flat(mix(bark, light.haze, Math.max(0, 0.3 - height / 900))))
    fill(canvas, tree.light, flat(mix(light.haze, colour('#c4713f'), 0.45), 0.5))
  }
  return { bloom: 0.25, vignette: 0.3 }
}

function drawDuneSea(canvas: Canvas, random: Random, light: Light): Finish {
  const { width } = canvas
  const sunAt = [width * 0.68, 318] as const
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 420,
    sun: { at: sunAt, radius: 46, disc: '#fff3cf', light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  const count = 16
  const layers = Array.from({ length: count }, (_, index) => {
    const near = Math.floor(index / 2) / (count / 2 - 1)
    const base = 420 + near ** 1.35 * 590
    const high = 50 + near * 210
    const place = index % 2 === 0 ? random.between(-0.05, 0.35) : random.between(0.55, 1.05)
    return duneLayer(random, {
      peak: [width * place, base - high * random.between(0.75, 1.2)],
      left: width * random.between(0.35, 0.6),
      right: width * random.between(0.35, 0.6),
      base: base + 10,
      lean: random.between(-0.9, -0.2),
      sway: 20 + near * 50,
      bend: 36 + near * 70,
      sun: 1,
      lit: light.lit,
      shaded: light.shaded,
      haze: light.haze,
      mist: [0.34 - near * 0.2, 0.72 * (1 - near) ** 1.3],
      ripple: near * 0.8,
    })
  })
  paintLayers(canvas, layers)
  return { bloom: 0.5 }
}
