import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { Cluster, ServerNotStarted } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { makeFolder } from './make-folder.ts'
import { embeddedNames, provision } from './provision.ts'
import { UnusableDatabaseError, DataFolderInUse } from './unusable-database-error.ts'
import { folderMode } from './server-account.ts'

/** Our own PostgreSQL 18 server, with a role for each purpose. */
export type EmbeddedPostgres = {
  port: number
  /** For the role of the app: it owns nothing, cannot create databases, and is subject to row security. */
  databaseUrl: string
  /** For the owner of the database and of what migrations create in it; not a superuser. */
  migrationDatabaseUrl: string
  superuserUrl: string
  /** Stops the server and waits for it; may be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server with its data in `folder`, on 127.0.0.1 only. Creates it first if there is none.
 * A server that outlived a killed process of ours is stopped cleanly first; one that dies later is restarted.
 *
 * - `port`: a free one by default, and the same at the next start if it is still free.
 * - `durable: false`: nothing is forced to disk, for tests.
 * - `settings`: further settings of the server, as `name=value`, without spaces.
 * - `whenInUse: 'attach'`: use the server of the process that holds the folder and leave it running at `stop`.
 *
 * Throws DataFolderInUse, ServerNotStarted, or the system's error for a folder that cannot be written.
 */
export async function startEmbeddedPostgres(options: {
  folder: string
  port?: number
  durable?: boolean
  settings?: readonly string[]
  whenInUse?: 'refuse' | 'attach'
  log?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder)
  const log = options.log ?? (() => {})
  if (/["$`%\n]/.test(folder)) {
    throw new UnusableDatabaseError(
      `PostgreSQL's launcher cannot take a path with ", $, \` or %: ${folder}; set DATA_DIR to another folder.`,
    )
  }
  makeFolder(folder, folderMode())
  const cluster = await Cluster.open(folder, options.durable ?? true)
  let lock: { release(): void }
  try {
    lock = lockFolder(folder)
  } catch (error) {
    if (!(error instanceof DataFolderInUse) || options.whenInUse !== 'attach') throw error
    const port = rememberedPort(folder)
    if (port === undefined) throw error
    return { port, ...urls(cluster, port), stop: async () => {} }
  }
  try {
    if (await cluster.create()) log(`Made a PostgreSQL cluster in ${folder}.`)
    if (cluster.isRunning()) {
      log('Stopping the PostgreSQL server that a killed process left running.')
      await cluster.stop()
    }
    const start = (onPort: number) => cluster.start(onPort, options.settings)
    const port = await startOnPort(start, options.port, folder)
    const { superuserUrl, ...appUrls } = urls(cluster, port)
    await provision((database) => withDatabase(superuserUrl, database), cluster.passwords())
    const stopWatching = keepRunning(cluster, () => start(port), log)
    const stop = async (): Promise<void> => {
      await stopWatching()
      await cluster.stop()
      lock.release()
    }
    let stopped: Promise<void> | undefined
    return { port, ...appUrls, superuserUrl, stop: () => (stopped ??= stop()) }
  } catch (error) {
    await cluster.stop()
    lock.release()
    throw error
  }
}

/** Another process may take the port between the check and the start of the server; then another port is tried. */
async function startOnPort(
  start: (port: number) => Promise<void>,
  wanted: number | undefined,
  folder: string,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const remembered = attempt === 1 ? rememberedPort(folder) : undefined
    const port = wanted ?? (await freePort(remembered)) ?? (await freePort()) ?? 0
    writeFileSync(join(folder, 'port'), `${port}\n`)
    try {
      await start(port)
      return port
    } catch (error) {
      const mayRetry = wanted === undefined && attempt < 5 && error instanceof ServerNotStarted && error.isPortTaken
      if (!mayRetry) throw error
    }
  }
}

function rememberedPort(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'port'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Returns the port if it is free on 127.0.0.1; with 0, any free port. */
function freePort(port = 0): Promise<number | undefined> {
  return new Promise((settle) => {
    const probe = createServer()
    probe.on('error', () => settle(undefined))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

function urls(
  cluster: Cluster,
  port: number,
): { databaseUrl: string; migrationDatabaseUrl: string; superuserUrl: string } {
  const passwords = cluster.passwords()
  const url = (role: string, password: string): string =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${embeddedNames.database}`
  return {
    databaseUrl: url(embeddedNames.app, passwords.app),
    migrationDatabaseUrl: url(embeddedNames.owner, passwords.owner),
    superuserUrl: url(embeddedNames.superuser, passwords.superuser),
  }
}

function withDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Restarts the server when it dies, and requests its stop when our process exits without `stop`. */
function keepRunning(cluster: Cluster, start: () => Promise<void>, log: (line: string) => void): () => Promise<void> {
  let restarting: Promise<void> | undefined
  const look = setInterval(() => {
    if (restarting !== undefined || cluster.isAlive()) return
    log('The PostgreSQL server died; starting it again.')
    restarting = start()
      .catch((error) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => (restarting = undefined))
  }, 1000)
  look.unref()
  const stopSoon = (): void => cluster.stopSoon()
  process.on('exit', stopSoon)
  return async () => {
    clearInterval(look)
    process.off('exit', stopSoon)
    await restarting
  }
}
