import { readXml } from './read-xml.ts'
import { pointAt, type TrackContent, type TrackPoint, withHeight } from './track-point.ts'

const shapes = new Set(['LineString', 'Track', 'Point'])

/**
 * Reads lines, tracks of Google's extension, and points as places with the names of their placemarks:
 * https://developers.google.com/kml/documentation/kmlreference.
 */
export const readKml = (bytes: Uint8Array): TrackContent => {
  const lines: TrackPoint[][] = []
  const places: TrackContent['places'] = []
  const path: string[] = []
  let points: TrackPoint[] = []
  let written = ''
  let name = ''
  readXml(bytes, {
    open: (element) => {
      path.push(element)
      written = ''
      if (element === 'Placemark') {
        name = ''
        points = []
      }
      if (element === 'LineString' || element === 'Track') lines.push([])
    },
    text: (text) => {
      written += text
    },
    close: (element) => {
      path.pop()
      const shape = path.findLast((one) => shapes.has(one))
      if (element === 'name' && path.at(-1) === 'Placemark') name = written.trim()
      if (element === 'coordinates' && shape === 'LineString') lines.at(-1)?.push(...pointsOf(written))
      if (element === 'coordinates' && shape === 'Point') points.push(...pointsOf(written))
      // A moment without a position has an empty coordinate.
      if (element === 'coord' && shape === 'Track' && written.trim() !== '')
        lines.at(-1)?.push(pointOf(written.trim().split(/\s+/)))
      if (element === 'Placemark') places.push(...points.map((point) => ({ ...point, name })))
      written = ''
    },
  })
  return { lines, places }
}

/** Tuples are separated by white space; some programs also write it after commas. */
const pointsOf = (written: string): TrackPoint[] => {
  const tuples = written.trim().replaceAll(/\s*,\s*/g, ',')
  return tuples === '' ? [] : tuples.split(/\s+/).map((tuple) => pointOf(tuple.split(',')))
}

const pointOf = ([longitude, latitude, height]: readonly string[]): TrackPoint =>
  withHeight(pointAt(longitude, latitude), height)
