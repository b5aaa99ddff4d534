import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Topology } from 'topojson-specification'

/** West, south, east, north on the Mercator plane, in radians; north is up. */
export type Box = [west: number, south: number, east: number, north: number]
export type Point = [x: number, y: number]

/** A country as polygons of rings of arc numbers; a negative number is that arc (`~n`) backwards. */
export type Country = { name: string; polygons: Polygon[] }
/** An island has no shared border, so only islands can be left out without leaving a hole. */
export type Polygon = { rings: number[][]; box: Box; isIsland: boolean }
export type World = { arcs: Point[][]; countries: Country[] }

/** Natural Earth's scales: 1 to 10 million for routes, 1 to 110 million for the whole earth. */
export type Scale = '10m' | '110m'

const prepared = new Map<Scale, World>()

/**
 * The countries of the world (Natural Earth, public domain) on the Mercator plane with y up. Read and projected on first use,
 * then cached.
 */
export function world(scale: Scale): World {
  const scaledWorld = prepared.get(scale) ?? prepare(readTopology(scale))
  prepared.set(scale, scaledWorld)
  return scaledWorld
}

/** Projects longitude and latitude in degrees to the Mercator plane. The map ends at 84°. */
export function mercator(lng: number, lat: number): Point {
  const limited = Math.max(-84, Math.min(84, lat))
  return [radians(lng), Math.log(Math.tan(Math.PI / 4 + radians(limited) / 2))]
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The format of the file is guaranteed by the npm package of this name. */
function readTopology(scale: Scale): Topology {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Topology
}

function prepare(topology: Topology): World {
  const arcs = topology.arcs.map((arc) => projectArc(arc, topology))
  const countries = topology.objects['countries']
  if (countries?.type !== 'GeometryCollection') throw new Error('world-atlas holds no collection of countries')
  const shifted = new Map<string, number>()
  const polygons = countries.geometries.map((geometry) => polygonsOf(geometry, arcs, shifted))
  const uses = Map.groupBy(polygons.flat(2).flat(), (number) => (number < 0 ? ~number : number))
  return {
    arcs,
    countries: countries.geometries.map((geometry, index) => ({
      name: nameOf(geometry),
      polygons: (polygons[index] ?? []).map((rings) => ({
        rings,
        box: boxOf(rings.flat().flatMap((number) => cornersOf(arcs, number))),
        isIsland: rings.flat().every((number) => uses.get(number < 0 ? ~number : number)?.length === 1),
      })),
    })),
  }
}

/** Arcs are stored as deltas from point to point in units of the topology's grid. */
function projectArc(arc: number[][], { transform }: Topology): Point[] {
  const [scaleX = 1, scaleY = 1] = transform?.scale ?? []
  const [originX = 0, originY = 0] = transform?.translate ?? []
  let x = 0
  let y = 0
  return arc.map(([stepX = 0, stepY = 0]) => {
    x += stepX
    y += stepY
    return mercator(x * scaleX + originX, y * scaleY + originY)
  })
}

const nameOf = (geometry: Topology['objects'][string]): string =>
  geometry.properties && 'name' in geometry.properties ? String(geometry.properties.name) : ''

function polygonsOf(
  geometry: Topology['objects'][string],
  arcs: Point[][],
  shifted: Map<string, number>,
): number[][][] {
  const polygons = geometry.type === 'MultiPolygon' ? geometry.arcs : geometry.type === 'Polygon' ? [geometry.arcs] : []
  return polygons.map((rings) => rings.map((ring) => unwrappedRing(ring, arcs, shifted)))
}

/**
 * A ring that crosses the date line jumps from one edge of the plane to the other. Its part beyond the edge is moved to where
 * it continues, as new arcs. A ring around a pole is closed along the edge of the map.
 */
function unwrappedRing(ring: number[], arcs: Point[][], shifted: Map<string, number>): number[] {
  let shift = 0
  let previous: Point | null = null
  const joined = ring.map((number) => {
    const points = arcAlong(arcs, number)
    const entry = shift
    let moves = shift !== 0
    const moved = points.map(([x, y]): Point => {
      if (previous) shift -= turn * Math.round((x + shift - previous[0]) / turn)
      moves ||= shift !== 0
      previous = [x + shift, y]
      return previous
    })
    if (!moves) return number
    const key = `${number < 0 ? ~number : number}:${Math.round(entry / turn)}:${Math.round(shift / turn)}`
    const arcIndex = shifted.get(key) ?? arcs.push(number < 0 ? moved.toReversed() : moved) - 1
    shifted.set(key, arcIndex)
    return number < 0 ? ~arcIndex : arcIndex
  })
  const start = arcAlong(arcs, joined[0] ?? 0)[0]
  const end: Point | undefined = arcAlong(arcs, joined.at(-1) ?? 0).at(-1)
  if (!start || !end || Math.abs(start[0] - end[0]) < 1) return joined
  const edge = Math.sign(end[1]) * 4
  return [...joined, arcs.push([end, [end[0], edge], [start[0], edge], start]) - 1]
}

const turn = 2 * Math.PI

/** The points of an arc in its direction of travel. */
const arcAlong = (arcs: Point[][], number: number): Point[] =>
  number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? [])

function cornersOf(arcs: Point[][], number: number): Point[] {
  const box = boxOf(arcs[number < 0 ? ~number : number] ?? [])
  return [
    [box[0], box[1]],
    [box[2], box[3]],
  ]
}

/** The smallest box around all points. */
export function boxOf(points: readonly Point[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < box[0]) box[0] = x
    if (y < box[1]) box[1] = y
    if (x > box[2]) box[2] = x
    if (y > box[3]) box[3] = y
  }
  return box
}
