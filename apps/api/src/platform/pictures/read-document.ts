import type { Entry, ZipFile } from 'yauzl'
import { Rejection } from './rejection.ts'
import { openZip } from './zip-entries.ts'

const MB = 1024 * 1024
const maxUnpackedBytes = 300 * MB

/** Checks a Word document: complete, not too large to open, and without macros. Throws otherwise. */
export const checkDocument = async (bytes: Uint8Array): Promise<void> => {
  const zip = await openZip(bytes)
  if (!zip) throw new Rejection('it is not a complete Word document')
  let unpacked = 0
  let hasText = false
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Rejection('it is encrypted')
    if (/vbaProject\.bin$|\/activeX\//i.test(entry.fileName))
      throw new Rejection('it contains macros: please save it as a document without macros')
    hasText ||= entry.fileName === 'word/document.xml'
    unpacked += await unpackedBytes(zip, entry, maxUnpackedBytes - unpacked)
  }
  if (!hasText) throw new Rejection('it is not a Word document')
}

/** Counts the bytes of an unpacked file without keeping them, because the sizes in the ZIP directory may be false. */
const unpackedBytes = async (zip: ZipFile, entry: Entry, maxBytes: number): Promise<number> => {
  let bytes = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    bytes += Buffer.isBuffer(chunk) ? chunk.length : 0
    if (bytes > maxBytes) throw new Rejection(`when unpacked, it has more than ${maxUnpackedBytes / MB} MB`)
  }
  return bytes
}
