import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A PNG of a single shade that no other test has, because the library stores the same file only once. */
export const makePicture = (width: number, height: number, shade: number): Buffer => {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, shade)])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${randomUUID()}`)),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG: its length, type, data and checksum (PNG 1.2, section 3.2). */
const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
