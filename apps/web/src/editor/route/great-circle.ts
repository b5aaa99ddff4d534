import { earthRadiusKm, greatCircleKm } from '@sojourn/contract/kit/great-circle'
import type { Point } from '../../kit/location/parse-coordinates.ts'

type Vector = readonly [number, number, number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/**
 * The equivalent longitude (±360°) that is nearest to `near`, so that a path crosses the date line instead of going around the
 * world.
 */
export const unwrapped = (lng: number, near: number): number => lng + Math.round((near - lng) / 360) * 360

/**
 * The points of a straight line on the map or, if `isArc`, of the shortest path over the earth. Longitudes continue beyond 180°
 * where the path crosses the date line.
 */
export const wayPoints = (from: Point, to: Point, isArc: boolean): Point[] => {
  const points = isArc ? arcPoints(from, to) : [from, to]
  let before = from.lng
  return points.map(({ lat, lng }) => {
    before = unwrapped(lng, before)
    return { lat, lng: before }
  })
}

/** The great circle that a jet would fly, with a point about every 200 km (spherical interpolation). */
const arcPoints = (from: Point, to: Point): Point[] => {
  const km = greatCircleKm(from, to)
  const angle = km / earthRadiusKm
  // Between antipodes every path is equally short, so a straight line will do.
  if (angle < 0.01 || Math.PI - angle < 0.01) return [from, to]
  const [start, end] = [vectorOf(from), vectorOf(to)]
  const steps = Math.min(64, Math.max(8, Math.ceil(km / 200)))
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps
    const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
    return pointOf([a * start[0] + b * end[0], a * start[1] + b * end[1], a * start[2] + b * end[2]])
  })
  return [from, ...between, to]
}

const vectorOf = ({ lat, lng }: Point): Vector => [
  Math.cos(radians(lat)) * Math.cos(radians(lng)),
  Math.cos(radians(lat)) * Math.sin(radians(lng)),
  Math.sin(radians(lat)),
]

const pointOf = ([x, y, z]: Vector): Point => ({
  lat: degrees(Math.atan2(z, Math.hypot(x, y))),
  lng: degrees(Math.atan2(y, x)),
})
