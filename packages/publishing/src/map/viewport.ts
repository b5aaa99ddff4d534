import type { RouteStop } from '@sojourn/contract/itinerary/publication'
import { type Box, boxOf, mercator, type Point, radians } from './world.ts'

/** A viewport on the Mercator plane: `toPixel` maps a point of the plane to the drawing, y down. */
export type Viewport = { width: number; height: number; scale: number; box: Box; toPixel: (point: Point) => Point }

/** Minimum span of the drawing, so that an itinerary in one town shows the surrounding country. */
const minSpan = radians(3.5)
const minSpanOfOne = radians(11)

/** The viewport that contains all stops with space for their names. */
export function viewportOf(points: readonly Point[], width: number, height: number): Viewport {
  const [west, south, east, north] = boxOf(points)
  const marginX = width * 0.17
  const marginY = height * 0.15
  const scale = Math.min(
    (width - 2 * marginX) / Math.max(east - west, 1e-9),
    (height - 2 * marginY) / Math.max(north - south, 1e-9),
    width / (points.length > 1 ? minSpan : minSpanOfOne),
  )
  const centre: Point = [(west + east) / 2, (south + north) / 2]
  return {
    width,
    height,
    scale,
    box: [
      centre[0] - width / 2 / scale,
      centre[1] - height / 2 / scale,
      centre[0] + width / 2 / scale,
      centre[1] + height / 2 / scale,
    ],
    toPixel: ([x, y]) => [width / 2 + (x - centre[0]) * scale, height / 2 - (y - centre[1]) * scale],
  }
}

/**
 * Stops on the plane, each at the nearest longitude to the one before, so that a route across the date line does not go around
 * the world. Longitudes may exceed ±180°.
 */
export function unwrappedPoints(stops: readonly RouteStop[]): Point[] {
  let previous = stops[0]?.lng ?? 0
  return stops.map(({ lng, lat }) => {
    const near = lng - 360 * Math.round((lng - previous) / 360)
    previous = near
    return mercator(near, lat)
  })
}
