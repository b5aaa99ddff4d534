import { fill, flat, glow, paintBand, paintBelow, type Canvas, type Outline, type Point } from './canvas.ts'
import { capeLine } from './cape.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, unit, type Line } from './noise.ts'
import { box, closedCurve, ellipse, limb, openCurve } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky, type Clouds } from './sky.ts'
import { paintStars } from './star.ts'
import { mountainLayer } from './terrain.ts'
import { paintWater } from './water.ts'

type CityLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly haze: Colour
  readonly rockLit: Colour
  readonly rockDark: Colour
  readonly wall: Colour
  readonly wallLit: Colour
  readonly water: Colour
  readonly stars: number
  readonly clouds: Clouds
}

const blueHour: CityLight = {
  sky: ramp([0, '#10214a'], [0.45, '#2f4f86'], [0.78, '#8a86a8'], [0.95, '#f0b08a'], [1, '#ffc792']),
  glow: '#ffc38c',
  haze: colour('#a58a9c'),
  rockLit: colour('#7d7590'),
  rockDark: colour('#1d2c54'),
  wall: colour('#1b2646'),
  wallLit: colour('#5b5f80'),
  water: colour('#14264c'),
  stars: 0.5,
  clouds: { lit: '#d99a94', shaded: '#3c4a7c', cover: 0.42, stretch: 5 },
}

const roseDusk: CityLight = {
  sky: ramp([0, '#2c3a70'], [0.4, '#77659a'], [0.72, '#e58c88'], [0.93, '#ffc18a'], [1, '#ffd79a']),
  glow: '#ffca8c',
  haze: colour('#e39c90'),
  rockLit: colour('#d98472'),
  rockDark: colour('#43345e'),
  wall: colour('#3a2f55'),
  wallLit: colour('#c98a80'),
  water: colour('#3c3a68'),
  stars: 0,
  clouds: { lit: '#ffc09a', shaded: '#7d6494', cover: 0.5, stretch: 4 },
}

const tealNight: CityLight = {
  sky: ramp([0, '#07142c'], [0.5, '#12355a'], [0.85, '#2f6c84'], [1, '#7fa89c']),
  glow: '#a9d4c4',
  haze: colour('#4a7d8c'),
  rockLit: colour('#44708a'),
  rockDark: colour('#0c2138'),
  wall: colour('#0d1d33'),
  wallLit: colour('#2f4f66'),
  water: colour('#0b2038'),
  stars: 1,
  clouds: { lit: '#5d8f9c', shaded: '#12304f', cover: 0.35, stretch: 4 },
}

const lamps = ['#ffd98a', '#ffc46a', '#fff0c9', '#ffb45a'].map(colour)

/** Cape Town under its flat-topped mountain: over the water of the harbour, or down into the city bowl. */
export function drawCity(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawHarbour(canvas, random, blueHour)
  if (scene === 1) return drawBowl(canvas, random, roseDusk)
  if (scene === 2) return drawHarbour(canvas, random, roseDusk)
  if (scene === 3) return drawBowl(canvas, random, tealNight)
  if (scene === 4) return drawHarbour(canvas, random, tealNight)
  return drawBowl(canvas, random, blueHour)
}

function paintCape(
  canvas: Canvas,
  random: Random,
  light: CityLight,
  cape: { middle: number; span: number; top: number; base: number },
): Line {
  const line = capeLine(random, cape)
  const layer = mountainLayer(canvas, random, {
    line,
    depth: cape.base - cape.top,
    sun: 1,
    lit: light.rockLit,
    shaded: light.rockDark,
    haze: light.haze,
    mist: [0.06, 0.5],
    relief: 0.95,
    grain: 0.62,
    strata: 0.75,
  })
  paintBelow(canvas, layer.line, layer.paint, cape.base + 6)
  return line
}

