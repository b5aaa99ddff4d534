/** Two coordinates: across and down, or longitude and latitude. */
export type Position = readonly [number, number]

/** What lies between two values. */
type Range = readonly [number, number]

/** The part of a ring between two values of one axis, as one ring (Sutherland and Hodgman, 1974). It may run along the edge. */
export const clipRing = (ring: readonly Position[], axis: 0 | 1, [least, most]: Range): Position[] =>
  clipHalf(
    clipHalf(ring, axis, (value) => value >= least, least),
    axis,
    (value) => value <= most,
    most,
  )

const clipHalf = (
  ring: readonly Position[],
  axis: 0 | 1,
  isInside: (value: number) => boolean,
  bound: number,
): Position[] => {
  const clipped: Position[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    if (before && isInside(point[axis]) !== isInside(before[axis])) clipped.push(crossingOf(before, point, axis, bound))
    if (isInside(point[axis])) clipped.push(point)
    before = point
  }
  return clipped
}

/** The parts of a line within a square. */
export const clipLine = (line: readonly Position[], square: Square): Position[][] => {
  const parts: Position[][] = []
  for (const [index, to] of line.slice(1).entries()) {
    const clipped = clipSegment(line[index] ?? to, to, square)
    if (!clipped) continue
    const last = parts.at(-1)
    const end = last?.at(-1)
    if (last && end && end[0] === clipped[0][0] && end[1] === clipped[0][1]) last.push(clipped[1])
    else parts.push(clipped)
  }
  return parts
}

type Square = { across: Range; down: Range }

const clipSegment = (from: Position, to: Position, { across, down }: Square): [Position, Position] | null => {
  let [start, end] = [from, to]
  for (const [axis, [least, most]] of [across, down].entries())
    for (const [bound, sign] of [
      [least, 1],
      [most, -1],
    ] as const) {
      const [startsInside, endsInside] = [start, end].map(
        (point) => ((axis === 0 ? point[0] : point[1]) - bound) * sign >= 0,
      )
      if (!startsInside && !endsInside) return null
      if (startsInside && endsInside) continue
      const crossing = crossingOf(start, end, axis, bound)
      if (startsInside) end = crossing
      else start = crossing
    }
  return [start, end]
}

const crossingOf = (from: Position, to: Position, axis: number, bound: number): Position => {
  const part = axis === 0 ? (bound - from[0]) / (to[0] - from[0]) : (bound - from[1]) / (to[1] - from[1])
  return axis === 0 ? [bound, from[1] + (to[1] - from[1]) * part] : [from[0] + (to[0] - from[0]) * part, bound]
}
