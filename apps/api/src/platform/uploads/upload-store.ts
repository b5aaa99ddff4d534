import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/utils'
import { sha256In } from './announced.ts'
import { UploadFile } from './upload-file.ts'
import type { UploadLedger } from './upload-ledger.ts'

/** One of the protocol's own errors, with the status and text that the library sends for it. */
class TusError extends Error {
  override name = 'TusError'
  readonly status_code: number
  readonly body: string

  constructor({ status_code, body }: { status_code: number; body: string }) {
    super(body.trim())
    this.status_code = status_code
    this.body = body
  }
}

/**
 * Unfinished uploads for the tus library: their bytes in files, their state in the ledger. What the ledger counts as received
 * is durable; bytes beyond that count as never sent, and are sent again.
 */
export class UploadStore extends DataStore {
  readonly #folder: string
  readonly #ledger: UploadLedger

  constructor(folder: string, ledger: UploadLedger) {
    super()
    this.#folder = folder
    this.#ledger = ledger
    this.extensions = ['creation', 'termination']
  }

  #fileOf(id: string): UploadFile {
    return new UploadFile(this.#folder, id)
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#ledger.begin(upload.id, { length: upload.size ?? 0, expectedSha256: sha256In(upload.metadata) })
    // A writer that has not noticed yet continues in the old file, which no upload uses any more.
    await this.#fileOf(upload.id).remove()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { length, received } = await this.#ledger.find(id)
    if (length === null) throw new TusError(ERRORS.FILE_NOT_FOUND)
    return new Upload({ id, size: length, offset: received })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = this.#fileOf(id)
    const count = async (from: number, to: number) => {
      const received = await this.#ledger.count(id, from, to)
      if (received === null) await file.remove()
      if (received !== to) throw new TusError(ERRORS.INVALID_OFFSET)
    }
    return file.append(stream, offset, count).catch((error: NodeJS.ErrnoException) => {
      // Another request has finished or cancelled the upload meanwhile: the sender has to ask for its state.
      throw error.code === 'ENOENT' ? new TusError(ERRORS.INVALID_OFFSET) : error
    })
  }

  override async remove(id: string): Promise<void> {
    await this.#ledger.cancel(id)
    await this.#fileOf(id).remove()
  }
}
