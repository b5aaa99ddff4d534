import { fill, flat, type Canvas, type Outline, type Point } from './canvas.ts'
import { colour, dip, mix, tint, type Colour } from './colour.ts'
import { fine, smoothstep, unit } from './noise.ts'
import { closedCurve, ellipse, limb, place } from './outline.ts'
import type { Random } from './random.ts'

/* Silhouettes are drawn relative to their feet: x to the right (the direction they face), y upwards, 1 = full height.
   `stand` flips them upright and places them on the ground. */

function stand(parts: readonly Outline[], foot: Point, height: number, facing: number): Outline[] {
  return parts.map((part) => place(part, foot, height * facing, -height))
}

const giraffeParts: readonly Outline[] = [
  closedCurve([
    [0.1, 0.655],
    [-0.04, 0.605],
    [-0.17, 0.565],
    [-0.225, 0.5],
    [-0.2, 0.42],
    [-0.07, 0.435],
    [0.08, 0.405],
    [0.145, 0.47],
    [0.15, 0.57],
  ]),
  limb([
    [0.085, 0.57, 0.072],
    [0.135, 0.7, 0.048],
    [0.19, 0.82, 0.036],
    [0.238, 0.925, 0.028],
  ]),
  limb([
    [0.232, 0.935, 0.03],
    [0.285, 0.912, 0.025],
    [0.335, 0.882, 0.017],
  ]),
  limb([
    [0.23, 0.95, 0.009],
    [0.222, 0.995, 0.009],
  ]),
  limb([
    [0.222, 0.945, 0.012],
    [0.178, 0.955, 0.004],
  ]),
  limb([
    [0.105, 0.47, 0.045],
    [0.1, 0.28, 0.021],
    [0.095, 0.25, 0.022],
    [0.1, 0.05, 0.012],
    [0.105, 0.005, 0.014],
  ]),
  limb([
    [0.06, 0.45, 0.04],
    [0.03, 0.27, 0.02],
    [0.022, 0.24, 0.021],
    [-0.01, 0.05, 0.012],
    [-0.008, 0.005, 0.014],
  ]),
  limb([
    [-0.17, 0.48, 0.055],
    [-0.165, 0.31, 0.025],
    [-0.19, 0.25, 0.021],
    [-0.165, 0.05, 0.012],
    [-0.155, 0.005, 0.014],
  ]),
  limb([
    [-0.19, 0.47, 0.045],
    [-0.21, 0.31, 0.023],
    [-0.245, 0.25, 0.02],
    [-0.255, 0.05, 0.012],
    [-0.247, 0.005, 0.014],
  ]),
  limb([
    [-0.222, 0.52, 0.009],
    [-0.248, 0.42, 0.006],
    [-0.252, 0.33, 0.012],
    [-0.25, 0.29, 0.004],
  ]),
]

const elephantParts: readonly Outline[] = [
  closedCurve([
    [-0.6, 0.84],
    [-0.38, 0.94],
    [-0.12, 0.91],
    [0.12, 0.97],
    [0.34, 0.93],
    [0.42, 0.7],
    [0.34, 0.42],
    [0.08, 0.34],
    [-0.25, 0.33],
    [-0.52, 0.38],
    [-0.68, 0.54],
    [-0.7, 0.7],
  ]),
  closedCurve([
    [0.28, 0.9],
    [0.42, 1.02],
    [0.56, 0.98],
    [0.66, 0.82],
    [0.62, 0.62],
    [0.46, 0.54],
    [0.3, 0.62],
  ]),
  limb([
    [0.6, 0.74, 0.1],
    [0.675, 0.56, 0.074],
    [0.705, 0.38, 0.056],
    [0.7, 0.2, 0.043],
    [0.735, 0.08, 0.034],
    [0.79, 0.065, 0.026],
  ]),
  limb([
    [0.27, 0.5, 0.125],
    [0.28, 0.25, 0.092],
    [0.28, 0.08, 0.092],
    [0.285, 0.04, 0.1],
  ]),
  limb([
    [0.1, 0.46, 0.12],
    [0.05, 0.25, 0.088],
    [0.02, 0.08, 0.088],
    [0.03, 0.04, 0.096],
  ]),
  limb([
    [-0.5, 0.52, 0.16],
    [-0.56, 0.27, 0.095],
    [-0.52, 0.08, 0.088],
    [-0.505, 0.04, 0.096],
  ]),
  limb([
    [-0.4, 0.48, 0.13],
    [-0.36, 0.25, 0.09],
    [-0.33, 0.08, 0.088],
    [-0.315, 0.04, 0.096],
  ]),
  limb([
    [-0.68, 0.74, 0.022],
    [-0.755, 0.52, 0.014],
    [-0.76, 0.38, 0.02],
    [-0.755, 0.32, 0.008],
  ]),
]

