import { rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { startPgbouncer } from '@sojourn/api/test/pooler/pgbouncer'
import { startPrimary, startStandby } from '@sojourn/api/test/replica/standby'
import { ensurePgbouncer } from './pgbouncer.ts'

/** What runs in addition to PostgreSQL: PgBouncer in front of it, a replica that answers reads, or both. */
export type DatabaseExtras = readonly ('pooler' | 'replica')[]

/** Stops everything that was started, the last first, even if some of it fails. */
export const stopAll = async (stops: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const errors: unknown[] = []
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'not everything could be stopped')
}

/**
 * Starts a PostgreSQL server with its data in `folder`, and the extras with theirs beside it.
 * @returns the settings with which the product uses them, and a function that stops them and removes the folders of the extras
 */
export const startDatabase = async (
  folder: string,
  extras: DatabaseExtras,
): Promise<{ settings: Record<string, string>; stop(): Promise<void> }> => {
  const stops: (() => Promise<unknown>)[] = []
  const removeLater = (path: string) => void stops.push(() => rm(path, { recursive: true, force: true }))
  const stop = () => stopAll(stops)
  try {
    const server = await (extras.includes('replica')
      ? startPrimary(folder)
      : startEmbeddedPostgres({ folder, durable: false }))
    stops.push(server.stop)
    const { databaseUrl } = server
    const settings: Record<string, string> = {
      DATABASE_URL: databaseUrl,
      MIGRATION_DATABASE_URL: server.migrationDatabaseUrl,
    }
    if (extras.includes('pooler')) {
      await ensurePgbouncer()
      const own = `${folder}-pgbouncer`
      removeLater(own)
      const pooler = await startPgbouncer({
        folder: own,
        urls: [databaseUrl],
        names: { sojourn: { backends: 20 } },
      })
      stops.push(pooler.kill)
      settings['DATABASE_URL'] = pooler.through(databaseUrl, 'sojourn')
      settings['DIRECT_DATABASE_URL'] = databaseUrl
    }
    if (extras.includes('replica')) {
      const own = `${folder}-standby`
      removeLater(own)
      const standby = await startStandby(server, folder, own)
      stops.push(standby.stop)
      settings['REPLICA_DATABASE_URL'] = standby.url
    }
    return { settings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
