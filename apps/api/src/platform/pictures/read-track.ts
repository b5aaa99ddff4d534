import { readXml } from './read-xml.ts'
import type { PreparedFile } from './prepared-file.ts'
import { Refusal } from './refusal.ts'
import { sketchOf, type TrackPoint } from './sketch.ts'

/** Reads the line of a GPX or KML file. Throws for what has none, or points that lie nowhere. */
export const readTrack = (bytes: Uint8Array, mime: string): PreparedFile['sketch'] => {
  const lines = (mime === 'application/gpx+xml' ? linesOfGpx(bytes) : linesOfKml(bytes)).filter(
    (line) => line.length > 1,
  )
  if (lines.length === 0) throw new Refusal('there is no line in it, only places or nothing')
  return sketchOf(lines)
}

/** Tracks, or planned routes where there are none: GPX 1.1, https://www.topografix.com/GPX/1/1/. */
const linesOfGpx = (bytes: Uint8Array): TrackPoint[][] => {
  const tracks: TrackPoint[][] = []
  const routes: TrackPoint[][] = []
  let point: TrackPoint | undefined
  let height: string | undefined
  readXml(bytes, {
    open: (name, { attributes }) => {
      if (name === 'trkseg') tracks.push([])
      if (name === 'rte') routes.push([])
      if (name === 'trkpt' || name === 'rtept') {
        point = pointAt(attributes.lon, attributes.lat)
        ;(name === 'trkpt' ? tracks : routes).at(-1)?.push(point)
      }
      if (name === 'ele' && point) height = ''
    },
    text: (text) => {
      if (height !== undefined) height += text
    },
    close: (name) => {
      if (name === 'ele' && point && height !== undefined) point.height = numberOf(height)
      if (name === 'ele') height = undefined
      if (name === 'trkpt' || name === 'rtept') point = undefined
    },
  })
  return tracks.some((line) => line.length > 1) ? tracks : routes
}

/** Lines, and tracks of Google's extension: https://developers.google.com/kml/documentation/kmlreference. */
const linesOfKml = (bytes: Uint8Array): TrackPoint[][] => {
  const lines: TrackPoint[][] = []
  let within: 'LineString' | 'Track' | undefined
  let heard: string[] | undefined
  readXml(bytes, {
    open: (name) => {
      if (name === 'LineString' || name === 'Track') {
        within = name
        lines.push([])
      }
      if ((within === 'LineString' && name === 'coordinates') || (within === 'Track' && name === 'coord')) heard = []
    },
    text: (text) => heard?.push(text),
    close: (name) => {
      if (heard && name === 'coordinates')
        for (const tuple of heard.join('').trim().split(/\s+/)) lines.at(-1)?.push(pointOf(tuple.split(',')))
      if (heard && name === 'coord') lines.at(-1)?.push(pointOf(heard.join('').trim().split(/\s+/)))
      if (name === 'coordinates' || name === 'coord') heard = undefined
      if (name === within) within = undefined
    },
  })
  return lines
}

const pointOf = ([longitude, latitude, height]: readonly string[]): TrackPoint => {
  const point = pointAt(longitude, latitude)
  return height === undefined ? point : { ...point, height: numberOf(height) }
}

const pointAt = (longitude: string | undefined, latitude: string | undefined): TrackPoint => {
  const point = { longitude: numberOf(longitude), latitude: numberOf(latitude) }
  if (Math.abs(point.longitude) > 180 || Math.abs(point.latitude) > 90)
    throw new Refusal(`a point of it lies nowhere on Earth: ${point.latitude}, ${point.longitude}`)
  return point
}

const numberOf = (written: string | undefined): number => {
  const trimmed = written?.trim() ?? ''
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) || !Number.isFinite(Number(trimmed)))
    throw new Refusal(`it has “${trimmed.slice(0, 40)}” where a number should be`)
  return Number(trimmed)
}
