import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Rejection } from './rejection.ts'

/** A Word document has a few dozen files, and one for each of its pictures. */
const maxEntries = 5000

/** Opens a zip by its table of contents. Undefined for what has none, or one without end. */
export const openZip = async (bytes: Uint8Array): Promise<ZipFile | undefined> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true }).catch(() => undefined)
  // Whoever reads is told of an error by a rejection; the event itself must not end the process.
  zip?.on('error', () => {})
  return zip && zip.entryCount <= maxEntries ? zip : undefined
}

/** A file out of a zip. Rejects for one that has more bytes, whatever the table of contents says of it. */
export const unpack = async (zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > maxBytes) throw new Rejection('unpacked it is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Names of the files in a zip, nothing of which is unpacked; undefined for what is none. */
export const zipEntryNames = async (bytes: Uint8Array): Promise<Set<string> | undefined> => {
  const zip = await openZip(bytes)
  if (!zip) return undefined
  const names = new Set<string>()
  try {
    for await (const entry of zip.eachEntry()) names.add(entry.fileName)
  } catch {
    return undefined
  }
  return names
}
