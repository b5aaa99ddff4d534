import { simplify } from '@turf/simplify'
import { greatCircleKm } from '@sojourn/contract/kit/great-circle'
import type { PreparedFile } from './prepared-file.ts'
import type { TrackPlace, TrackPoint } from './track-point.ts'

type Position = [longitude: number, latitude: number]

const maxPoints = 400
const maxLines = 100
const maxPlaces = 500
const maxName = 160
/** Simplifying is recursive and may take time in the square of the number of points. */
const maxToThin = 5000
/** Recorded elevations waver by some metres, so smaller differences do not count as ascent. */
const smallestClimb = 5

/**
 * The sketch of a track: its separate lines, its places, and length and ascent in whole metres without the gaps between lines.
 */
export const sketchOf = (lines: readonly TrackPoint[][], places: readonly TrackPlace[]): PreparedFile['sketch'] => {
  const drawn = thinned(longest(lines).map(unwrapped)).map((line) => line.map(onTheGlobe))
  return {
    points: drawn.flat(),
    lines: drawn,
    places: places.slice(0, maxPlaces).map(({ name, longitude, latitude }) => ({
      name: nameOf(name),
      lng: longitude,
      lat: latitude,
    })),
    length: Math.round(lines.reduce((sum, line) => sum + lengthOf(line), 0)),
    ascent: ascentOf(lines),
  }
}

const nameOf = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, maxName)
    .toWellFormed()

/** Keeps the order. If there are very many lines, only the longest are kept. */
const longest = (lines: readonly TrackPoint[][]): readonly TrackPoint[][] => {
  if (lines.length <= maxLines) return lines
  const measured = lines.map((line) => ({ line, length: lengthOf(line) }))
  const longestLines = new Set(measured.toSorted((a, b) => b.length - a.length).slice(0, maxLines))
  return measured.filter((one) => longestLines.has(one)).map(({ line }) => line)
}

/** Lets longitudes go beyond 180° where a line crosses the date line, so that it does not span the whole globe. */
const unwrapped = (line: readonly TrackPoint[]): Position[] => {
  let before = line[0]?.longitude ?? 0
  return line.map(({ longitude, latitude }) => {
    before = longitude + Math.round((before - longitude) / 360) * 360
    return [before, latitude]
  })
}

const onTheGlobe = ([longitude, latitude]: Position): Position => [
  Math.abs(longitude) <= 180 ? longitude : longitude - Math.round(longitude / 360) * 360,
  latitude,
]

const thinned = (lines: Position[][]): Position[][] => {
  const count = (some: Position[][]): number => some.reduce((sum, line) => sum + line.length, 0)
  const step = Math.ceil(count(lines) / maxToThin)
  let drawn = lines.map((line) => line.filter((_, index) => index % step === 0 || index === line.length - 1))
  // Ramer-Douglas-Peucker, with a tolerance that starts at about a metre and doubles until few enough points are left.
  for (let tolerance = 0.00001; count(drawn) > maxPoints; tolerance *= 2)
    drawn = drawn.map((line) =>
      simplify({ type: 'LineString', coordinates: line }, { tolerance, highQuality: true }).coordinates.map(
        ([longitude, latitude]): Position => [longitude, latitude],
      ),
    )
  return drawn
}

const lengthOf = (line: readonly TrackPoint[]): number =>
  line.reduce((sum, point, index) => sum + distanceBetween(line[index - 1] ?? point, point), 0)

/** In metres. */
const distanceBetween = (from: TrackPoint, to: TrackPoint): number =>
  1000 * greatCircleKm({ lat: from.latitude, lng: from.longitude }, { lat: to.latitude, lng: to.longitude })

/** Null if no line has elevations. */
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
