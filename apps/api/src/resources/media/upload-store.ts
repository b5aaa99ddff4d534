import { mkdir, open, readFile, rm, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, type Upload, Upload as TusUpload } from '@tus/utils'
import type { AsServer } from '../../kit/in-tenant.ts'
import { syncFolders } from '../../platform/storage/local-storage.ts'
import { partsOf } from './upload-lock.ts'
import { beginUpload, countReceived, findUpload } from './upload-slot.ts'

/** So many bytes are made durable and counted at a time. */
const checkpointBytes = 8 * 1024 * 1024

/**
 * Keeps the bytes of unfinished uploads as files. What the database counts as received is durable; bytes beyond that are as
 * good as never sent, and are written again.
 */
export class UploadStore extends DataStore {
  readonly #folder: string
  readonly #asServer: AsServer

  constructor(folder: string, asServer: AsServer) {
    super()
    this.#folder = folder
    this.#asServer = asServer
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  pathOf(id: string): string {
    const { tenant, uuid } = partsOf(id)
    return join(this.#folder, tenant, uuid)
  }

  override async create(upload: Upload): Promise<Upload> {
    const { tenant, uuid } = partsOf(upload.id)
    const path = this.pathOf(upload.id)
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
    await this.#asServer(tenant, 'upload', (ctx) =>
      beginUpload(ctx, uuid, { length: upload.size ?? 0, expectedSha256 }),
    )
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { tenant, uuid } = partsOf(id)
    const slot = await this.#asServer(tenant, 'upload', (ctx) => findUpload(ctx, uuid))
    if (slot.length === null) throw ERRORS.FILE_NOT_FOUND
    return new TusUpload({ id, size: slot.length, offset: slot.received })
  }

  /** Writes what comes from `offset` on. What came before a connection broke is kept as well. @returns the new offset. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { tenant, uuid } = partsOf(id)
    const file = await open(this.pathOf(id), 'r+')
    let written = offset
    let counted = offset
    const count = async () => {
      if (written === counted) return
      await file.datasync()
      const [from, to] = [counted, written]
      if (!(await this.#asServer(tenant, 'upload', (ctx) => countReceived(ctx, uuid, from, to))))
        throw ERRORS.INVALID_OFFSET
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
    const bytes = await readFile(this.pathOf(id))
    return bytes.subarray(0, length)
  }

  /** Lets an upload begin anew. */
  async empty(id: string): Promise<void> {
    await truncate(this.pathOf(id), 0)
  }

  override async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true })
  }
}
