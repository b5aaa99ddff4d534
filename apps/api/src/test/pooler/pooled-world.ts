import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { migrate, roleOf } from '../../platform/db/migrate.ts'
import { folderMode } from '../../platform/db/server-account.ts'
import { openFaultProxy } from '../faults/fault-proxy.ts'
import { startMailServer } from '../mail-server.ts'
import { startServerProcess } from '../uploads/server-process.ts'
import { createWorld } from '../world.ts'
import { startPgbouncer } from './pgbouncer.ts'

/** The names under which PgBouncer offers the database. The world of this process uses `narrow`, the server processes `wide`. */
const names = {
  narrow: { backends: 2 },
  wide: { backends: 4 },
  one: { backends: 1 },
  session: { backends: 9, session: true },
}

/**
 * A database with a real PgBouncer in front of it, a world, and two server processes of each role behind it. A proxy separates all of
 * them from the database.
 */
export const createPooledWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-pooler-'))
  await chmod(folder, folderMode())
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await migrate({
    url: database.migrationDatabaseUrl,
    folder: join(import.meta.dirname, '../../migrations'),
    appRole: roleOf(database.databaseUrl),
  })
  const proxy = await openFaultProxy('127.0.0.1', database.port)
  const directUrl = proxy.through(database.databaseUrl)
  const pgbouncer = await startPgbouncer({
    folder: join(folder, 'pgbouncer'),
    urls: [directUrl, database.migrationDatabaseUrl],
    names,
  })
  const urlOf = (name: keyof typeof names, url = directUrl) => pgbouncer.through(url, name)
  const world = await createWorld({ databaseUrl: urlOf('narrow'), directUrl })
  const mail = await startMailServer()
  const secretKey = randomBytes(32).toString('hex')
  const startProcess = (role: 'web' | 'worker') =>
    startServerProcess({
      dataDir: join(folder, 'data'),
      databaseUrl: urlOf('wide'),
      directUrl,
      secretKey,
      role,
      env: { SMTP_URL: mail.url },
    })
  const [first, second, ...workers] = await Promise.all([
    startProcess('web'),
    startProcess('web'),
    startProcess('worker'),
    startProcess('worker'),
  ])
  return {
    database,
    directUrl,
    urlOf,
    proxy,
    pgbouncer,
    world,
    mail,
    secretKey,
    /** The two server processes that handle requests. */
    webs: [first, second] as const,
    workers,
    close: async (): Promise<void> => {
      for (const one of [first, second, ...workers]) await one.kill()
      await world.close().catch(() => {})
      await pgbouncer.kill()
      await mail.close()
      await proxy.close()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type PooledWorld = Awaited<ReturnType<typeof createPooledWorld>>
