import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
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
/** So often a draft is begun whose folder goes away. */
const mostTries = 5

/** A file that holds a whole upload and that nobody else writes, and the SHA-256 of what was received and what it should be. */
export type WholeFile = { path: string; length: number; sha256: string; expectedSha256: string | null }

/**
 * Keeps the bytes of unfinished uploads in a folder for each. What the ledger counts as received is durable; bytes beyond
 * that are as good as never sent, and are written again. Whoever writes from the beginning writes a file of its own, which
 * becomes the upload's when its bytes are first counted: what comes in one piece never has two writers.
 */
export class UploadStore extends DataStore {
  readonly #folder: string
  readonly #ledger: UploadLedger
  /** What was announced of uploads that are about to be written here. */
  readonly #announced = new Map<string, { length: number; expectedSha256: string | null }>()
  readonly #wholes = new Map<string, WholeFile>()

  constructor(folder: string, ledger: UploadLedger) {
    super()
    this.#folder = folder
    this.#ledger = ledger
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  #folderOf(id: string): string {
    return join(this.#folder, ...id.split('/'))
  }

  #pathOf(id: string): string {
    return join(this.#folderOf(id), 'bytes')
  }

  override async create(upload: Upload): Promise<Upload> {
    const sha256 = upload.metadata?.sha256
    const expectedSha256 = typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null
    const announced = { length: upload.size ?? 0, expectedSha256 }
    await this.#ledger.begin(upload.id, announced)
    this.#announced.set(upload.id, announced)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { length, received, expectedSha256 } = await this.#ledger.find(id)
    if (length === null) throw new TusError('FILE_NOT_FOUND')
    this.#announced.set(id, { length, expectedSha256 })
    return new Upload({ id, size: length, offset: received })
  }

  /**
   * Writes what comes from `offset` on. What came before a connection broke is kept as well. Once the last byte has come,
   * nothing is counted any more: the whole is made durable elsewhere before anybody is told. @returns the new offset.
   */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const announced = this.#announced.get(id)
    this.#announced.delete(id)
    const draft = offset === 0 ? join(this.#folderOf(id), randomUUID()) : null
    const file = await this.#open(id, draft)
    const hash = createHash('sha256')
    let isOwn = draft !== null
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
    /** Nobody else has counted bytes of this upload: this file is its file from now on. */
    const keepDraft = async () => {
      if (!isOwn || draft === null) return
      await rename(draft, this.#pathOf(id))
      await syncFolders(this.#folderOf(id), this.#folder)
      isOwn = false
    }
    const count = async () => {
      await write()
      if (written === counted) return
      await file.datasync()
      if (!(await this.#ledger.count(id, counted, written, keepDraft))) throw new TusError('INVALID_OFFSET')
      counted = written
      countedAt = Date.now()
    }
    try {
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          gathered.push(chunk)
          gatheredBytes += chunk.length
          if (isOwn) hash.update(chunk)
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
      if (written !== announced?.length) await count()
      else if (isOwn && draft !== null) this.#wholes.set(id, { ...announced, path: draft, sha256: hash.digest('hex') })
      return written
    } finally {
      await file.close()
      if (isOwn && draft !== null && !this.#wholes.has(id)) await this.#dropDraft(draft)
    }
  }

  /** The upload may have ended while this was written: then its folder is this draft's alone, and goes with it. */
  async #dropDraft(draft: string): Promise<void> {
    await rm(draft, { force: true })
    await rmdir(dirname(draft)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error
    })
  }

  async #open(id: string, draft: string | null): Promise<FileHandle> {
    if (draft !== null) return this.#openDraft(draft)
    return open(this.#pathOf(id), 'r+').catch((error: NodeJS.ErrnoException) => {
      // Another request has finished or cancelled the upload meanwhile: the sender asks how it stands.
      throw error.code === 'ENOENT' ? new TusError('INVALID_OFFSET') : error
    })
  }

  async #openDraft(draft: string, tries = 1): Promise<FileHandle> {
    await mkdir(dirname(draft), { recursive: true })
    return open(draft, 'wx').catch((error: NodeJS.ErrnoException) => {
      // Another request has removed the folder in between.
      if (error.code === 'ENOENT' && tries < mostTries) return this.#openDraft(draft, tries + 1)
      throw error
    })
  }

  /** The file of an upload that has just come in one piece, and is the caller's now; null for one that came in several. */
  takeWhole(id: string): WholeFile | null {
    const whole = this.#wholes.get(id)
    this.#wholes.delete(id)
    return whole ?? null
  }

  /** The file of an upload that came in several pieces. */
  fileOf(id: string): string {
    return this.#pathOf(id)
  }

  override async remove(id: string): Promise<void> {
    await rm(this.#folderOf(id), { recursive: true, force: true })
  }
}
