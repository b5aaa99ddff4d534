import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { digestOfStream, isSame } from '../storage/digest.ts'
import { BackupError, filesOf, type Manifest, manifestPath, manifestShape, manifestSumPath } from './manifest.ts'

/** A backup whose files are all there and unchanged. */
export type Backup = {
  manifest: Manifest
  /** The content of a file of the backup. */
  read(path: string): Promise<Readable>
  close(): void
}

/** Opens a backup and reads all of it. Throws BackupError unless every file has the SHA-256 of the manifest. */
export const openBackup = async (file: string): Promise<Backup> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new BackupError(`${file} is not a complete backup: ${messageOf(error)}.`, { cause: error })
  })
  try {
    const entries = await readDirectory(zip)
    const read = (path: string): Promise<Readable> => {
      const entry = entries.get(path)
      if (!entry) throw new BackupError(`The file ${path} is missing`)
      return zip.openReadStreamPromise(entry)
    }
    const manifest = await readManifest(read)
    for (const { path, bytes, sha256 } of filesOf(manifest)) {
      const digest = await digestOfStream(await read(path))
      if (!isSame(digest, { length: bytes, sha256 })) throw new BackupError(`The file ${path} was changed`)
    }
    return { manifest, read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw new BackupError(`${file} is damaged: ${messageOf(error)}.`, { cause: error })
  }
}

const readDirectory = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

const readManifest = async (read: Backup['read']): Promise<Manifest> => {
  const content = await text(await read(manifestPath))
  const sum = createHash('sha256').update(content).digest('hex')
  if (!(await text(await read(manifestSumPath))).startsWith(sum)) throw new BackupError('The manifest was changed')
  const manifest = manifestShape.safeParse(JSON.parse(content))
  if (!manifest.success) throw new BackupError('It was made by another version, in a format that is not known here')
  return manifest.data
}

const messageOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\.$/, '')
}
