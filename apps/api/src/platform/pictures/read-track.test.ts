import { expect, it } from 'vitest'
import { readTrack } from './read-track.ts'

it.each([
  ['application/geo+json', '{"type": ', 'it is not valid JSON'],
  ['application/geo+json', '{"type": "FeatureCollection", "features": []}', 'it has no track, route or waypoint'],
  ['application/gpx+xml', '<gpx version="1.1"></gpx>', 'it has no track, route or waypoint'],
  [
    'application/gpx+xml',
    '<gpx version="1.1"><wpt lat="95" lon="15"/></gpx>',
    'one of its points has impossible coordinates: 95, 15',
  ],
  ['application/vnd.google-earth.kmz', 'PK', 'it is not a complete KMZ archive'],
])('a file of %s that is not a track is rejected in plain words: %s', async (mime, text, words) => {
  await expect(readTrack(Buffer.from(text), mime)).rejects.toThrow(words)
})