function drawHarbour(canvas: Canvas, random: Random, light: CityLight): Finish {
  const { width } = canvas
  const shore = 640
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: shore - 30,
    sun: { at: [width * 0.93, 560], radius: 0, disc: light.glow, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  paintStars(canvas, random, { count: 900, bottom: 420, strength: light.stars, size: 1 })
  paintCape(canvas, random, light, { middle: width * 0.45, span: width * 0.44, top: 232, base: shore })
  slopeLights(canvas, random, { top: 520, bottom: 628, left: 0, right: width, count: 900, size: 1.5 })
  paintMist(canvas, random, { middle: 590, spread: 70, colour: light.haze, strength: 0.42 })
  skyline(canvas, random, light, () => shore, [34, 120], 54, 0.35)
  skyline(canvas, random, light, () => shore, [24, 92], 46, 0.1)
  quay(canvas, random, light, shore)
  paintWater(canvas, random, { shore: shore + 2, body: light.water, depth: [0.08, 0.6], ripple: 0.42 })
  reflectLamps(canvas, random, shore)
  boats(canvas, light)
  return { bloom: 0.55, vignette: 0.3 }
}

/** Houses on the lower slopes, seen only as lights. */
function slopeLights(
  canvas: Canvas,
  random: Random,
  field: { top: number; bottom: number; left: number; right: number; count: number; size: number },
): void {
  const clump = random.next()
  const dots: Outline[][] = lamps.map(() => [])
  for (let count = 0; count < field.count; count += 1) {
    const x = random.between(field.left, field.right)
    const y = field.bottom - (field.bottom - field.top) * random.next() ** 1.7
    if (soft(x / 1100 + clump, y / 420) < random.between(-0.5, 0.25)) continue
    const size = field.size * random.between(0.5, 1.1)
    dots[count % lamps.length]?.push(ellipse([x, y], size, size, 6))
  }
  lamps.forEach((lamp, index) => fill(canvas, dots[index] ?? [], flat(lamp, 0.85)))
}

/** A row of towers with lit windows. */
function skyline(
  canvas: Canvas,
  random: Random,
  light: CityLight,
  ground: Line,
  heights: readonly [low: number, high: number],
  wide: number,
  haze: number,
): void {
  const wall = mix(light.wall, light.haze, haze)
  const bright = mix(light.wallLit, light.haze, haze)
  for (let x = -20; x < canvas.width + 20; ) {
    const across = wide * random.between(0.5, 1.2)
    const centre = 1 - Math.abs((x - canvas.width * 0.46) / (canvas.width * 0.55)) ** 2
    const high = heights[0] + (heights[1] - heights[0]) * unit(centre) * random.next() ** 1.3
    const foot = ground(x + across / 2)
    if (random.chance(0.88)) {
      building(canvas, random, { left: x, right: x + across, top: foot - high, foot: foot + 6, wall, bright })
    }
    x += across * random.between(0.82, 1.12)
  }
}

function building(
  canvas: Canvas,
  random: Random,
  tower: { left: number; right: number; top: number; foot: number; wall: Colour; bright: Colour },
): void {
  const { left, right, top, foot } = tower
  const across = right - left
  fill(canvas, [box(left, top, right, foot)], (x, y, ink) => {
    dip(ink, tower.wall)
    tint(ink, tower.bright, smoothstep(left + across * 0.62, left + across * 0.66, x) * 0.4)
    tint(ink, tower.bright, smoothstep(foot, top, y) * 0.18)
  })
  if (foot - top > 60 && random.chance(0.5)) {
    const inset = across * random.between(0.2, 0.34)
    fill(canvas, [box(left + inset, top - 12, right - inset, top)], flat(tower.wall))
  }
  const step = Math.max(5, across / Math.round(across / random.between(6, 8.5)))
  const panes: Outline[][] = lamps.map(() => [])
  const share = random.between(0.12, 0.55)
  for (let y = top + 6; y < foot - 5; y += step * 1.1) {
    for (let x = left + step * 0.5; x < right - step * 0.4; x += step) {
      if (!random.chance(share)) continue
      panes[Math.floor(random.next() * lamps.length)]?.push(box(x, y, x + step * 0.52, y + step * 0.55))
    }
  }
  lamps.forEach((lamp, index) => fill(canvas, panes[index] ?? [], flat(lamp, 0.88)))
}

/** The waterfront: a dark quay with lamps, a clock tower and a wheel. */
function quay(canvas: Canvas, random: Random, light: CityLight, shore: number): void {
  const { width } = canvas
  const dark = mix(light.wall, colour('#080c18'), 0.4)
  wheel(canvas, [width * 0.7, shore - 74], 62, light)
  const tower = width * 0.3
  fill(
    canvas,
    [
      box(tower - 13, shore - 86, tower + 13, shore),
      [
        [tower - 18, shore - 86],
        [tower, shore - 126],
        [tower + 18, shore - 86],
      ],
    ],
    flat(mix(colour('#8c3c3c'), light.wall, 0.5)),
  )
  fill(canvas, [ellipse([tower, shore - 70], 7, 7)], flat(colour('#ffe9b8')))
  const roofs = rolling(random, 70, 3, 0.7)
  paintBelow(canvas, (x) => shore - 9 - Math.max(0, roofs(x)) * 26, flat(dark), shore + 3)
  const warm: Outline[] = []
  for (let x = random.between(0, 16); x < width; x += random.between(9, 26)) {
    warm.push(box(x, shore - 9, x + random.between(3, 9), shore - 4))
  }
  fill(canvas, warm, flat(colour('#ffca74'), 0.9))
  for (let lamp = 0; lamp < 34; lamp += 1) {
    const at: Point = [width * ((lamp + random.between(0.2, 0.8)) / 34), shore - random.between(10, 22)]
    glow(canvas, at, 34, lamps[lamp % lamps.length] ?? lamps[0] ?? [1, 1, 1], 0.6)
    fill(canvas, [ellipse(at, 2.4, 2.4, 10)], flat(colour('#fff4d8')))
  }
  const shine = colour('#ffb765')
  paintBand(
    canvas,
    (_x, y, ink) => {
      dip(ink, shine)
      ink.a = 0.2 * (1 - Math.abs(y - shore + 10) / 50)
    },
    shore - 58,
    shore,
  )
}

function wheel(canvas: Canvas, [x, y]: Point, radius: number, light: CityLight): void {
  const spokes: Outline[] = []
  const gondolas: Outline[] = []
  for (let spoke = 0; spoke < 24; spoke += 1) {
    const angle = (spoke / 24) * Math.PI * 2
    const rim: Point = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    const next = angle + Math.PI / 12
    spokes.push(limb([[x, y, 0.5], [rim[0], rim[1], 0.5]], 1))
    spokes.push(limb([[rim[0], rim[1], 1], [x + Math.cos(next) * radius, y + Math.sin(next) * radius, 1]], 1))
    gondolas.push(ellipse([x + Math.cos(angle) * (radius + 4), y + Math.sin(angle) * (radius + 4)], 2.7, 2.7, 10))
  }
  glow(canvas, [x, y], radius * 1.7, colour('#ffdca8'), 0.3)
  const legs = [-1, 1].map((side) => limb([[x, y, 1.6], [x + side * radius * 0.5, y + radius * 1.18, 2.2]], 1))
  fill(canvas, legs, flat(mix(light.wallLit, colour('#ffffff'), 0.3)))
  fill(canvas, spokes, flat(colour('#ffe6bd'), 0.75))
  fill(canvas, gondolas, flat(colour('#fff6e2')))
}

/** Long trembling columns of lamp light on the water. */
function reflectLamps(canvas: Canvas, random: Random, shore: number): void {
  for (let count = 0; count < 46; count += 1) {
    const x = canvas.width * random.next()
    const wide = random.between(4, 11)
    const long = random.between(90, 300)
    const lamp = lamps[count % lamps.length] ?? lamps[0]
    if (!lamp) continue
    const drift = random.next()
    fill(canvas, [box(x - wide * 4, shore + 3, x + wide * 4, shore + long)], (px, py, ink) => {
      const down = (py - shore) / long
      const row = Math.log(py - shore + 12) * 3.4
      const sway = soft(drift, row * 0.5) * wide * (1 + down * 3)
      const across = Math.abs(px - x - sway) / (wide * (0.5 + down * 1.6))
      const broken = smoothstep(-0.25, 0.4, fine(drift + px / 2600, row * 0.6) + 0.3 - down * 0.5)
      dip(ink, lamp)
      ink.a = unit(0.62 * unit(1 - down) ** 1.2 * Math.exp(-across * across * 2) * broken)
    })
  }
}

function boats(canvas: Canvas, light: CityLight): void {
  for (const [place, y, size] of [
    [0.16, 742, 150],
    [0.83, 706, 96],
    [0.76, 812, 210],
  ] as const) {
    const x = canvas.width * place
    const deck = openCurve([
      [x - size * 0.46, y - size * 0.1],
      [x - size * 0.1, y - size * 0.075],
      [x + size * 0.3, y - size * 0.1],
      [x + size * 0.58, y - size * 0.15],
    ])
    const hull: Outline = [...deck, [x + size * 0.42, y + size * 0.015], [x - size * 0.4, y + size * 0.015]]
    const dark = mix(light.wall, colour('#060a14'), 0.45)
    fill(canvas, [ellipse([x, y + size * 0.16], size * 0.46, size * 0.15)], (px, py, ink) => {
      dip(ink, dark)
      ink.a = 0.55 * smoothstep(-0.3, 0.2, fine(px / 1400, py / 120)) * unit(1 - (py - y) / (size * 0.34))
    })
    const rig = [
      limb([[x, y - size * 0.05, size * 0.008], [x, y - size * 1.15, size * 0.005]], 1),
      limb([[x, y - size * 0.2, size * 0.02], [x - size * 0.2, y - size * 0.195, size * 0.028], [x - size * 0.42, y - size * 0.185, size * 0.012]]),
      limb([[x, y - size * 1.12, 0.6], [x + size * 0.52, y - size * 0.1, 0.6]], 1),
      limb([[x, y - size * 1.12, 0.6], [x - size * 0.47, y - size * 0.1, 0.6]], 1),
      closedCurve([
        [x - size * 0.25, y - size * 0.08],
        [x - size * 0.2, y - size * 0.15],
        [x + size * 0.16, y - size * 0.14],
        [x + size * 0.26, y - size * 0.08],
      ]),
    ]
    fill(canvas, [hull, ...rig], flat(dark))
    const lamp: Point = [x - size * 0.05, y - size * 0.11]
    fill(canvas, [box(lamp[0] - size * 0.09, lamp[1] - size * 0.015, lamp[0] + size * 0.12, lamp[1] + size * 0.012)], flat(colour('#ffd48a')))
    glow(canvas, lamp, size * 0.6, colour('#ffc878'), 0.4)
  }
}

/** The city bowl seen from a hill: streets of light climb to the foot of the mountain. */
function drawBowl(canvas: Canvas, random: Random, light: CityLight): Finish {
  const { width } = canvas
  const foot = 520
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: foot - 40,
    sun: { at: [width * 0.06, 420], radius: 0, disc: light.glow, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  paintStars(canvas, random, { count: 900, bottom: 380, strength: light.stars, size: 1 })
  paintCape(canvas, random, light, { middle: width * 0.5, span: width * 0.58, top: 170, base: foot + 60 })
  cityFloor(canvas, random, light, foot)
  const rows = 10
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1)
    const y = foot + 36 + near ** 1.5 * 350
    const swell = rolling(random, 640, 2, 0.5)
    const ground: Line = (x) => y - swell(x) * (12 + near * 34)
    treetops(canvas, random, light, (x) => ground(x) - 6 - near * 8, near)
    if (row === 2 || row === 4) towers(canvas, random, light, y, near)
    skyline(canvas, random, light, ground, [5 + near * 12, 13 + near * 46], 22 + near * 60, 0.5 * (1 - near))
    paintMist(canvas, random, { middle: y - 4, spread: 26 + near * 26, colour: light.haze, strength: 0.34 * (1 - near) })
  }
  avenues(canvas, random, foot)
  hillside(canvas, random, light)
  return { bloom: 0.6, vignette: 0.32 }
}

