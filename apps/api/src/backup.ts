import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { keyFingerprint } from './kit/sealing.ts'
import { type Manifest, sizeOf } from './platform/backup/manifest.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import type { DatabasePlace } from './platform/db/open-database.ts'
import { requireSession } from './platform/db/session.ts'
import { openStorage } from './open-storage.ts'
import { productVersion } from './product-version.ts'
import { CommandError, endOnSignal, megabytes, runCommand, secondsSince } from './run-command.ts'
import { existingSecretKeys } from './secret-key.ts'

const usage = `usage: npm run backup -- FILE
  FILE    where to write the backup of the database and all stored files, also while the server runs;
          in a folder, it is named after the time`

/** `npm run backup -- FILE`. Nothing is migrated or otherwise changed. */
const run = async ([target = '', ...others]: string[]): Promise<string> => {
  if (target === '' || target.startsWith('-') || others.length > 0) throw new CommandError(usage)
  process.umask(0o077)
  endOnSignal()
  const start = performance.now()
  const config = readConfig()
  const file = fileFor(resolve(target))
  const database = await openDatabase(config.database)
  try {
    const { storage, closeStorage } = await openStorage(config)
    const keys = await existingSecretKeys(config)
    const about = { product: await productVersion(), secretKeys: keys.map(keyFingerprint) }
    const manifest = await writeBackup({ databaseUrl: database.url, storage, about }, file).finally(closeStorage)
    const whereKey = config.secretKey === undefined ? join(config.dataDir, 'secret-key') : 'SECRET_KEY'
    return `${file} (${megabytes(statSync(file).size)}) was written in ${secondsSince(start)}: ${countsOf(manifest)}.
The secret key ${about.secretKeys[0]} is not in it: keep a copy of ${whereKey} in another place. Without it, passports, second factors and other sealed values cannot be read after a restore.`
  } finally {
    await database.stop()
  }
}

/** What a backup contains, in numbers. */
const countsOf = (manifest: Manifest): string => {
  const { tables, rows, jobs, objects, bytes } = sizeOf(manifest)
  return `${tables} tables with ${rows} rows, ${jobs} waiting jobs, ${objects} stored files with ${megabytes(bytes)}`
}

const fileFor = (path: string): string => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  return join(path, `sojourn-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.zip`)
}

/** Our own server is used as it runs, or started for the time of the backup. */
const openDatabase = async (place: DatabasePlace): Promise<{ url: string; stop(): Promise<void> }> => {
  if (place.kind === 'external') {
    if (place.migrationUrl === undefined)
      throw new CommandError('Set MIGRATION_DATABASE_URL: only the owner of the tables can read all of them.')
    await requireSession(place.migrationUrl, 'MIGRATION_DATABASE_URL')
    return { url: place.migrationUrl, stop: async () => {} }
  }
  if (!existsSync(join(place.folder, 'cluster')))
    throw new CommandError(`There is no database in ${place.folder}; set DATA_DIR to the folder of the server.`)
  const server = await startEmbeddedPostgres({ folder: place.folder, whenInUse: 'attach' })
  return { url: server.superuserUrl, stop: () => server.stop() }
}

runCommand(run)
