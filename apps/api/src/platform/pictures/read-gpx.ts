import { readXml } from './read-xml.ts'
import { pointAt, type TrackContent, type TrackPoint, withHeight } from './track-point.ts'

/** Reads tracks, or planned routes if there are none, and waypoints: GPX 1.1, https://www.topografix.com/GPX/1/1/. */
export const readGpx = (bytes: Uint8Array): TrackContent => {
  const tracks: TrackPoint[][] = []
  const routes: TrackPoint[][] = []
  const places: TrackContent['places'] = []
  const path: string[] = []
  let point: TrackPoint | undefined
  let height = ''
  let name = ''
  readXml(bytes, {
    open: (element, { attributes }) => {
      path.push(element)
      if (element === 'trkseg') tracks.push([])
      if (element === 'rte') routes.push([])
      if (!pointElements.has(element)) return
      point = pointAt(attributes.lon, attributes.lat)
      height = ''
      name = ''
    },
    text: (text) => {
      // Elements of the same name inside extensions mean something else.
      if (!point || !pointElements.has(path.at(-2) ?? '')) return
      if (path.at(-1) === 'ele') height += text
      if (path.at(-1) === 'name') name += text
    },
    close: (element) => {
      path.pop()
      if (!point || !pointElements.has(element)) return
      const whole = withHeight(point, height)
      if (element === 'wpt') places.push({ ...point, name })
      else (element === 'trkpt' ? tracks : routes).at(-1)?.push(whole)
      point = undefined
    },
  })
  return { lines: tracks.some((line) => line.length > 1) ? tracks : routes, places }
}

const pointElements = new Set(['trkpt', 'rtept', 'wpt'])
