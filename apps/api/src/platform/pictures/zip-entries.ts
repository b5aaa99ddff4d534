import { fromBufferPromise, type ZipFile } from 'yauzl'

/** A Word document has a few dozen files, and one for each of its pictures. */
const mostEntries = 5000

/** Opens a zip by its table of contents. Undefined for what has none, or one without end. */
export const openZip = async (bytes: Uint8Array): Promise<ZipFile | undefined> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true }).catch(() => undefined)
  // Whoever reads is told of an error by a rejection; the event itself must not end the process.
  zip?.on('error', () => {})
  return zip && zip.entryCount <= mostEntries ? zip : undefined
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
