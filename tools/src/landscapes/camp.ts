import { fill, flat, glow, type Canvas, type Outline, type Point } from './canvas.ts'
import { colour, dip, mix, shade, tint, type Colour } from './colour.ts'
import { fine, smoothstep, unit } from './noise.ts'
import { closedCurve, ellipse, limb } from './outline.ts'
import type { Random } from './random.ts'

/** A safari tent at night, lit from within: canvas walls under a fly sheet, an open flap, guy ropes. */
export function paintTent(canvas: Canvas, [x, y]: Point, size: number, lit: number, dark: Colour): void {
  const warm = colour('#ffb65c')
  const hot = colour('#fff0c2')
  const deep = colour('#8f4a20')
  const at = (across: number, up: number): Point => [x + across * size, y - up * size]
  glow(canvas, at(0, 0.25), size * 1.7, warm, 0.34 * lit, 1.5)
  fill(canvas, [ellipse(at(0, -0.01), size * 0.95, size * 0.06, 40)], flat(mix(dark, warm, 0.42), 0.55 * lit))
  const ropes = [-1, 1].flatMap((side) => [
    limb(
      [
        [...at(side * 0.62, 0.44), 0.7],
        [...at(side * 0.98, -0.01), 0.7],
      ],
      1,
    ),
    limb(
      [
        [...at(side * 0.5, 0.5), 0.7],
        [...at(side * 0.84, 0.03), 0.7],
      ],
      1,
    ),
  ])
  fill(canvas, ropes, flat(mix(dark, warm, 0.28), 0.8))
  const walls: Outline = [at(-0.56, 0), at(-0.54, 0.4), at(0, 0.66), at(0.54, 0.4), at(0.56, 0)]
  fill(canvas, [walls], (px, py, ink) => {
    const off = Math.hypot((px - x) / size, ((y - py) / size - 0.2) * 1.25)
    dip(ink, hot)
    tint(ink, warm, smoothstep(0.02, 0.34, off))
    tint(ink, deep, smoothstep(0.28, 0.72, off) * 0.9)
    shade(ink, 1 + fine(px / 420, py / 900) * 0.05)
    tint(ink, dark, 1 - lit)
  })
  const poles = [-0.54, -0.2, 0.2, 0.54].map((place) =>
    limb(
      [
        [...at(place, 0), size * 0.007],
        [...at(place, 0.66 - Math.abs(place) * 0.46), size * 0.007],
      ],
      1,
    ),
  )
  fill(canvas, poles, flat(mix(deep, dark, 0.5), 0.75))
  const flap: Outline = [at(-0.15, 0), at(-0.14, 0.36), at(0, 0.44), at(0.14, 0.36), at(0.15, 0)]
  fill(canvas, [flap], (_px, py, ink) => {
    dip(ink, hot)
    tint(ink, warm, smoothstep(0.1, 0.45, (y - py) / size) * 0.5)
    ink.a = lit
  })
  const drapes = [-1, 1].map((side) =>
    closedCurve(
      [at(side * 0.15, 0), at(side * 0.145, 0.36), at(side * 0.05, 0.41), at(side * 0.09, 0.2), at(side * 0.12, 0)],
      4,
    ),
  )
  fill(canvas, drapes, flat(mix(deep, warm, 0.4), 0.9))
  const fly: Outline = [
    ...[-0.72, -0.36, 0].map((place) => at(place, 0.78 - Math.abs(place) * 0.5 + (place === -0.36 ? -0.018 : 0))),
    ...[0.36, 0.72].map((place) => at(place, 0.78 - place * 0.5 + (place === 0.36 ? -0.018 : 0))),
    at(0.7, 0.375),
    at(0, 0.7),
    at(-0.7, 0.375),
  ]
  const sheet = mix(dark, deep, 0.38)
  fill(canvas, [fly], (px, _py, ink) => {
    dip(ink, sheet)
    tint(ink, warm, 0.3 * unit(1 - Math.abs(px - x) / (size * 0.7)) * lit)
  })
}

/** A fire with its light on the ground, and people sitting around it when there is room. */
export function paintFire(canvas: Canvas, random: Random, [x, y]: Point, size: number, dark: Colour): void {
  const ember = colour('#ff8a3c')
  glow(canvas, [x, y - size * 0.4], size * 6, ember, 0.34, 1.7)
  glow(canvas, [x, y - size * 0.3], size * 2, colour('#ffc36b'), 0.5)
  const logs = [-1, 0.4, 1].map((turn) =>
    limb(
      [
        [x - turn * size * 0.5, y + size * 0.02, size * 0.06],
        [x + turn * size * 0.4, y - size * 0.12, size * 0.05],
      ],
      1,
    ),
  )
  for (const [tone, scale] of [
    ['#ff7a2e', 1],
    ['#ffb347', 0.72],
    ['#fff0b8', 0.42],
  ] as const) {
    const tongues = [-0.28, 0, 0.26].map((place) => {
      const tall = size * scale * random.between(0.7, 1.15) * (1 - Math.abs(place))
      const middle = x + place * size
      return closedCurve(
        [
          [middle - size * 0.2 * scale, y - size * 0.04],
          [middle - size * 0.12 * scale, y - tall * 0.45],
          [middle + size * 0.04, y - tall],
          [middle + size * 0.13 * scale, y - tall * 0.4],
          [middle + size * 0.2 * scale, y - size * 0.04],
        ],
        5,
      )
    })
    fill(canvas, tongues, flat(colour(tone), 0.92))
  }
  fill(canvas, logs, flat(mix(dark, ember, 0.15)))
}

/** A person in a camp chair, seen from the side; `facing` is where they look. */
export function paintSitter(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  facing: number,
  of: Colour,
  rim: Colour,
): void {
  const at = (across: number, up: number, radius: number): [number, number, number] => [
    x + across * size * facing,
    y - up * size,
    radius * size,
  ]
  const body = [
    limb([at(-0.1, 0.36, 0.1), at(-0.13, 0.58, 0.12), at(-0.1, 0.76, 0.1)]),
    limb([at(-0.08, 0.36, 0.085), at(0.18, 0.4, 0.075), at(0.3, 0.36, 0.06)]),
    limb([at(0.3, 0.36, 0.06), at(0.33, 0.18, 0.045), at(0.34, 0.03, 0.04), at(0.43, 0.02, 0.03)]),
    limb([at(-0.08, 0.72, 0.05), at(0.06, 0.54, 0.04), at(0.22, 0.52, 0.035)]),
    ellipse([x + -0.05 * size * facing, y - 0.95 * size], size * 0.085, size * 0.1, 16),
  ]
  const chair = [
    limb([at(-0.34, 0.84, 0.018), at(-0.22, 0.34, 0.018), at(0.16, 0.3, 0.018)], 1),
    limb([at(-0.24, 0.34, 0.015), at(0.2, 0, 0.015)], 1),
    limb([at(0.16, 0.32, 0.015), at(-0.28, 0, 0.015)], 1),
  ]
  fill(canvas, [...body, ...chair], flat(of))
  const light = [
    limb([at(0.2, 0.46, 0.012), at(0.34, 0.4, 0.014), at(0.38, 0.16, 0.01)]),
    limb([at(0.03, 1, 0.008), at(0.038, 0.92, 0.009)]),
  ]
  fill(canvas, light, flat(rim, 0.55))
}
