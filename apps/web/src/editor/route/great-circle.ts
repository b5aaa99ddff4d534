import { earthRadiusKm, greatCircleKm } from '@sojourn/contract/kit/great-circle'
import type { Point } from '../../kit/location/parse-coordinates.ts'

type Vector = readonly [number, number, number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The longitude among its repetitions (every 360°) that is nearest to another: over the date line, not around the world. */
export const unwrapped = (lng: number, near: number): number => lng + Math.round((near - lng) / 360) * 360

/**
 * The points of the straight way on a map from one to the other, or of the shortest way over the earth. Longitudes go on
 * beyond 180° where the way crosses the date line.
 */
export const wayPoints = (from: Point, to: Point, isArc: boolean): Point[] => {
  const points = isArc ? arcPoints(from, to) : [from, to]
  let before = from.lng
  return points.map(({ lat, lng }) => {
    before = unwrapped(lng, before)
    return { lat, lng: before }
  })
}

/** Where a jet plane would fly: a point each 200 km or so (spherical interpolation). */
const arcPoints = (from: Point, to: Point): Point[] => {
  const km = greatCircleKm(from, to)
  const angle = km / earthRadiusKm
  // Between opposite points every way is as short; any straight one will do.
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