/** The towers of the centre, where the streets meet. */
function towers(canvas: Canvas, random: Random, light: CityLight, foot: number, near: number): void {
  const wall = mix(light.wall, light.haze, 0.3)
  const bright = mix(light.wallLit, light.haze, 0.3)
  for (let count = 0; count < 16; count += 1) {
    const place = (random.next() + random.next()) / 2 - 0.5
    const left = canvas.width * (0.46 + place * 0.6)
    const across = random.between(22, 40)
    const top = foot - random.between(40, 70 + near * 150) * (1 - Math.abs(place))
    building(canvas, random, { left, right: left + across, top, foot, wall, bright })
  }
}

/** Gardens and avenues of trees between the houses. */
function treetops(canvas: Canvas, random: Random, light: CityLight, ground: Line, near: number): void {
  const crowns = rolling(random, 50 + near * 110, 4, 0.6)
  const stand = rolling(random, 420, 2, 0.5)
  const dark = mix(mix(light.wall, colour('#0c1c1c'), 0.5), light.haze, 0.45 * (1 - near))
  paintBelow(
    canvas,
    (x) => ground(x) - (8 + near * 26) * Math.max(0, stand(x) * 1.4 + crowns(x) * 0.9 + 0.35),
    (x, y, ink) => {
      dip(ink, dark)
      tint(ink, light.wallLit, smoothstep(0.1, 0.6, fine(x / 300, y / 260)) * 0.16)
    },
    ground(canvas.width / 2) + 60 + near * 60,
  )
}

