import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/utils'
import { syncFolders } from '../storage/local-storage.ts'
import { TusError } from './tus-error.ts'
import type { UploadLedger } from './upload-ledger.ts'

/** So often what has come is made durable and counted. */
const checkpointMs = 2000
/** Pieces of the network are gathered to this before they are written. */
const writeBytes = 1024 * 1024

/**
 * Keeps the bytes of unfinished uploads as files. What the ledger counts as received is durable; bytes beyond that are as
 * good as never sent, and are written again.
 */
export class UploadStore extends DataStore {
  readonly #folder: string
  readonly #ledger: UploadLedger
  /** How many bytes there will be, of uploads that are being written here. */
  readonly #lengths = new Map<string, number>()

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
    this.#lengths.set(upload.id, upload.size ?? 0)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { length, received } = await this.#ledger.find(id)
    if (length === null) throw new TusError('FILE_NOT_FOUND')
    this.#lengths.set(id, length)
    return new Upload({ id, size: length, offset: received })
  }

  /**
   * Writes what comes from `offset` on. What came before a connection broke is kept as well. Once the last byte has come,
   * nothing is counted any more: the whole is made durable elsewhere before anybody is told. @returns the new offset.
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = await open(this.#pathOf(id), 'r+')
    const length = this.#lengths.get(id)
    this.#lengths.delete(id)
    let written = offset
    let counted = offset
    let countedAt = Date.now()
    let gathered: Buffer[] = []
    let gatheredBytes = 0
    const write = async () => {
      const [chunks, bytes] = [gathered, gatheredBytes]
      gathered = []
      gatheredBytes = 0
      if (chunks.length === 0) return
      const { bytesWritten } = await file.writev(chunks, written)
      written += bytesWritten
      if (bytesWritten < bytes) throw new Error('the disk took less than it was given')
    }
    const count = async () => {
      await write()
      if (written === counted) return
      await file.datasync()
      if (!(await this.#ledger.count(id, counted, written))) throw new TusError('INVALID_OFFSET')
      counted = written
      countedAt = Date.now()
    }
    try {
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          gathered.push(chunk)
          gatheredBytes += chunk.length
          if (gatheredBytes >= writeBytes) await write()
          if (Date.now() - countedAt >= checkpointMs) await count()
        }
        await write()
      } catch (error) {
        await write()
          .then(count)
          .catch(() => {})
        throw error
      }
      if (written !== length) await count()
      return written
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
