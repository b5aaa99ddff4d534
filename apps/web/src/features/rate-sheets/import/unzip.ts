import { UnreadableFile } from './table.ts'
import * as wording from './wording.ts'

/** The files in a ZIP archive. `read` unpacks one of them, null if there is none with that name. */
export type Archive = { read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null> }

type Entry = { method: number; start: number; packed: number }

/**
 * Opens a ZIP archive by its directory. No more than `maxBytes` are unpacked from all files together, whatever sizes the directory states.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export const openArchive = (bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Archive => {
  const entries = entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes)
  let left = maxBytes
  return {
    read: async (name) => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return null
      const packed = bytes.subarray(entry.start, entry.start + entry.packed)
      const unpacked = await unpack(packed, entry.method, left)
      left -= unpacked.length
      return unpacked
    },
  }
}

const signatures = { end: 0x06_05_4b_50, directory: 0x02_01_4b_50, file: 0x04_03_4b_50 } as const
const maxEntries = 5000
/** The end record, and the longest comment that may follow it. */
const endBytes = { record: 22, comment: 0xff_ff } as const

const entriesOf = (view: DataView, bytes: Uint8Array): Map<string, Entry> => {
  try {
    const end = findEnd(view)
    const count = view.getUint16(end + 10, true)
    if (count > maxEntries) throw new UnreadableFile(wording.damaged)
    const entries = new Map<string, Entry>()
    let at = view.getUint32(end + 16, true)
    for (let n = 0; n < count; n += 1) {
      if (view.getUint32(at, true) !== signatures.directory) throw new UnreadableFile(wording.damaged)
      const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
      if (isEncrypted) throw new UnreadableFile(wording.isProtected)
      const header = view.getUint32(at + 42, true)
      if (view.getUint32(header, true) !== signatures.file) throw new UnreadableFile(wording.damaged)
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
      entries.set(name.replaceAll('\\', '/').toLowerCase(), {
        method: view.getUint16(at + 10, true),
        start,
        packed: view.getUint32(at + 20, true),
      })
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
    }
    return entries
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile(wording.damaged, { cause: error })
    throw error
  }
}

const findEnd = (view: DataView): number => {
  const last = view.byteLength - endBytes.record
  for (let at = last; at >= Math.max(0, last - endBytes.comment); at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at
  throw new UnreadableFile(wording.damaged)
}

const unpack = async (
  packed: Uint8Array<ArrayBuffer>,
  method: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (method === 0) {
    if (packed.length > maxBytes) throw new UnreadableFile(wording.tooLargeUnpacked)
    return packed
  }
  if (method !== 8) throw new UnreadableFile(wording.damaged)
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length
      if (length > maxBytes) throw new UnreadableFile(wording.tooLargeUnpacked)
      chunks.push(part.value)
    }
  } catch (error) {
    await reader.cancel().catch(() => {})
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(wording.damaged, { cause: error })
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
