import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** Identifies bytes: how many there are, and their SHA-256 in hexadecimal. */
export type Digest = { length: number; sha256: string }

/** @returns the digest of bytes in memory. */
export const digestOf = (bytes: Uint8Array): Digest => ({
  length: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Reads a stream to its end. Rejects if it breaks. */
export const digestOfStream = async (stream: Readable): Promise<Digest> => {
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of stream) {
    const bytes: Buffer = chunk
    hash.update(bytes)
    length += bytes.length
  }
  return { length, sha256: hash.digest('hex') }
}

/** Reads a file to its end. Rejects when it cannot be read. */
export const digestOfFile = (path: string): Promise<Digest> => digestOfStream(createReadStream(path))

/** Whether both digests are of the same bytes. */
export const isSame = (one: Digest, other: Digest): boolean =>
  one.length === other.length && one.sha256 === other.sha256
