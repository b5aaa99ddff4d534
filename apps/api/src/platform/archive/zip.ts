import { createHash } from 'node:crypto'
import { addAbortSignal, pipeline, Readable, Transform, type TransformCallback } from 'node:stream'
import { ZipFile } from 'yazl'

/** What went into an archive under one path. */
export type ZipEntry = { path: string; bytes: number; sha256: string }

/** A ZIP archive that is read while it is written: only what is on its way is in memory. */
export type Zip = {
  output: Readable
  /** Adds what `source` holds and resolves when all of it was taken. Paths are relative, with slashes, each used once. */
  add(path: string, source: Readable, options: { isCompressed: boolean }): Promise<ZipEntry>
  /** Nothing more is added. */
  end(): void
}

/** An archive whose entries carry one time. When `signal` fires, what is being added is given up and its source closed. */
export const createZip = (madeAt: Date, signal: AbortSignal): Zip => {
  const zip = new ZipFile()
  const { outputStream } = zip
  const output = outputStream instanceof Readable ? outputStream : new Readable().wrap(outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  return {
    output,
    add: (path, source, { isCompressed }) =>
      new Promise((resolve, reject) => {
        const hash = createHash('sha256')
        let bytes = 0
        const counted = new Transform({
          transform: (chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) => {
            hash.update(chunk)
            bytes += chunk.length
            done(null, chunk)
          },
        })
        addAbortSignal(signal, counted)
        pipeline(source, counted, (error) => {
          if (error) reject(error)
          else resolve({ path, bytes, sha256: hash.digest('hex') })
        })
        zip.addReadStream(counted, path, { compress: !isCompressed, mtime: madeAt })
      }),
    end: () => zip.end(),
  }
}
