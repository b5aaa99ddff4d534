import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { type Digest, digestOf, digestOfFile, isSame } from './digest.ts'
import { requireFolder, requireKey, type Storage, StorageError, type StoredObject } from './storage.ts'

/** In the same folder as the objects, so that a rename can move them there. No key begins with a dot. */
const draftsFolder = '.drafts'

/** Stores each object as a file below `folder`: written to a draft, synced, verified, and renamed to its path. */
export const createLocalStorage = (folder: string): Storage => {
  const root = resolve(folder)
  const drafts = join(root, draftsFolder)
  const pathOf = (key: string) => join(root, ...requireKey(key).split('/'))

  const durable = durableFolders(root)

  /** Makes a file durable, verifies it, and moves it to its path. */
  const moveIntoPlace = async (key: string, meant: Digest, path: string): Promise<void> => {
    const place = pathOf(key)
    await durable.make(dirname(place))
    // These wait for the disk in parallel, which takes no longer than one of them.
    const [digest] = await Promise.all([digestOfFile(path), sync(path, 'r+'), durable.syncFolder(dirname(place))])
    if (!isSame(digest, meant)) throw new StorageError(`${key} was not stored as it was meant`)
    await rename(path, place)
    await durable.syncEntries(dirname(place))
  }

  const store = async (key: string, meant: Digest, bytes: Uint8Array | Readable): Promise<void> => {
    requireKey(key)
    await mkdir(drafts, { recursive: true })
    const draft = join(drafts, randomUUID())
    try {
      await writeDraft(draft, bytes)
      await moveIntoPlace(key, meant, draft)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  return {
    put: (key, bytes, meant = digestOf(bytes)) => store(key, meant, bytes),
    takeFile: async (key, path, meant) => {
      await moveIntoPlace(key, meant, path).catch(async (error: NodeJS.ErrnoException) => {
        // The file is on another disk, so it cannot be renamed to its path.
        if (error.code !== 'EXDEV') throw error
        await store(key, meant, createReadStream(path))
        await rm(path, { force: true })
      })
    },
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    stream: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing)
      if (!file) return null
      const facts = await file.stat()
      if (facts.isFile() && (!range || range.start < facts.size)) return file.createReadStream(range)
      await file.close()
      if (!facts.isFile()) return null
      throw new RangeError(`${key} has no byte ${range?.start}`)
    },
    has: async (key) => (await stat(pathOf(key)).catch(nullWhenMissing))?.isFile() ?? false,
    list: (wanted) => walk(join(root, requireFolder(wanted)), wanted),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeDrafts: async (before) => {
      for (const name of (await readdir(drafts).catch(nullWhenMissing)) ?? []) {
        const path = join(drafts, name)
        const facts = await stat(path).catch(nullWhenMissing)
        if (facts && facts.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

/** Writes a file without making it durable. */
const writeDraft = async (path: string, bytes: Uint8Array | Readable): Promise<void> => {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
  } finally {
    await file.close()
  }
}

/** Makes the content of a file durable, or the entries of a folder. Windows flushes only files that are open for writing. */
const sync = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Lists the files below a folder, reading a few entries at a time. */
async function* walk(folder: string, prefix: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(folder).catch(nullWhenMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (prefix === '' && entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path, `${prefix}${entry.name}/`)
    const facts = entry.isFile() ? await stat(path).catch(nullWhenMissing) : null
    if (facts) yield { key: prefix + entry.name, changedAt: facts.mtime }
  }
}

const noFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (noFile.has(error.code ?? '')) return null
  throw error
}

/** Windows cannot open folders, and does not need it. */
const hasFolderSync = process.platform !== 'win32'
/** The maximum number of folders that are remembered as durable. */
const maxCached = 10_000

/**
 * The folders from `root` down, and which of them have been made durable since this was called. A rename is durable once its
 * folder is, and a folder once its parent is.
 */
export const durableFolders = (root: string) => {
  const syncedFolders = new Set<string>()
  return {
    /** Creates a folder with all its parents. */
    make: async (folder: string): Promise<void> => {
      const first = await mkdir(folder, { recursive: true })
      // These folders had been deleted from the disk.
      if (first !== undefined)
        for (let one = folder; one.length >= first.length; one = dirname(one)) syncedFolders.delete(one)
    },
    /** Makes a folder itself durable. Another put may have created it a moment ago without having synced it yet. */
    syncFolder: async (folder: string): Promise<void> => {
      if (!hasFolderSync) return
      if (syncedFolders.size > maxCached) syncedFolders.clear()
      for (let one = folder; one !== dirname(root) && !syncedFolders.has(one); one = dirname(one)) {
        await sync(dirname(one), 'r')
        syncedFolders.add(one)
      }
    },
    /** Makes the entries of a folder durable. */
    syncEntries: async (folder: string): Promise<void> => {
      if (hasFolderSync) await sync(folder, 'r')
    },
  }
}
