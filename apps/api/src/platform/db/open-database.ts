import { checkDatabase, type DatabaseUrls } from './check.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { checkMigrated, migrate, roleOf } from './migrate.ts'
import { tryAgain } from './try-again.ts'

/** The database: our own server with its data in `folder`, or an external one. */
export type DatabasePlace = { kind: 'embedded'; folder: string } | ({ kind: 'external' } & DatabaseUrls)

/** A database up to date with the code. `stop` stops our own server and waits for it. */
export type OpenDatabase = DatabaseUrls & { applied: string[]; stop(): Promise<void> }

/**
 * Starts or checks the database, and applies the migrations of the folder `migrations`. Throws UnusableDatabaseError, with one
 * line, if it cannot be used; our own server is stopped then.
 */
export async function openDatabase(
  place: DatabasePlace,
  options: { migrations: string; whenInUse?: 'refuse' | 'attach'; log?: (line: string) => void },
): Promise<OpenDatabase> {
  const folder = options.migrations
  if (place.kind === 'external') {
    const { url, directUrl, replicaUrl, migrationUrl } = place
    await checkDatabase(place)
    if (migrationUrl === undefined) {
      await checkMigrated({ url, folder })
      return { url, directUrl, replicaUrl, applied: [], stop: async () => {} }
    }
    const { applied } = await migrateAgain({ url: migrationUrl, folder, appRole: roleOf(url) })
    return { url, directUrl, replicaUrl, migrationUrl, applied, stop: async () => {} }
  }
  const { whenInUse, log } = options
  const server = await startEmbeddedPostgres({ folder: place.folder, whenInUse, log })
  try {
    const { databaseUrl: url, migrationDatabaseUrl } = server
    const { applied } = await migrateAgain({ url: migrationDatabaseUrl, folder, appRole: roleOf(url) })
    return { url, migrationUrl: migrationDatabaseUrl, applied, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A connection that is lost loses only the migration that was being applied, or not even that: the next attempt looks which are there. */
const migrateAgain = (options: Parameters<typeof migrate>[0]): ReturnType<typeof migrate> =>
  tryAgain(() => migrate(options), { patience: 30_000 })
