import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { keyFingerprint } from './kit/sealing.ts'
import { type Company, findCompany } from './platform/backup/company-tables.ts'
import { type Manifest, sizeOf } from './platform/backup/manifest.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { connectOnce } from './platform/db/connect-once.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import type { DatabasePlace } from './platform/db/open-database.ts'
import { requireSession } from './platform/db/session.ts'
import { openStorage } from './open-storage.ts'
import { productVersion } from './product-version.ts'
import { CommandError, endOnSignal, megabytes, runCommand, secondsSince, takeCompany } from './run-command.ts'
import { existingSecretKeys } from './secret-key.ts'

const usage = `usage: npm run backup -- FILE [--company=COMPANY]
  FILE               where to write the backup of the database and all stored files, also while the server runs;
                     in a folder, it is named after the time
  --company=COMPANY  only the company with this UUID or name, its members and its files`

/** `npm run backup -- FILE`. Nothing is migrated or otherwise changed. */
const run = async ([target = '', ...more]: string[]): Promise<string> => {
  const { company: wanted, others } = takeCompany(more)
  if (target === '' || target.startsWith('-') || wanted === '' || others.length > 0) throw new CommandError(usage)
  process.umask(0o077)
  endOnSignal()
  const start = performance.now()
  const config = readConfig()
  const database = await openDatabase(config.database)
  try {
    const company = wanted === undefined ? undefined : await findOnServer(database.url, wanted)
    const file = fileFor(resolve(target), company?.slug)
    const { storage, closeStorage } = await openStorage(config)
    const keys = await existingSecretKeys(config)
    const about = { product: await productVersion(), secretKeys: keys.map(keyFingerprint) }
    const source = { databaseUrl: database.url, storage, about }
    const of = company && { company: { uuid: company.uuid, name: company.name } }
    const manifest = await writeBackup({ ...source, ...of }, file).finally(closeStorage)
    const whereKey = config.secretKey === undefined ? join(config.dataDir, 'secret-key') : 'SECRET_KEY'
    return `${file} (${megabytes(statSync(file).size)}) was written in ${secondsSince(start)}: ${countsOf(manifest)}.
The secret key ${about.secretKeys[0]} is not in it: keep a copy of ${whereKey} in another place. Without it, passports, second factors and other sealed values cannot be read after a restore.`
  } finally {
    await database.stop()
  }
}

const findOnServer = async (url: string, wanted: string): Promise<Company> => {
  const client = await connectOnce(url)
  try {
    return await findCompany(client, wanted, 'public.tenants', 'on this server')
  } finally {
    await client.end()
  }
}

/** What a backup contains, in numbers. */
const countsOf = (manifest: Manifest): string => {
  const { tables, rows, jobs, objects, bytes } = sizeOf(manifest)
  return `${tables} tables with ${rows} rows, ${jobs} waiting jobs, ${objects} stored files with ${megabytes(bytes)}`
}

/** The name of one company's backup begins with another word, so that a folder still has a latest backup of the server. */
const fileFor = (path: string, company: string | undefined): string => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  const what = company === undefined ? 'sojourn' : `company-${company}`
  return join(path, `${what}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.zip`)
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
