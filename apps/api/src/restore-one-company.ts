import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeIdentifier } from 'pg'
import type { Config } from './config.ts'
import type { Backup } from './platform/backup/read-backup.ts'
import { restoreCompany, type RestoredCompany } from './platform/backup/restore-company.ts'
import { checkDatabase } from './platform/db/check.ts'
import { connectOnce } from './platform/db/connect-once.ts'
import { startEmbeddedPostgres } from './platform/db/embedded.ts'
import { migrate, roleOf } from './platform/db/migrate.ts'
import type { DatabasePlace } from './platform/db/open-database.ts'
import { openStorage } from './open-storage.ts'
import { CommandError, megabytes } from './run-command.ts'

type Restore = { config: Config; backup: Backup; wanted: string; isReplaced: boolean }

/** Restores one company, next to a running server or to one that does not run. @returns a report for the operator. */
export const restoreOneCompany = async ({ config, backup, wanted, isReplaced }: Restore): Promise<string> => {
  const database = await openDatabase(config.database)
  try {
    const appRole = roleOf(database.url)
    await migrate({ url: database.ownerUrl, folder: fileURLToPath(new URL('migrations', import.meta.url)), appRole })
    const { storage, closeStorage } = await openStorage(config)
    const connect = () => connectOnce(database.ownerUrl)
    const client = await connect()
    const workFolder = join(config.dataDir, 'work', 'restore')
    try {
      const restored = await restoreCompany(client, backup, {
        wanted,
        isReplaced,
        appRole,
        storage,
        workFolder,
        connect,
      })
      return reportOf(restored)
    } finally {
      await client.end()
      closeStorage()
    }
  } finally {
    await database.stop()
  }
}

const reportOf = ({ name, uuid, rows, files, bytes, accounts, members, lostParent }: RestoredCompany): string =>
  [
    `the company ${name} (${uuid}) was restored: ${rows} rows, ${files} stored files with ${megabytes(bytes)}, ${accounts} new accounts.`,
    'Emails and webhooks that waited were left out.',
    ...(members.added.length > 0 ? [`Members again: ${members.added.join(', ')}.`] : []),
    ...(members.removed.length > 0 ? [`No longer members: ${members.removed.join(', ')}.`] : []),
    ...(lostParent === null ? [] : [`It was a part of ${lostParent}, which is not on this server.`]),
  ].join(' ')

type Database = { url: string; ownerUrl: string; stop(): Promise<void> }

/** Our own server is used as it runs, or started for the time of the restore. */
const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  if (place.kind === 'external') {
    if (place.migrationUrl === undefined)
      throw new CommandError('Set MIGRATION_DATABASE_URL: only the owner of the tables can restore a company.')
    await checkDatabase(place)
    return { url: place.url, ownerUrl: place.migrationUrl, stop: async () => {} }
  }
  const server = await startEmbeddedPostgres({ folder: place.folder, whenInUse: 'attach' })
  const superuser = await connectOnce(server.superuserUrl)
  try {
    const owner = escapeIdentifier(roleOf(server.migrationDatabaseUrl))
    // So that the owner can leave out triggers on one connection, without a lock that others wait for.
    await superuser.query(`grant set on parameter session_replication_role to ${owner}`)
  } finally {
    await superuser.end()
  }
  return { url: server.databaseUrl, ownerUrl: server.migrationDatabaseUrl, stop: () => server.stop() }
}