function cityFloor(canvas: Canvas, random: Random, light: CityLight, foot: number): void {
  const hills = rolling(random, 700, 3, 0.5)
  const slope = mix(light.rockDark, light.wall, 0.5)
  paintBelow(
    canvas,
    (x) => foot + 6 - hills(x) * 18 - ((x / canvas.width - 0.5) * 2) ** 2 * 36,
    (x, y, ink) => {
      const near = (y - foot) / (1000 - foot)
      dip(ink, slope)
      tint(ink, light.haze, 0.5 * Math.exp(-Math.max(0, near) * 7))
      shade(ink, 1 + fine(x / 420, y / 210) * 0.2)
    },
  )
  slopeLights(canvas, random, { top: foot - 6, bottom: foot + 90, left: 0, right: canvas.width, count: 2600, size: 1.6 })
}

/** Lit streets that wind between the houses. */
function avenues(canvas: Canvas, random: Random, foot: number): void {
  for (let street = 0; street < 5; street += 1) {
    const start = canvas.width * random.between(0.05, 0.95)
    const turn = random.between(-1, 1)
    for (let lamp = 0; lamp < 30; lamp += 1) {
      const t = lamp / 30
      const y = foot + 28 + t ** 1.6 * 360
      const x = start + (start - canvas.width / 2) * t * 0.9 + Math.sin(t * 5 + turn * 3) * 60 * (0.3 + t) * turn
      glow(canvas, [x, y], 6 + t * 20, lamps[1] ?? [1, 1, 1], 0.15)
      fill(canvas, [ellipse([x, y], 0.7 + t * 1.2, 0.7 + t * 1.2, 8)], flat(colour('#ffe6b8'), 0.9))
    }
  }
}

