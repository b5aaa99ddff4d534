import { project, type Size, type View, worldWidth } from '../mercator.ts'
import type { Point } from '../parse-coordinates.ts'

/** A square of the world: 2 to the power of `zoom` are in a row, numbered from the north-west. */
export type Square = { zoom: number; x: number; y: number }

/** The squares of a level that a map shows, each once. */
export const squaresIn = (view: View, size: Size, zoom: number): Square[] => {
  const middle = project(view)
  const [halfWidth, halfHeight] = [size.width / 2 / worldWidth(view.zoom), size.height / 2 / worldWidth(view.zoom)]
  return squaresBetween(middle, { halfWidth, halfHeight }, zoom)
}

/** The squares of a level around a point: all that are less than half a square away. */
export const squaresAround = (point: Point, zoom: number): Square[] => {
  const half = 0.5 / 2 ** zoom
  return squaresBetween(project(point), { halfWidth: half, halfHeight: half }, zoom)
}

const squaresBetween = (
  middle: { x: number; y: number },
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
  zoom: number,
): Square[] => {
  const count = 2 ** zoom
  const columns = between((middle.x - halfWidth) * count, (middle.x + halfWidth) * count).map(
    (x) => ((x % count) + count) % count,
  )
  const rows = between((middle.y - halfHeight) * count, (middle.y + halfHeight) * count).filter(
    (y) => y >= 0 && y < count,
  )
  return [...new Set(columns)].flatMap((x) => rows.map((y) => ({ zoom, x, y })))
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, index) => Math.floor(from) + index)
