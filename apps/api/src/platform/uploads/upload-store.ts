import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/utils'
import { durableFolders } from '../storage/local-storage.ts'
import { sha256In } from './announced.ts'
import { TusError } from './tus-error.ts'
import { untilFree } from './until-free.ts'
import type { Announced, UploadLedger, UploadStanding } from './upload-ledger.ts'

/** So often what has come is made durable and counted. */
const checkpointMs = 2000
/** Pieces of the network are gathered to this before they are written. */
const writeBytes = 2 * 1024 * 1024
/** So often a draft is begun whose folder goes away. */
const mostTries = 5

/** A file that holds a whole upload and that nobody else writes, and the SHA-256 that its sender announced. */
export type WholeFile = Announced & { path: string }

/**
 * Keeps the bytes of unfinished uploads in a folder for each. What the ledger counts as received is durable; bytes beyond
 * that are as good as never sent, and are written again. Whoever writes from the beginning writes a file of its own, which
 * becomes the upload's when its bytes are first counted: what comes in one piece never has two writers.
 */
export class UploadStore extends DataStore {
  readonly #folder: string
  readonly #durable: ReturnType<typeof durableFolders>
  readonly #ledger: UploadLedger
  /** What was announced of uploads that are about to be written here. */
  readonly #announced = new Map<string, Announced>()
  /** The requests of this process that have the right to write, and how the upload stood when they got it. */
  readonly #held = new Map<string, { writer: string; found: UploadStanding | null; isWhole: boolean }>()
  readonly #wholes = new Map<string, WholeFile>()

  constructor(folder: string, ledger: UploadLedger) {
    super()
    this.#folder = folder
    this.#durable = durableFolders(folder)
    this.#ledger = ledger
    this.extensions = ['creation', 'termination']
  }

  #folderOf(id: string): string {
    return join(this.#folder, ...id.split('/'))
  }

  #pathOf(id: string): string {
    return join(this.#folderOf(id), 'bytes')
  }

  /** A request has got the right to write. */
  hold(id: string, writer: string, found: UploadStanding): void {
    this.#held.set(id, { writer, found, isWhole: false })
  }

  /** A request writes no more. @returns whether its right ends: once the last byte has come it lasts until `settle`. */
  letGo(id: string, writer: string): boolean {
    const held = this.#held.get(id)
    if (held?.writer !== writer) return true
    if (!held.isWhole) this.#held.delete(id)
    return !held.isWhole
  }

  /** What has come whole is about to be recorded. @returns whose right ends then; where that fails, it is to be dropped. */
  settle(id: string): string | undefined {
    const held = this.#held.get(id)
    if (held?.isWhole) this.#held.delete(id)
    return held?.isWhole ? held.writer : undefined
  }

  override async create(upload: Upload): Promise<Upload> {
    const announced = { length: upload.size ?? 0, expectedSha256: sha256In(upload.metadata) }
    await untilFree(() => this.#ledger.begin(upload.id, announced))
    this.#announced.set(upload.id, announced)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const held = this.#held.get(id)
    const { length, received, expectedSha256 } = held?.found ?? (await this.#ledger.find(id))
    // What is read later is asked for anew.
    if (held) held.found = null
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
    let isOwn = draft !== null
    let written = offset
    let counted = offset
    let countedAt = Date.now()
    let gathered: Buffer[] = []
    let gatheredBytes = 0
    const writeGathered = async (before: Promise<void>) => {
      const [chunks, bytes] = [gathered, gatheredBytes]
      gathered = []
      gatheredBytes = 0
      await before
      if (chunks.length === 0) return
      const { bytesWritten } = await file.writev(chunks, written)
      written += bytesWritten
      if (bytesWritten < bytes) throw new Error('the disk took less than it was given')
    }
    /** More is gathered while this is under way. */
    let writing = Promise.resolve()
    const write = async () => {
      await (writing = writeGathered(writing))
    }
    /** Nobody else has counted bytes of this upload: this file is its file from now on. */
    const keepDraft = async () => {
      if (!isOwn || draft === null) return
      await rename(draft, this.#pathOf(id))
      const folder = this.#folderOf(id)
      await Promise.all([this.#durable.syncFolder(folder), this.#durable.syncEntries(folder)])
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
          if (gatheredBytes >= writeBytes) {
            await writing
            writing = writeGathered(writing)
            // Whoever waits for it next is told how it failed.
            writing.catch(() => {})
          }
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
      else {
        const held = this.#held.get(id)
        if (held) held.isWhole = true
        if (isOwn && draft !== null) this.#wholes.set(id, { ...announced, path: draft })
      }
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
    await this.#durable.make(dirname(draft))
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

  /** Removes what is left of an upload that came in one piece, whose file has been taken: most likely an empty folder. */
  async tidyUp(id: string): Promise<void> {
    await rmdir(this.#folderOf(id)).catch(() => this.remove(id))
  }

  override async remove(id: string): Promise<void> {
    await rm(this.#folderOf(id), { recursive: true, force: true })
  }
}
