import { readKml } from './read-kml.ts'
import { Rejection } from './rejection.ts'
import type { TrackContent } from './track-point.ts'
import { openZip, unpack } from './zip-entries.ts'

const MB = 1024 * 1024
const maxBytes = 50 * MB
/** Real coordinates compress to about a tenth; a far better ratio means a ZIP bomb. */
const maxRatio = 100

/** Reads the first KML file of a KMZ archive, which is its main file. */
export const readKmz = async (bytes: Uint8Array): Promise<TrackContent> => {
  const zip = await openZip(bytes)
  if (!zip) throw new Rejection('it is not a complete KMZ archive')
  for await (const entry of zip.eachEntry()) {
    if (!/\.kml$/i.test(entry.fileName)) continue
    if (entry.isEncrypted()) throw new Rejection('it is encrypted')
    const maxUnpackedBytes = Math.min(maxBytes, Math.max(MB, entry.compressedSize * maxRatio))
    return readKml(await unpack(zip, entry, maxUnpackedBytes))
  }
  throw new Rejection('it contains no KML file')
}
