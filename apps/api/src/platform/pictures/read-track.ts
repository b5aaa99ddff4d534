import type { PreparedFile } from './prepared-file.ts'
import { readGeoJson } from './read-geojson.ts'
import { readGpx } from './read-gpx.ts'
import { readKml } from './read-kml.ts'
import { readKmz } from './read-kmz.ts'
import { Rejection } from './rejection.ts'
import { sketchOf } from './sketch.ts'
import type { TrackContent } from './track-point.ts'

/** The reader for each content type of a track. */
const readers: Readonly<Record<string, (bytes: Uint8Array) => TrackContent | Promise<TrackContent>>> = {
  'application/gpx+xml': readGpx,
  'application/vnd.google-earth.kml+xml': readKml,
  'application/vnd.google-earth.kmz': readKmz,
  'application/geo+json': readGeoJson,
}

/** Whether a file of this type is a track. */
export const isTrack = (mime: string): boolean => Object.hasOwn(readers, mime)

/** Reads the lines and places of a track. Rejects if it has neither, or has points that are not on Earth. */
export const readTrack = async (bytes: Uint8Array, mime: string): Promise<PreparedFile['sketch']> => {
  const content = await readers[mime]?.(bytes)
  const lines = (content?.lines ?? []).filter((line) => line.length > 1)
  const places = content?.places ?? []
  if (lines.length === 0 && places.length === 0) throw new Rejection('it has no track, route or waypoint')
  return sketchOf(lines, places)
}
