import { fill, flat, glow, paintBelow, type Canvas, type Outline, type Point } from './canvas.ts'
import { lamps, paintCape, type CityLight } from './city-light.ts'
import { colour, dip, mix, shade, tint, type Colour } from './colour.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, unit, type Line } from './noise.ts'
import { closedCurve, ellipse, limb } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky } from './sky.ts'
import { building, skyline, slopeLights } from './skyline.ts'
import { paintStars } from './star.ts'

/** The city bowl seen from a hill: streets of light climb to the foot of the mountain. */
export function drawBowl(canvas: Canvas, random: Random, light: CityLight): Finish {
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
    skyline(canvas, random, light, ground, [5 + near * 12, 13 + near * 46], 22 + near * 60, 0.36 * (1 - near))
    paintMist(canvas, random, {
      middle: y - 4,
      spread: 26 + near * 26,
      colour: light.haze,
      strength: 0.34 * (1 - near),
    })
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
  slopeLights(canvas, random, {
    top: foot - 6,
    bottom: foot + 90,
    left: 0,
    right: canvas.width,
    count: 2600,
    size: 1.6,
  })
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
