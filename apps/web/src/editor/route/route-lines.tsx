import { pixelOf, project, type Size, type View, worldWidth } from '../../kit/location/mercator.ts'
import type { Point } from '../../kit/location/parse-coordinates.ts'
import type { Leg } from './route-of.ts'

/** The lines between the stops; dashed where no segment says how to get from one to the next. */
export function RouteLines({
  legs,
  chosen,
  view,
  size,
}: {
  legs: readonly Leg[]
  /** The uuid of the segment that is selected in the editor. */
  chosen: string | undefined
  view: View
  size: Size
}) {
  return (
    <svg aria-hidden width={size.width} height={size.height} className="pointer-events-none absolute inset-0 block">
      {legs.map((leg, index) => (
        <path
          key={index}
          d={pathsOf(leg.points, view, size)}
          fill="none"
          strokeWidth={leg.segment !== null && leg.segment === chosen ? 4 : 2}
          strokeDasharray={leg.by === null ? '2 6' : undefined}
          strokeLinecap="round"
          className="stroke-brand"
        />
      ))}
    </svg>
  )
}

/**
 * The path of a line from its first point. If the map shows its last point in another copy of the world, the path is drawn
 * there as well.
 */
const pathsOf = (points: readonly Point[], view: View, size: Size): string => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const shifts = [first, last].map(
    (anchor) => pixelOf(anchor, view, size).x - project(anchor).x * worldWidth(view.zoom),
  )
  const distinct = Math.abs((shifts[0] ?? 0) - (shifts[1] ?? 0)) < 1 ? shifts.slice(0, 1) : shifts
  return distinct.map((shift) => pathOf(points, shift, view, size)).join('')
}

const pathOf = (points: readonly Point[], shift: number, view: View, size: Size): string =>
  points
    .map((point, index) => {
      const x = project(point).x * worldWidth(view.zoom) + shift
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${pixelOf(point, view, size).y.toFixed(1)}`
    })
    .join('')
