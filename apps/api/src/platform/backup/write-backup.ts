import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { createZip, type Zip } from '../archive/zip.ts'
import { connectOnce } from '../db/connect-once.ts'
import { holdRemovals } from '../db/removal-lock.ts'
import { queueSchema, sendingQueues } from '../db/queues.ts'
import type { Storage } from '../storage/storage.ts'
import { copyDatabase } from './copy-database.ts'
import { BackupError, type Manifest, manifestPath, manifestSumPath } from './manifest.ts'

type Source = {
  /** For a superuser, or for the role that owns the tables. */
  databaseUrl: string
  storage: Storage
  /** What the manifest says about the server. */
  about: Pick<Manifest, 'product' | 'secretKeys'>
  /** For a backup of one company only. */
  company?: NonNullable<Manifest['company']>
}

/** In milliseconds: how long to wait for such jobs that are under way or about to start, so that they are not done again after a restore. */
const patience = 10_000

/**
 * Copies the database and the stored files into a new archive, while the server runs. The snapshot of the database comes first;
 * files that are named in it are there from before it, and are not removed before the backup is complete. The archive appears
 * under its name once it is complete.
 */
export const writeBackup = async (source: Source, file: string): Promise<Manifest> => {
  if (existsSync(file)) throw new BackupError(`${file} exists already.`)
  const draft = `${file}.${randomUUID()}.part`
  const removeDraft = () => rmSync(draft, { force: true })
  process.on('exit', removeDraft)
  const aborting = new AbortController()
  const zip = createZip(new Date(), aborting.signal)
  const stored = pipeline(zip.output, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
  // Whichever fails first, the other one is given up: a full disk must not leave the copying waiting for it.
  const failures: unknown[] = []
  const cannotWrite = (error: Error) => {
    throw new BackupError(`${file} cannot be written: ${error.message}.`, { cause: error })
  }
  const giveUp = (error: unknown) => {
    failures.push(error)
    aborting.abort()
    zip.output.destroy()
    return null
  }
  try {
    const [manifest] = await Promise.all([writeAll(source, zip).catch(giveUp), stored.catch(cannotWrite).catch(giveUp)])
    if (manifest === null || failures.length > 0) throw failures[0]
    await rename(draft, file)
    await syncFolder(dirname(file))
    return manifest
  } finally {
    removeDraft()
    process.off('exit', removeDraft)
  }
}

const writeAll = async ({ databaseUrl, storage, about, company }: Source, zip: Zip): Promise<Manifest> => {
  const client = await connectOnce(databaseUrl)
  try {
    await holdRemovals(client)
    const add = (path: string, rows: Readable) => zip.add(path, rows, { isCompressed: false })
    const { jobIds, avatars, ...database } = await copyDatabase(client, add, company?.uuid ?? null)
    const objects = await copyObjects(storage, zip, company ? `${company.uuid}/` : '')
    for (const key of avatars) await copyObject(storage, zip, { key, objects })
    const done = await findDone(client, jobIds)
    const manifest: Manifest = {
      format: company ? 'sojourn-company-backup' : 'sojourn-backup',
      version: 1,
      ...(company ? { company } : {}),
      ...about,
      ...database,
      jobs: { ...database.jobs, done },
      objects,
    }
    const text = JSON.stringify(manifest)
    const sum = createHash('sha256').update(text).digest('hex')
    await zip.add(manifestPath, Readable.from([Buffer.from(text)]), { isCompressed: false })
    await zip.add(manifestSumPath, Readable.from([Buffer.from(`${sum}  ${manifestPath}\n`)]), { isCompressed: false })
    zip.end()
    return manifest
  } finally {
    await client.end()
  }
}

/** Copies all stored files of a folder, also those that no record names. What was put after the snapshot may be missing. */
const copyObjects = async (storage: Storage, zip: Zip, folder: string): Promise<Manifest['objects']> => {
  const objects: Manifest['objects'] = []
  for await (const { key } of storage.list(folder)) await copyObject(storage, zip, { key, objects })
  return objects
}

const copyObject = async (
  storage: Storage,
  zip: Zip,
  { key, objects }: { key: string; objects: Manifest['objects'] },
): Promise<void> => {
  const bytes = await storage.stream(key)
  if (bytes) objects.push({ key, ...(await zip.add(`files/${key}`, bytes, { isCompressed: true })) })
}

/**
 * The jobs of the snapshot that were done since. An email is usually sent within a second, so this leaves those that wait for
 * something else, such as the mail server.
 */
const findDone = async (client: Client, ids: string[]): Promise<string[]> => {
  for (const end = Date.now() + patience; ; await sleep(250)) {
    const { rows } = await client.query<{ id: string; is_due: boolean }>(
      `select id, name = any($2) and (state = 'active' or state = 'created' and start_after <= now()) as is_due
       from ${queueSchema}.job where id = any($1::uuid[]) and state < 'completed'`,
      [ids, sendingQueues],
    )
    const left = new Set(rows.map(({ id }) => id))
    if (!rows.some(({ is_due: isDue }) => isDue) || Date.now() >= end) return ids.filter((id) => !left.has(id))
  }
}

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
