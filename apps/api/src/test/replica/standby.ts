import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { Cluster } from '../../platform/db/cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { handOver, serverAccount } from '../../platform/db/server-account.ts'
import { freePort } from '../uploads/server-process.ts'

/** A standby must allow as many senders as its primary. A commit is in the log before it is acknowledged. */
const settings = ['wal_level=replica', 'max_wal_senders=4', 'synchronous_commit=on']

/** A server whose log can be sent to standbys, and archived with `archive_mode=on` among the further settings. */
export const startPrimary = (folder: string, more: readonly string[] = []): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder, durable: false, settings: [...settings, ...more] })

/**
 * Copies the data of `primary`, which runs in `folder`, as described in PostgreSQL's manual under “Making a Base Backup Using the
 * Low Level API”: the npm package does not contain pg_basebackup.
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

/** Starts a copied server, to follow another one or to recover, as its `recovery` settings say. */
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

/** A standby that follows `primary`, whose data is in `folder`, in `standbyFolder`. */
export const startStandby = async (primary: EmbeddedPostgres, folder: string, standbyFolder: string) => {
  await copyServer(primary, folder, standbyFolder)
  const { hostname, port, username, password } = new URL(primary.superuserUrl)
  const place = `host=${hostname} port=${port} user=${username} password=${password}`
  return startCopy(primary, standbyFolder, 'standby.signal', { primary_conninfo: place })
}

export type Standby = Awaited<ReturnType<typeof startStandby>>

const onPort = (url: string, port: number): string => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

/** The server may remove files while they are copied; what matters of them is in the log. */
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
