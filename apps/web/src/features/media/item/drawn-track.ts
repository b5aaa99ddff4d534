import type { MediaItem } from '../../../media/item/media-picture.tsx'

type Sketch = Pick<NonNullable<MediaItem['sketch']>, 'points' | 'lines' | 'places'>
type Position = readonly [number, number]

/** A track in the units of the drawing. */
export type DrawnTrack = { lines: [number, number][][]; places: [number, number][] }

/**
 * The equivalent longitude (±360°) that is nearest to `near`, so that a line crosses the date line instead of going around the
 * world.
 */
const nearest = (lng: number, near: number): number => lng + Math.round((near - lng) / 360) * 360

/**
 * Makes the longitude of each point continuous with the one before, so that no line crossing the date line goes around the
 * world.
 */
const unwrapLongitudes = (lines: readonly (readonly Position[])[]): Position[][] => {
  let before = lines[0]?.[0]?.[0] ?? 0
  return lines.map((line) =>
    line.map(([lng, lat]) => {
      before = nearest(lng, before)
      return [before, lat]
    }),
  )
}

/**
 * The lines and places of a track in a drawing of the given size, north up. Degrees of longitude are scaled by the cosine of
 * the middle latitude.
 */
export const drawnTrack = (
  { lines, places }: Sketch,
  { width, height, margin }: { width: number; height: number; margin: number },
): DrawnTrack => {
  const ofPlaces = places.map(({ lng, lat }): Position => [lng, lat])
  const shapes = unwrapLongitudes([...lines, ...ofPlaces.map((place) => [place])])
  const all = shapes.flat()
  const middle = all.reduce((sum, [, lat]) => sum + lat, 0) / Math.max(1, all.length)
  const flat = ([lng, lat]: Position): [number, number] => [lng * Math.cos((middle * Math.PI) / 180), -lat]
  const xs = all.map((point) => flat(point)[0])
  const ys = all.map((point) => flat(point)[1])
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - 2 * margin) / Math.max(east - west, 1e-9),
    (height - 2 * margin) / Math.max(south - north, 1e-9),
  )
  const placed = (point: Position): [number, number] => {
    const [x, y] = flat(point)
    return [width / 2 + (x - (west + east) / 2) * scale, height / 2 + (y - (north + south) / 2) * scale]
  }
  const drawn = shapes.map((shape) => shape.map(placed))
  return { lines: drawn.slice(0, lines.length), places: drawn.slice(lines.length).flat() }
}