const elephantEar = closedCurve([
  [0.4, 0.93],
  [0.24, 0.98],
  [0.13, 0.84],
  [0.17, 0.62],
  [0.3, 0.44],
  [0.37, 0.6],
])

const tusk = limb([
  [0.6, 0.6, 0.024],
  [0.68, 0.47, 0.02],
  [0.79, 0.45, 0.007],
])

/** A giraffe in profile; `facing` −1 looks left. */
export function paintGiraffe(canvas: Canvas, foot: Point, height: number, facing: number, of: Colour): void {
  fill(canvas, stand(giraffeParts, foot, height, facing), flat(of))
}

/** An elephant in profile; `light` falls on ear and tusk. */
export function paintElephant(
  canvas: Canvas,
  foot: Point,
  height: number,
  facing: number,
  of: Colour,
  light: Colour,
): void {
  fill(canvas, stand(elephantParts, foot, height, facing), flat(of))
  fill(canvas, stand([elephantEar], foot, height, facing), flat(mix(of, light, 0.1)))
  fill(canvas, stand([tusk], foot, height, facing), flat(mix(of, light, 0.75)))
}

/** A person walking in the distance. */
export function paintWalker(canvas: Canvas, foot: Point, height: number): void {
  const parts = [
    ellipse([0.02, 0.91], 0.075, 0.09, 12),
    limb([
      [0, 0.8, 0.1],
      [0, 0.6, 0.12],
      [-0.01, 0.45, 0.09],
    ]),
    limb([
      [0, 0.48, 0.07],
      [0.09, 0.25, 0.05],
      [0.1, 0, 0.035],
    ]),
    limb([
      [-0.02, 0.48, 0.07],
      [-0.05, 0.25, 0.05],
      [-0.16, 0.02, 0.035],
    ]),
  ]
  fill(canvas, stand(parts, foot, height, 1), flat(colour('#1c1018')))
}

/** A dugout canoe with its poler standing at the stern, above its reflection; `facing` is its direction. */
export function paintMokoro(canvas: Canvas, middle: Point, length: number, facing: number, of: Colour): void {
  const hull = closedCurve([
    [-0.5, 0.075],
    [-0.42, 0.03],
    [-0.2, -0.012],
    [0.2, -0.012],
    [0.42, 0.03],
    [0.52, 0.09],
    [0.4, 0.055],
    [0.15, 0.035],
    [-0.15, 0.035],
    [-0.4, 0.05],
  ])
  const poler = [
    limb([
      [-0.355, 0.03, 0.017],
      [-0.35, 0.13, 0.015],
      [-0.335, 0.19, 0.021],
    ]),
    limb([
      [-0.31, 0.03, 0.017],
      [-0.325, 0.13, 0.016],
      [-0.335, 0.19, 0.02],
    ]),
    limb([
      [-0.335, 0.19, 0.022],
      [-0.328, 0.25, 0.024],
      [-0.318, 0.305, 0.022],
    ]),
    ellipse([-0.305, 0.358], 0.018, 0.022, 14),
    limb([
      [-0.318, 0.31, 0.012],
      [-0.308, 0.345, 0.009],
    ]),
    limb([
      [-0.316, 0.302, 0.011],
      [-0.283, 0.262, 0.009],
      [-0.256, 0.285, 0.008],
    ]),
    limb([
      [-0.322, 0.3, 0.011],
      [-0.292, 0.235, 0.009],
      [-0.27, 0.225, 0.008],
    ]),
    limb([
      [-0.235, 0.42, 0.004],
      [-0.3, -0.02, 0.004],
    ]),
  ]
  const guests = [-0.02, 0.14].flatMap((x) => [
    limb([
      [x, 0.03, 0.026],
      [x - 0.006, 0.08, 0.026],
      [x - 0.004, 0.118, 0.02],
    ]),
    ellipse([x + 0.002, 0.152], 0.017, 0.02, 14),
    ellipse([x + 0.002, 0.164], 0.031, 0.006, 14),
  ])
  const parts = [hull, ...poler, ...guests]
  const mirrored = stand(parts, middle, length, facing).map((part) =>
    part.map(([x, y]): Point => {
      const down = (middle[1] - y) * 0.9
      return [x + Math.sin(down * 0.42 + x * 0.05) * down * 0.06, middle[1] + down + 4]
    }),
  )
  fill(canvas, mirrored, (x, y, ink) => {
    dip(ink, of)
    ink.a = unit(0.62 - (y - middle[1]) / (length * 0.55)) * smoothstep(-0.5, 0.1, fine(x / 1500, y / 110))
  })
  fill(canvas, stand(parts, middle, length, facing), flat(of))
}

