import { createHash } from 'node:crypto'
import { addAbortSignal, pipeline, Readable, Transform, type TransformCallback } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in an archive. */
export type ZipEntry = { path: string; bytes: number; sha256: string }

/** A ZIP archive that is read while it is written, so that only data in transit is in memory. */
export type Zip = {
  output: Readable
  /** Adds the content of `source`; resolves when all of it was read. Paths are relative, with slashes, and used only once. */
  add(path: string, source: Readable, options: { isCompressed: boolean }): Promise<ZipEntry>
  /** No more files are added. */
  end(): void
}

/**
 * Creates an archive whose entries all have the same time. When `signal` is aborted, the current entry is given up and its
 * source closed.
 */
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
