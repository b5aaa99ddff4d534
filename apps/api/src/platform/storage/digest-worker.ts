import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { DigestAnswer, DigestOrder } from './digest-file.ts'

// One buffer for all files: what is not allocated need not be collected.
const piece = Buffer.allocUnsafeSlow(1024 * 1024)

parentPort?.on('message', (order: DigestOrder) => {
  parentPort?.postMessage(answer(order), [])
})

const answer = ({ id, path }: DigestOrder): DigestAnswer => {
  try {
    const file = openSync(path, 'r')
    try {
      const hash = createHash('sha256')
      let length = 0
      for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
        hash.update(piece.subarray(0, read))
        length += read
      }
      return { id, digest: { length, sha256: hash.digest('hex') } }
    } finally {
      closeSync(file)
    }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}
