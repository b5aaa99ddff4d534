import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Storage } from './storage.ts'

/** Keeps each object as a file below `folder`: written beside, synced, renamed into place. */
export const createLocalStorage = (folder: string): Storage => {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    const path = resolve(join(root, key))
    if (!path.startsWith(root + sep)) throw new TypeError('a storage key stays inside its folder')
    return path
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}.part`
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      await syncFolder(dirname(path))
    },
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    stream: async (key) => (await open(pathOf(key), 'r').catch(nullWhenMissing))?.createReadStream() ?? null,
    has: async (key) => (await stat(pathOf(key)).catch(nullWhenMissing)) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** A rename is durable once its folder is; Windows cannot open folders and does not need it. */
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
