import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/utils'
import { syncFolders } from '../storage/local-storage.ts'
import { TusError } from './tus-error.ts'
import type { UploadLedger } from './upload-ledger.ts'

/** So many bytes are made durable and counted at a time. */
const checkpointBytes = 8 * 1024 * 1024

/**
 * Keeps the bytes of unfinished uploads as files. What the ledger counts as received is durable; bytes beyond that are as
 * good as never sent, and are written again.
 */
export class UploadStore extends DataStore {
  readonly #folder: string
  readonly #ledger: UploadLedger

  constructor(folder: string, ledger: UploadLedger) {
    super()
    this.#folder = folder
    this.#ledger = ledger
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  #pathOf(id: string): string {
    return join(this.#folder, ...id.split('/'))
  }

  override async create(upload: Upload): Promise<Upload> {
    const path = this.#pathOf(upload.id)
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'w')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await syncFolders(dirname(path), this.#folder)
    const sha256 = upload.metadata?.sha256
    const expectedSha256 = typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null
    await this.#ledger.begin(upload.id, { length: upload.size ?? 0, expectedSha256 })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { length, received } = await this.#ledger.find(id)
    if (length === null) throw new TusError('FILE_NOT_FOUND')
    return new Upload({ id, size: length, offset: received })
  }

  /** Writes what comes from `offset` on. What came before a connection broke is kept as well. @returns the new offset. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = await open(this.#pathOf(id), 'r+')
    let written = offset
    let counted = offset
    const count = async () => {
      if (written === counted) return
      await file.datasync()
      if (!(await this.#ledger.count(id, counted, written))) throw new TusError('INVALID_OFFSET')
      counted = written
    }
    try {
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          await file.write(chunk, 0, chunk.length, written)
          written += chunk.length
          if (written - counted >= checkpointBytes) await count()
        }
      } catch (error) {
        await count().catch(() => {})
        throw error
      }
      await count()
      return counted
    } finally {
      await file.close()
    }
  }

  /** The bytes of an upload, of which `length` have come. */
  async read(id: string, length: number): Promise<Buffer> {
    const bytes = await readFile(this.#pathOf(id))
    return bytes.subarray(0, length)
  }

  override async remove(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true })
  }
}
