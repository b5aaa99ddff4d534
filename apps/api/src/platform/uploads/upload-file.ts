import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { durableFolders } from '../storage/local-storage.ts'

/** How often received bytes are made durable while more arrive. */
const checkpointMs = 2000

/** The folder of the bytes of unfinished uploads. */
export const uploadFolder = ({ workFolder }: { workFolder: string }): string => join(workFolder, 'uploads')

/** The bytes of one upload, in its own folder below `root`. Ids are slash-separated. */
export class UploadFile {
  readonly path: string
  readonly #root: string
  readonly #folder: string

  constructor(root: string, id: string) {
    this.#root = root
    this.#folder = join(root, ...id.split('/'))
    this.path = join(this.#folder, 'bytes')
  }

  /**
   * Appends chunks from `offset` on; at 0 the file is emptied first. What arrived before `chunks` broke is kept as well.
   * `onDurable` is called whenever more of it is durable; if it rejects, so does this. Rejects with ENOENT if there is no file
   * to continue. @returns the new offset.
   */
  async append(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    offset: number,
    onDurable: (from: number, to: number) => Promise<void> = async () => {},
  ): Promise<number> {
    const file = offset === 0 ? await this.#create() : await open(this.path, 'r+')
    let written = offset
    let durable = offset
    let syncedAt = Date.now()
    const sync = async () => {
      await file.datasync()
      await onDurable(durable, written)
      durable = written
      syncedAt = Date.now()
    }
    try {
      for await (const chunk of chunks) {
        await writeAt(file, chunk, written)
        written += chunk.length
        if (Date.now() - syncedAt >= checkpointMs) await sync()
      }
    } finally {
      try {
        await sync()
      } finally {
        await file.close()
      }
    }
    return written
  }

  /** A file is durable only once its parent folders are. */
  async #create(): Promise<FileHandle> {
    const folders = durableFolders(this.#root)
    await folders.make(this.#folder)
    const file = await open(this.path, 'w', 0o600)
    await folders.syncFolder(this.#folder)
    await folders.syncEntries(this.#folder)
    return file
  }

  /** Also succeeds if there is nothing to remove. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Writes at the offset, not at the end: a writer that has lost its lock without noticing may still write the same bytes. */
const writeAt = async (file: FileHandle, chunk: Uint8Array, position: number): Promise<void> => {
  const { bytesWritten } = await file.write(chunk, 0, chunk.length, position)
  if (bytesWritten < chunk.length) throw new Error('the disk took less than it was given')
}
