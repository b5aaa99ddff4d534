import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Rejection } from './rejection.ts'

/** A Word document has a few dozen files, plus one for each of its images. */
const maxEntries = 5000

/** Opens a ZIP by its directory. Undefined if it has none, or too many entries. */
export const openZip = async (bytes: Uint8Array): Promise<ZipFile | undefined> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true }).catch(() => undefined)
  // Errors reach the caller as rejections; without a listener, the event itself would end the process.
  zip?.on('error', () => {})
  return zip && zip.entryCount <= maxEntries ? zip : undefined
}

/** Unpacks a file of a ZIP. Rejects if it has more bytes than `maxBytes`, whatever the directory says. */
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

/** The names of the files in a ZIP, without unpacking any; undefined if it is not a ZIP. */
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