/** The near hill with pines, dark against the lights. */
function hillside(canvas: Canvas, random: Random, light: CityLight): void {
  const { width } = canvas
  const dark = mix(light.wall, colour('#04070f'), 0.55)
  const rough = rolling(random, 300, 5, 0.5)
  const line: Line = (x) => 955 - ((width - x) / width - 0.5) * 130 + rough(x) * 24
  paintBelow(canvas, line, (x, y, ink) => {
    dip(ink, dark)
    tint(ink, light.haze, smoothstep(14, 0, y - line(x)) * 0.16 + unit(fine(x / 300, y / 200)) * 0.08)
  })
  for (const [place, height] of [
    [0.9, 380],
    [0.97, 300],
    [0.79, 210],
    [0.07, 150],
  ] as const) {
    stonePine(canvas, random, [width * place, line(width * place) + 8], height, dark, mix(dark, light.haze, 0.22))
  }
}

/** A stone pine, as they stand on the slopes above the city: a leaning stem under a rounded roof of needles. */
function stonePine(canvas: Canvas, random: Random, [x, y]: Point, height: number, dark: Colour, lit: Colour): void {
  const lean = random.between(-0.12, 0.04) * height
  const crown: Point = [x + lean, y - height * 0.82]
  const wood: Outline[] = [
    limb([
      [x, y, height * 0.03],
      [x + lean * 0.25, y - height * 0.4, height * 0.021],
      [crown[0], crown[1] + height * 0.06, height * 0.013],
    ]),
  ]
  for (const side of [-1, -0.55, 0.5, 1]) {
    wood.push(
      limb([
        [x + lean * 0.6, y - height * 0.58, height * 0.012],
        [crown[0] + side * height * 0.14, crown[1] + height * 0.08, height * 0.008],
        [crown[0] + side * height * 0.25, crown[1] - height * 0.01, height * 0.004],
      ]),
    )
  }
  fill(canvas, wood, flat(dark))
  const tones: Outline[][] = [[], []]
  for (let tuft = 0; tuft < 260; tuft += 1) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    const dy = Math.sin(angle) * reach
    const at: Point = [
      crown[0] + Math.cos(angle) * reach * height * 0.36,
      crown[1] + (dy > 0 ? dy * 0.05 : dy * 0.17) * height,
    ]
    tones[dy < -0.45 && random.chance(0.6) ? 1 : 0]?.push(
      closedCurve(
        [
          [at[0] - height * 0.034, at[1]],
          [at[0], at[1] - height * 0.016],
          [at[0] + height * 0.034, at[1] + height * 0.003],
          [at[0], at[1] + height * 0.012],
        ],
        3,
      ),
    )
  }
  fill(canvas, tones[0] ?? [], flat(dark))
  fill(canvas, tones[1] ?? [], flat(lit))
}
