import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { keyFingerprint } from './kit/sealing.ts'
import { type Manifest, sizeOf } from './platform/backup/manifest.ts'
import { type Backup, openBackup } from './platform/backup/read-backup.ts'
import { hasContent, isInUse, restoreDatabase } from './platform/backup/restore-database.ts'
import { removeOtherFiles, restoreFiles } from './platform/backup/restore-files.ts'
import { checkDatabase } from './platform/db/check.ts'
import { connectOnce } from './platform/db/connect-once.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import { checkHistory, roleOf } from './platform/db/migrate.ts'
import type { DatabasePlace } from './platform/db/open-database.ts'
import { openStorage } from './open-storage.ts'
import { restoreOneCompany } from './restore-one-company.ts'
import { CommandError, endOnSignal, megabytes, runCommand, secondsSince, takeCompany } from './run-command.ts'
import { existingSecretKeys } from './secret-key.ts'

const usage = `usage: npm run restore -- FILE [--company=COMPANY] [--replace] [--other-key] [--without-emails]
  FILE              a backup, or a folder, whose latest backup of a whole server is used
  --company=COMPANY restores only the company with this UUID or name, also while the server runs; all others stay as they are
  --replace         deletes everything on the server, or everything of that company; without it, the server must be empty, or
                    must not have the company
  --other-key       restores also without the secret key of the backup: what was sealed with it is lost
  --without-emails  leaves out emails and webhooks that waited to be sent, because the other server has sent them since`

const folder = fileURLToPath(new URL('migrations', import.meta.url))
/** As after a first migration (platform/places). */
const next =
  'The next start of the server also fills the list of places again; with DATABASE_URL it needs MIGRATION_DATABASE_URL for that.'
const flags = ['--replace', '--other-key', '--without-emails']

/** `npm run restore -- FILE`, while no server runs. The whole backup is checked before anything is changed. */
const run = async ([target = '', ...others]: string[]): Promise<string> => {
  const { company: wanted, others: options } = takeCompany(others)
  if (target === '' || target.startsWith('-') || wanted === '' || options.some((one) => !flags.includes(one)))
    throw new CommandError(usage)
  endOnSignal()
  const start = performance.now()
  const config = readConfig()
  const file = fileAt(resolve(target))
  const backup = await openBackup(file)
  try {
    await checkHistory(folder, backup.manifest.migrations, 'The backup')
    const company = wanted ?? backup.manifest.company?.uuid
    if (!options.includes('--other-key')) await checkKeys(config, backup.manifest, company !== undefined)
    openDataFolder(config)
    if (company !== undefined) {
      const report = await restoreOneCompany({
        config,
        backup,
        wanted: company,
        isReplaced: options.includes('--replace'),
      })
      return `${file}, of ${backup.manifest.takenAt}: ${report}\nIt took ${secondsSince(start)}.`
    }
    const database = await openDatabase(config.database)
    try {
      const report = await restoreAll({ config, backup, options }, database)
      return `${file}, of ${backup.manifest.takenAt}, was restored in ${secondsSince(start)}: ${report}. ${next}`
    } finally {
      await database.stop()
    }
  } finally {
    backup.close()
  }
}

const fileAt = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new CommandError(`There is no ${path}.`)
  if (!found.isDirectory()) return path
  const latest = readdirSync(path)
    .filter((name) => /^sojourn-.+\.zip$/.test(name))
    .toSorted()
    .at(-1)
  if (latest === undefined) throw new CommandError(`There is no backup in ${path}.`)
  return join(path, latest)
}

/** All keys that the server had are needed: what it sealed with an older one may still be there. */
const checkKeys = async (config: Config, { secretKeys }: Manifest, isCompany: boolean): Promise<void> => {
  const present = (await existingSecretKeys(config)).map(keyFingerprint)
  const missing = secretKeys.filter((one) => !present.includes(one))
  if (missing.length === 0) return
  const place = config.database.kind === 'embedded' ? ` (or as the file ${join(config.dataDir, 'secret-key')})` : ''
  const asMain = `Set the key of the server that was backed up as SECRET_KEY${place}, or an older one in SECRET_KEYS_OLD.`
  const asOld =
    'Add the key of the server that was backed up to SECRET_KEYS_OLD, also of the running server, and run npm run admin -- reseal afterwards.'
  throw new CommandError(
    `The backup needs the secret key ${missing.join(' and ')}, and this server has ${present.join(' and ') || 'none'}. ${isCompany && present.length > 0 ? asOld : asMain} Without it, passports, second factors and other sealed values are lost; --other-key restores the rest.`,
  )
}

type Restore = { config: Config; backup: Backup; options: string[] }
type Target = { url: string; ownerUrl: string }

const restoreAll = async (restore: Restore, { url, ownerUrl }: Target): Promise<string> => {
  const client = await connectOnce(ownerUrl)
  try {
    return await restoreOver(client, roleOf(url), restore)
  } finally {
    await client.end()
  }
}

type Connection = Awaited<ReturnType<typeof connectOnce>>

const restoreOver = async (
  client: Connection,
  appRole: string,
  { config, backup, options }: Restore,
): Promise<string> => {
  if (await isInUse(client, appRole)) throw new CommandError('The server is running. Stop all its processes first.')
  const isReplaced = options.includes('--replace')
  if (!isReplaced && (await hasContent(client)))
    throw new CommandError('This server is not empty. Restore to another one, or add --replace to delete all it has.')
  const { storage, closeStorage } = await openStorage(config)
  try {
    const workFolder = join(config.dataDir, 'work', 'restore')
    const withoutEmails = options.includes('--without-emails')
    const added = new Set<string>()
    try {
      await restoreFiles(backup, { storage, workFolder, onAdded: (key) => added.add(key) })
      // From then on, rows may name these files.
      const beforeCommit = () => added.clear()
      await restoreDatabase(client, backup, { folder, appRole, withoutEmails, beforeCommit })
    } catch (error) {
      for (const key of added) await storage.remove(key).catch(() => {})
      throw error
    }
    const removed = isReplaced ? await removeOtherFiles(backup, storage) : 0
    const { tables, rows, objects, bytes } = sizeOf(backup.manifest)
    return `${tables} tables with ${rows} rows, ${objects} stored files with ${megabytes(bytes)}${removed > 0 ? `; ${removed} other stored files were removed` : ''}`
  } finally {
    closeStorage()
  }
}

const openDatabase = async (place: DatabasePlace): Promise<Target & { stop(): Promise<void> }> => {
  if (place.kind === 'external') {
    const { url, migrationUrl } = place
    if (migrationUrl === undefined)
      throw new CommandError('Set MIGRATION_DATABASE_URL: only the owner of the tables can restore them.')
    await checkDatabase(place)
    return { url, ownerUrl: migrationUrl, stop: async () => {} }
  }
  const server = await startEmbeddedPostgres({ folder: place.folder })
  return { url: server.databaseUrl, ownerUrl: server.migrationDatabaseUrl, stop: () => server.stop() }
}

runCommand(run)
