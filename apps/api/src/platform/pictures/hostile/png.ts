import { crc32, deflateSync } from 'node:zlib'
import { joined } from './hostile-file.ts'

/** The header of a PNG. `colourType`: 0 grey, 2 RGB, 3 palette, 6 RGBA. PNG third edition, section 11.2.1. */
export type PngHeader = { width: number; height: number; depth?: number; colourType?: number; interlaced?: boolean }

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A chunk with its length and checksum. */
export const pngChunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = joined(type, data)
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return joined(ends.subarray(0, 4), body, ends.subarray(4))
}

/** A header chunk with these values, whether or not they are true. */
export const pngHeader = ({ width, height, depth = 8, colourType = 2, interlaced = false }: PngHeader): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colourType, 0, 0, Number(interlaced)], 8)
  return pngChunk('IHDR', header)
}

/** A PNG of these chunks, with signature and IEND chunk. */
export const png = (...chunks: readonly Uint8Array[]): Uint8Array =>
  joined(signature, ...chunks, pngChunk('IEND', new Uint8Array()))

/** Compressed pixel data of this many zero bytes. */
export const emptyPixels = (bytes: number): Uint8Array =>
  pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 }))
