import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { Cluster } from '../../platform/db/cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { handOver, serverAccount } from '../../platform/db/server-account.ts'
import { freePort } from '../uploads/server-process.ts'

/** A standby must allow at least as many senders as its primary. A commit is in the log before it is acknowledged. */
const settings = ['wal_level=replica', 'max_wal_senders=4', 'synchronous_commit=on']

/** Starts a server whose log can be sent to standbys, and also archived if `more` contains `archive_mode=on`. */
export const startPrimary = (folder: string, more: readonly string[] = []): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder, durable: false, settings: [...settings, ...more] })

/**
 * Copies the data of a running server from `folder` to `copy`, as PostgreSQL's manual describes under “Making a Base Backup Using
 * the Low Level API”: the npm package does not contain pg_basebackup.
 */
export const copyServer = async ({ superuserUrl }: EmbeddedPostgres, folder: string, copy: string): Promise<void> => {
  const from = join(folder, 'cluster')
  const to = join(copy, 'cluster')
  await mkdir(copy, { recursive: true, mode: 0o755 })
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('copy', true)`)
    const isCopied = (path: string) => !['postmaster.pid', 'postmaster.opts'].includes(path.slice(from.length + 1))
    await copyTolerantly(from, to, isCopied)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

/** Starts a copied server. It follows `primary` or recovers from an archive, as `signal` and the `recovery` settings say. */
export const startCopy = async (
  primary: EmbeddedPostgres,
  copy: string,
  signal: 'standby.signal' | 'recovery.signal',
  recovery: Record<string, string>,
) => {
  const data = join(copy, 'cluster')
  const lines = Object.entries(recovery).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
  await writeFile(join(data, 'postgresql.auto.conf'), lines.join(''))
  await writeFile(join(data, signal), '')
  handOver(data, serverAccount(data))
  const port = await freePort()
  const cluster = await Cluster.open(copy, false)
  const start = () => cluster.start(port, settings)
  // Also if the tests are interrupted.
  process.on('exit', () => cluster.stopSoon())
  await start()
  return {
    /** For the role of the app. */
    url: onPort(primary.databaseUrl, port),
    superuserUrl: onPort(primary.superuserUrl, port),
    port,
    start,
    stop: () => cluster.stop(),
  }
}

/** Starts a standby in `standbyFolder`. It follows `primary`, whose data is in `folder`. */
export const startStandby = async (primary: EmbeddedPostgres, folder: string, standbyFolder: string) => {
  await copyServer(primary, folder, standbyFolder)
  const { hostname, port, username, password } = new URL(primary.superuserUrl)
  const place = `host=${hostname} port=${port} user=${username} password=${password}`
  return startCopy(primary, standbyFolder, 'standby.signal', { primary_conninfo: place })
}

const onPort = (url: string, port: number): string => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

/** The server may remove files while they are copied; whatever matters in them is also in the log. */
const copyTolerantly = async (from: string, to: string, filter: (path: string) => boolean): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await cp(from, to, { recursive: true, filter })
      return
    } catch (error) {
      if (attempt === 5 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      await rm(to, { recursive: true, force: true })
    }
  }
}
