import { type Point, sixDecimals } from './parse-coordinates.ts'

/** The visible part of a map: its centre, and how many times the world is doubled from 512 px, as in web maps. */
export type View = Point & { zoom: number }
export type Size = { width: number; height: number }

/** The northernmost latitude of a square Mercator world. */
const edge = 85.051129
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A point as fractions of the width of the world, from its north-western corner. */
export const project = ({ lat, lng }: Point): { x: number; y: number } => {
  const sine = Math.sin((clamp(lat, -edge, edge) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

const unproject = ({ x, y }: { x: number; y: number }): Point => ({
  lat: sixDecimals((Math.atan(Math.sinh(Math.PI * (1 - 2 * clamp(y, 0, 1)))) * 180) / Math.PI),
  lng: sixDecimals((x - Math.floor(x)) * 360 - 180),
})

/** The width of the world in pixels. */
export const worldWidth = (zoom: number): number => 512 * 2 ** zoom

/** The pixel of a point, from the top left corner of the map. Of the world's copies, the one nearest to the centre counts. */
export const pixelOf = (point: Point, view: View, { width, height }: Size): { x: number; y: number } => {
  const [one, middle, world] = [project(point), project(view), worldWidth(view.zoom)]
  const across = one.x - middle.x
  return {
    x: width / 2 + (across - Math.round(across)) * world,
    y: height / 2 + (one.y - middle.y) * world,
  }
}

/** The point under a pixel of the map. */
export const pointAt = (pixel: { x: number; y: number }, view: View, { width, height }: Size): Point => {
  const [middle, world] = [project(view), worldWidth(view.zoom)]
  return unproject({ x: middle.x + (pixel.x - width / 2) / world, y: middle.y + (pixel.y - height / 2) / world })
}

/** The view with its centre moved by a number of pixels. */
export const panned = (view: View, by: { x: number; y: number }): View => ({
  ...pointAt(by, view, { width: 0, height: 0 }),
  zoom: view.zoom,
})

/** The view zoomed by `steps`; the point under the pixel stays there. */
export const zoomed = (view: View, steps: number, most: number, pixel: { x: number; y: number }, size: Size): View => {
  const zoom = clamp(view.zoom + steps, minZoom(size), most)
  const from = project(pointAt(pixel, view, size))
  const [dx, dy] = [(pixel.x - size.width / 2) / worldWidth(zoom), (pixel.y - size.height / 2) / worldWidth(zoom)]
  return { ...unproject({ x: from.x - dx, y: from.y - dy }), zoom }
}

/** The closest centred view in which all points are at least `margin` pixels from the edge, with `most` as its maximum zoom. */
export const fitted = (points: readonly Point[], { width, height }: Size, margin: number, most: number): View => {
  const projected = points.map(project)
  const [xs, ys] = [projected.map(({ x }) => x), projected.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
  return {
    ...unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }),
    zoom: Math.min(most, Math.log2(Math.max(room, 1) / 512)),
  }
}

/** The zoom at which the whole world is visible, but no narrower than the map. */
export const minZoom = ({ width }: Size): number => Math.log2(Math.max(width, 256) / 512)
