import { simplify } from '@turf/simplify'
import type { PreparedFile } from './prepared-file.ts'

/** In degrees; height in metres. */
export type TrackPoint = { longitude: number; latitude: number; height?: number }

type Position = [number, number]

const mostPoints = 400
/** Thinning is recursive and may take the square of its points. */
const mostToThin = 5000
/** Receivers tell heights that waver by some metres: less than this is no climb. */
const smallestClimb = 5

/** The sketch of a track's lines, as one line: length and climb in whole metres, gaps between the lines not counted. */
export const sketchOf = (lines: readonly TrackPoint[][]): PreparedFile['sketch'] => ({
  points: thinned(lines.flat().map(({ longitude, latitude }): Position => [longitude, latitude])),
  length: Math.round(lines.reduce((sum, line) => sum + lengthOf(line), 0)),
  ascent: ascentOf(lines),
})

const thinned = (points: Position[]): Position[] => {
  let line = points
  const step = Math.ceil(points.length / mostToThin)
  if (step > 1) line = points.filter((_, index) => index % step === 0 || index === points.length - 1)
  // Ramer-Douglas-Peucker, from about a metre on, until few enough are left.
  for (let tolerance = 0.00001; line.length > mostPoints; tolerance *= 2)
    line = simplify({ type: 'LineString', coordinates: line }, { tolerance, highQuality: true }).coordinates.map(
      ([longitude, latitude]): Position => [longitude, latitude],
    )
  return line
}

const lengthOf = (line: readonly TrackPoint[]): number =>
  line.reduce((sum, point, index) => sum + distanceBetween(line[index - 1] ?? point, point), 0)

const earthRadius = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great circle by the haversine formula, in metres. */
const distanceBetween = (from: TrackPoint, to: TrackPoint): number => {
  const across = Math.sin(radians(to.longitude - from.longitude) / 2)
  const up = Math.sin(radians(to.latitude - from.latitude) / 2)
  const part = up * up + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * across * across
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Null where no line tells heights. */
const ascentOf = (lines: readonly TrackPoint[][]): number | null => {
  const heights = lines.map((line) => line.flatMap(({ height }) => height ?? []))
  return heights.some((line) => line.length > 1)
    ? Math.round(heights.reduce((sum, line) => sum + climbOf(line), 0))
    : null
}

const climbOf = (heights: readonly number[]): number => {
  let climbed = 0
  let from = heights[0] ?? 0
  for (const height of heights) {
    if (height >= from + smallestClimb) climbed += height - from
    if (height >= from + smallestClimb || height < from) from = height
  }
  return climbed
}
