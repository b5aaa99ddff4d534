import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { clipLine, clipRing, type Position } from './clip.ts'

/** The world is cut into this many sheets each way. */
const sheetsPerSide = 16

/** The sides of a sheet in its own units: 150 m of the equator each. */
export const sheetSize = 16_384

/** How far the shapes of a sheet reach beyond it, so that no line is seen where two sheets meet. */
const margin = 16

/** What a sheet has, as SVG path data in its units. */
export type Sheet = Partial<Record<'land' | 'coast' | 'borders' | 'regions' | 'towns' | 'lakes' | 'rivers', string>>

/** A line or ring of longitudes and latitudes. */
type Line = readonly Position[]
export type Shapes = {
  rings: Record<'land' | 'towns' | 'lakes', Line[]>
  lines: Record<'coast' | 'borders' | 'regions' | 'rivers', Line[]>
}

/** The sheets by number, `column-row` from the north-west; those that would be empty are left out. */
export const cutSheets = ({ rings, lines }: Shapes): Map<string, Sheet> => {
  const sheets = new Map<string, Sheet>()
  const cut = (layer: keyof Sheet, line: Line, isRing: boolean) => {
    const projected = line.map(([lng, lat]): Position => [project(lng), projectLat(lat)])
    for (const copy of [-1, 0, 1])
      addTo(
        sheets,
        layer,
        projected.map(([x, y]) => [x + copy * side, y]),
        isRing,
      )
  }
  for (const [layer, all] of Object.entries(rings)) for (const ring of all) cut(layer as keyof Sheet, ring, true)
  for (const [layer, all] of Object.entries(lines)) for (const line of all) cut(layer as keyof Sheet, line, false)
  return sheets
}

const side = sheetsPerSide * sheetSize

const project = (lng: number): number => (lng / 360 + 0.5) * side

const projectLat = (lat: number): number => {
  const sine = Math.sin((Math.max(-85.06, Math.min(85.06, lat)) * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side
}

const addTo = (sheets: Map<string, Sheet>, layer: keyof Sheet, points: Position[], isRing: boolean) => {
  for (const column of sheetsOf(points, 0)) {
    const inColumn = isRing ? clipRing(points, 0, rangeOf(column)) : points
    for (const row of sheetsOf(inColumn, 1)) {
      const parts = isRing
        ? [clipRing(inColumn, 1, rangeOf(row))]
        : clipLine(inColumn, { across: rangeOf(column), down: rangeOf(row) })
      const path = parts.map((part) => pathOf(part, { column, row, isRing })).join('')
      if (path === '') continue
      const sheet = sheets.get(`${column}-${row}`) ?? {}
      sheet[layer] = (sheet[layer] ?? '') + path
      sheets.set(`${column}-${row}`, sheet)
    }
  }
}

const rangeOf = (sheet: number) => [sheet * sheetSize - margin, (sheet + 1) * sheetSize + margin] as const

/** The columns or rows of sheets that a shape touches. */
const sheetsOf = (points: readonly Position[], axis: 0 | 1): number[] => {
  let [least, most] = [Infinity, -Infinity]
  for (const point of points) {
    least = Math.min(least, point[axis])
    most = Math.max(most, point[axis])
  }
  return Array.from({ length: sheetsPerSide }, (_, index) => index).filter((index) => {
    const [first, last] = rangeOf(index)
    return most >= first && least <= last
  })
}

/** Whole units, each relative to the one before: half as long as absolute ones. */
const pathOf = (
  points: readonly Position[],
  { column, row, isRing }: { column: number; row: number; isRing: boolean },
) => {
  let path = ''
  let [x, y] = [0, 0]
  for (const [across, down] of points) {
    const [nextX, nextY] = [Math.round(across - column * sheetSize), Math.round(down - row * sheetSize)]
    if (path === '') path = `M${nextX} ${nextY}l`
    else if (nextX !== x || nextY !== y)
      path += `${path.endsWith('l') || nextX < x ? '' : ' '}${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`
    ;[x, y] = [nextX, nextY]
  }
  if (path.endsWith('l')) return ''
  return isRing ? `${path}z` : path
}

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** The land, its coasts and the borders of countries, from world-atlas. */
export const shapesOfWorld = (world: World): { land: Line[]; coast: Line[]; borders: Line[] } => {
  const uses = new Map<number, number>()
  for (const geometry of world.objects.countries.geometries)
    for (const arc of 'arcs' in geometry ? geometry.arcs.flat(3) : []) {
      const number = arc < 0 ? ~arc : arc
      uses.set(number, (uses.get(number) ?? 0) + 1)
    }
  const linesUsed = (isWanted: (count: number) => boolean): Line[] =>
    [...uses].filter(([, count]) => isWanted(count)).flatMap(([arc]) => lineOf(world, arc))
  return {
    land: feature(world, world.objects.land).features.flatMap(({ geometry }) => {
      const polygons =
        geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : geometry.type === 'Polygon'
            ? [geometry.coordinates]
            : []
      return polygons.flat().map((ring) =>
        unwrapped(
          ring.map(([lng = 0, lat = 0]): Position => [lng, lat]),
          true,
        ),
      )
    }),
    coast: linesUsed((count) => count === 1),
    borders: linesUsed((count) => count > 1),
  }
}

const lineOf = (world: World, arc: number): Line[] => {
  const shape = feature(world, { type: 'LineString', arcs: [arc] }).geometry
  if (shape.type !== 'LineString') return []
  const points = shape.coordinates.map(([lng = 0, lat = 0]): Position => [lng, lat])
  // The edge of the flat map is no coast.
  const isEdge = points.every(([lng]) => Math.abs(lng) > 179.99)
  return isEdge ? [] : [unwrapped(points, false)]
}

/** A line that crosses the date line continues beyond it. A ring around the pole, Antarctica's, is closed there. */
const unwrapped = (line: readonly Position[], isRing: boolean): Position[] => {
  let turns = 0
  let before = line[0]?.[0] ?? 0
  const points = line.map(([lng, lat]): Position => {
    if (Math.abs(lng - before) > 180) turns += lng < before ? 360 : -360
    before = lng
    return [lng + turns, lat]
  })
  const [start, end] = [points[0], points.at(-1)]
  if (!isRing || !start || !end || Math.abs(start[0] - end[0]) < 180) return points
  return [...points, [end[0], -90], [start[0], -90]]
}
