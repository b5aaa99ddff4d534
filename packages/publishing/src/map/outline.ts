import { type GeoPath, geoIdentity, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import { compactPath, straightened } from './path.ts'
import type { Viewport } from './viewport.ts'
import { type Box, type Country, type Point, type World, world } from './world.ts'

/** The countries in the viewport: their areas, the borders between them and the coasts, as SVG path data. */
export type Outline = {
  countries: { name: string; path: string; contains: (point: Point) => boolean }[]
  borders: string
  coasts: string
}

type Named = { name: string }

const turn = 2 * Math.PI
/** Simplification tolerances in pixels: the finest one that keeps the path data within its budget is used. */
const tolerances = [0.6, 1, 1.6, 2.6]
const coarsest = 4
/** Maximum characters of path data per pixel of the drawing's mean side: as much detail as a sketch of that size can show. */
const signsPerPixel = 16

/** From this width of the viewport, in radians, the small-scale outline has enough detail. */
const earthWide = 2

/** Draws the part of the world in the viewport. Beyond ±180° the world repeats. */
export function outlineOf(viewport: Viewport): Outline {
  const isEarth = viewport.box[2] - viewport.box[0] > earthWide
  const source = world(isEarth ? '110m' : '10m')
  const budget = Math.sqrt(viewport.width * viewport.height) * signsPerPixel
  for (const tolerance of tolerances) {
    const outline = outlineWithin(viewport, { source, tolerance })
    const signs = [outline.borders, outline.coasts, ...outline.countries.map(({ path }) => path)].join('').length
    if (signs <= budget) return outline
  }
  const outline = outlineWithin(viewport, { source, tolerance: coarsest })
  // On a map of the whole earth, borders would be clutter, and half of the bytes.
  return isEarth ? { ...outline, borders: '' } : outline
}

/** Which outline of the world, and how much to simplify it. */
type Detail = { source: World; tolerance: number }

function outlineWithin(viewport: Viewport, detail: Detail): Outline {
  const outline: Outline = { countries: [], borders: '', coasts: '' }
  for (let copy = Math.floor((viewport.box[0] - Math.PI) / turn); copy * turn - Math.PI < viewport.box[2]; copy++) {
    const { countries, borders, coasts } = outlineOfCopy(viewport, copy * turn, detail)
    outline.countries.push(...countries)
    outline.borders += borders
    outline.coasts += coasts
  }
  return outline
}

function outlineOfCopy(viewport: Viewport, shift: number, detail: Detail): Outline {
  const seen: Box = [viewport.box[0] - shift, viewport.box[1], viewport.box[2] - shift, viewport.box[3]]
  const visible = detail.source.countries.flatMap((country) =>
    visiblePart(country, seen, viewport.scale, detail.tolerance),
  )
  const topology = topologyOf(visible, viewport, shift, detail)
  const objects = topology.objects.countries
  const path = geoPath(
    geoIdentity().clipExtent([
      [-4, -4],
      [viewport.width + 4, viewport.height + 4],
    ]),
  ).digits(1)
  return {
    countries: feature(topology, objects).features.flatMap((shape) => {
      const drawn = shortened(path, shape)
      if (drawn === '' || shape.geometry.type !== 'MultiPolygon') return []
      const polygons = shape.geometry.coordinates
      const [[left, top], [right, bottom]] = path.bounds(shape)
      const near = ([x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom
      return { name: shape.properties.name, path: drawn, contains: (point) => near(point) && insideOf(polygons, point) }
    }),
    borders: shortened(
      path,
      mesh(topology, objects, (one, other) => one !== other),
    ),
    coasts: shortened(
      path,
      mesh(topology, objects, (one, other) => one === other),
    ),
  }
}

const shortened = (path: GeoPath, shape: Parameters<GeoPath>[0]): string => compactPath(path(shape) ?? '')

function visiblePart({ name, polygons }: Country, seen: Box, scale: number, tolerance: number): Country[] {
  const visiblePolygons = polygons.filter(
    ({ box, isIsland }) =>
      box[0] <= seen[2] &&
      box[2] >= seen[0] &&
      box[1] <= seen[3] &&
      box[3] >= seen[1] &&
      (!isIsland || (box[2] - box[0]) * scale + (box[3] - box[1]) * scale > tolerance * 8),
  )
  return visiblePolygons.length > 0 ? [{ name, polygons: visiblePolygons }] : []
}

type Countries = { countries: GeometryCollection<Named> }

/** A topology in pixels, so that shared borders are simplified once and still match. */
function topologyOf(
  countries: Country[],
  viewport: Viewport,
  shift: number,
  { source: { arcs }, tolerance }: Detail,
): Topology<Countries> {
  const numbers = new Map<number, number>()
  const used: Point[][] = []
  const renumbered = (arc: number) => {
    const original = arc < 0 ? ~arc : arc
    let number = numbers.get(original)
    if (number === undefined) {
      number =
        used.push(
          straightened(
            (arcs[original] ?? []).map(([x, y]) => viewport.toPixel([x + shift, y])),
            tolerance,
          ),
        ) - 1
      numbers.set(original, number)
    }
    return arc < 0 ? ~number : number
  }
  const geometries = countries.map(({ name, polygons }): MultiPolygon<Named> => ({
    type: 'MultiPolygon',
    properties: { name },
    arcs: polygons.map(({ rings }) => rings.map((ring) => ring.map(renumbered))),
  }))
  return { type: 'Topology', arcs: used, objects: { countries: { type: 'GeometryCollection', geometries } } }
}

/** Even-odd rule over all rings, so that holes are outside. */
function insideOf(polygons: number[][][][], [x, y]: Point): boolean {
  let inside = false
  for (const ring of polygons.flat()) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax = 0, ay = 0] = ring[i] ?? []
      const [bx = 0, by = 0] = ring[j] ?? []
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}