/** Birds flying in the distance. */
export function paintBirds(
  canvas: Canvas,
  random: Random,
  flock: { at: Point; count: number; spread: number; size: number; colour: Colour },
): void {
  for (let count = 0; count < flock.count; count += 1) {
    const x = flock.at[0] + random.between(-1, 1) * flock.spread
    const y = flock.at[1] + random.between(-0.4, 0.4) * flock.spread * 0.6
    const size = flock.size * random.between(0.7, 1.2)
    const lift = random.between(0.1, 0.55)
    const wing = (side: number): Outline =>
      limb([
        [x, y, size * 0.075],
        [x + side * size * 0.5, y - size * lift, size * 0.06],
        [x + side * size, y - size * lift * 0.45, size * 0.008],
      ])
    fill(canvas, [wing(-1), wing(1)], flat(flock.colour))
  }
}

/** A flamingo standing in shallow water above its reflection; `foot` is at the waterline. */
export function paintFlamingo(
  canvas: Canvas,
  foot: Point,
  height: number,
  facing: number,
  plumage: { body: Colour; light: Colour; dark: Colour },
): void {
  const legs = [
    limb([
      [0, 0.5, 0.012],
      [0.012, 0.27, 0.011],
      [0, 0, 0.008],
    ]),
    limb([
      [-0.05, 0.5, 0.012],
      [-0.04, 0.27, 0.011],
      [-0.06, 0, 0.008],
    ]),
  ]
  const body = [
    closedCurve([
      [0.13, 0.6],
      [0.06, 0.66],
      [-0.08, 0.645],
      [-0.21, 0.57],
      [-0.29, 0.5],
      [-0.16, 0.49],
      [-0.02, 0.475],
      [0.1, 0.52],
    ]),
    limb([
      [0.09, 0.58, 0.044],
      [0.175, 0.62, 0.027],
      [0.17, 0.74, 0.019],
      [0.105, 0.83, 0.018],
      [0.115, 0.93, 0.018],
      [0.18, 0.965, 0.021],
      [0.225, 0.935, 0.024],
    ]),
  ]
  const wing = closedCurve([
    [0.07, 0.62],
    [-0.06, 0.62],
    [-0.2, 0.545],
    [-0.1, 0.52],
    [0.03, 0.53],
  ])
  const bill = limb([
    [0.238, 0.925, 0.02],
    [0.28, 0.885, 0.017],
    [0.275, 0.845, 0.006],
  ])
  const mirrored = stand([...legs, ...body], foot, height, facing).map((part) =>
    part.map(([x, y]): Point => [x + Math.sin(y * 0.3) * 1.6, foot[1] + (foot[1] - y) * 0.92]),
  )
  fill(canvas, mirrored, (_x, y, ink) => {
    dip(ink, plumage.body)
    ink.a = unit(0.5 - ((y - foot[1]) / height) * 0.45)
  })
  fill(canvas, stand(legs, foot, height, facing), flat(plumage.dark))
  fill(canvas, stand(body, foot, height, facing), (_x, y, ink) => {
    dip(ink, plumage.body)
    const up = (foot[1] - y) / height
    tint(ink, plumage.light, smoothstep(0.5, 0.66, up) * smoothstep(0.9, 0.66, up) * 0.75)
  })
  fill(canvas, stand([wing], foot, height, facing), flat(plumage.body, 0.8))
  fill(canvas, stand([bill], foot, height, facing), flat(mix(plumage.dark, colour('#221820'), 0.6)))
}
