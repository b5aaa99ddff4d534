import type { Outline, Point } from './canvas.ts'
import type { Random } from './random.ts'

/** A point of a limb: its position and the radius there. */
export type Joint = readonly [x: number, y: number, radius: number]

/** A closed curve through the points (Catmull-Rom). */
export function closedCurve(points: readonly Point[], steps = 8): Outline {
  return points.flatMap((_, index) => {
    const around = [-1, 0, 1, 2].map((offset): Point => points.at((index + offset) % points.length) ?? [0, 0])
    return segment(around, steps)
  })
}

/** An open curve through the points (Catmull-Rom), from the first to the last. */
export function openCurve(points: readonly Point[], steps = 8): Point[] {
  const last = points.length - 1
  const curve = points.slice(0, -1).flatMap((_, index) => {
    const around = [-1, 0, 1, 2].map((offset): Point => points[Math.min(last, Math.max(0, index + offset))] ?? [0, 0])
    return segment(around, steps)
  })
  return [...curve, points[last] ?? [0, 0]]
}

function segment(around: readonly Point[], steps: number): Point[] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = around
  const along = (axis: 0 | 1, t: number): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
  return Array.from({ length: steps }, (_, step) => [along(0, step / steps), along(1, step / steps)])
}

/** A stroke of varying thickness through the joints, rounded at both ends: legs, branches, necks. */
export function limb(joints: readonly Joint[], steps = 6): Outline {
  const middle = openCurve(
    joints.map(([x, y]): Point => [x, y]),
    steps,
  )
  const sizes = openCurve(
    joints.map(([, , radius], index): Point => [index, radius]),
    steps,
  )
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([x, y], index) => {
    const [beforeX, beforeY] = middle[Math.max(0, index - 1)] ?? [x, y]
    const [afterX, afterY] = middle[Math.min(middle.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const radius = Math.max(0, sizes[index]?.[1] ?? 0)
    const acrossX = (-(afterY - beforeY) / length) * radius
    const acrossY = ((afterX - beforeX) / length) * radius
    left.push([x + acrossX, y + acrossY])
    right.push([x - acrossX, y - acrossY])
  })
  return [...left, ...cap(left.at(-1), right.at(-1)), ...right.toReversed(), ...cap(right[0], left[0])]
}

function cap(from: Point | undefined, to: Point | undefined): Point[] {
  if (from === undefined || to === undefined) return []
  const x = (from[0] + to[0]) / 2
  const y = (from[1] + to[1]) / 2
  const radius = Math.hypot(from[0] - x, from[1] - y)
  const start = Math.atan2(from[1] - y, from[0] - x)
  return [1, 2, 3, 4, 5].map((step) => {
    const angle = start - (step / 6) * Math.PI
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

/** An ellipse by its centre and half axes. */
export function ellipse([x, y]: Point, across: number, high: number, steps = 24): Outline {
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * high]
  })
}

/** An uneven dab of a brush. */
export function dab(random: Random, [x, y]: Point, across: number, high: number): Outline {
  const lean = random.between(-0.4, 0.4)
  return Array.from({ length: 9 }, (_, step) => {
    const angle = (step / 9) * Math.PI * 2
    const reach = random.between(0.72, 1.12)
    const dx = Math.cos(angle) * across * reach
    return [x + dx, y + Math.sin(angle) * high * reach + dx * lean * (high / across)]
  })
}

/** An upright rectangle. */
export function box(left: number, top: number, right: number, bottom: number): Outline {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Moves, scales and, with a negative `across`, mirrors an outline drawn around the origin. */
export function place(outline: Outline, [x, y]: Point, across: number, high: number): Outline {
  return outline.map(([dx, dy]) => [x + dx * across, y + dy * high])
}
