import { fill, flat, glow, paintBand, paintBelow, type Canvas, type Outline, type Point } from './canvas.ts'
import { lamps, paintCape, type CityLight } from './city-light.ts'
import { colour, dip, mix } from './colour.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, unit } from './noise.ts'
import { box, closedCurve, ellipse, limb, openCurve } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintSky } from './sky.ts'
import { skyline, slopeLights } from './skyline.ts'
import { paintStars } from './star.ts'
import { paintWater } from './water.ts'

/** The waterfront across the harbour, with its lights in the water. */
export function drawHarbour(canvas: Canvas, random: Random, light: CityLight): Finish {
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
    spokes.push(
      limb(
        [
          [x, y, 0.5],
          [rim[0], rim[1], 0.5],
        ],
        1,
      ),
    )
    spokes.push(
      limb(
        [
          [rim[0], rim[1], 1],
          [x + Math.cos(next) * radius, y + Math.sin(next) * radius, 1],
        ],
        1,
      ),
    )
    gondolas.push(ellipse([x + Math.cos(angle) * (radius + 4), y + Math.sin(angle) * (radius + 4)], 2.7, 2.7, 10))
  }
  glow(canvas, [x, y], radius * 1.7, colour('#ffdca8'), 0.3)
  const legs = [-1, 1].map((side) =>
    limb(
      [
        [x, y, 1.6],
        [x + side * radius * 0.5, y + radius * 1.18, 2.2],
      ],
      1,
    ),
  )
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
      limb(
        [
          [x, y - size * 0.05, size * 0.008],
          [x, y - size * 1.15, size * 0.005],
        ],
        1,
      ),
      limb([
        [x, y - size * 0.2, size * 0.02],
        [x - size * 0.2, y - size * 0.195, size * 0.028],
        [x - size * 0.42, y - size * 0.185, size * 0.012],
      ]),
      limb(
        [
          [x, y - size * 1.12, 0.6],
          [x + size * 0.52, y - size * 0.1, 0.6],
        ],
        1,
      ),
      limb(
        [
          [x, y - size * 1.12, 0.6],
          [x - size * 0.47, y - size * 0.1, 0.6],
        ],
        1,
      ),
      closedCurve([
        [x - size * 0.25, y - size * 0.08],
        [x - size * 0.2, y - size * 0.15],
        [x + size * 0.16, y - size * 0.14],
        [x + size * 0.26, y - size * 0.08],
      ]),
    ]
    fill(canvas, [hull, ...rig], flat(dark))
    const lamp: Point = [x - size * 0.05, y - size * 0.11]
    fill(
      canvas,
      [box(lamp[0] - size * 0.09, lamp[1] - size * 0.015, lamp[0] + size * 0.12, lamp[1] + size * 0.012)],
      flat(colour('#ffd48a')),
    )
    glow(canvas, lamp, size * 0.6, colour('#ffc878'), 0.4)
  }
}
