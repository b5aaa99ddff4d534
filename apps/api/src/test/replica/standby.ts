import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { Cluster } from '../../platform/db/cluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded.ts'
import { handOver, serverAccount } from '../../platform/db/server-account.ts'
import { freePort } from '../uploads/server-process.ts'

/** A standby must allow as many senders as its primary. A commit is in the log before it is acknowledged. */
const settings = ['wal_level=replica', 'max_wal_senders=4', 'synchronous_commit=on']

/** A server whose log can be sent to standbys. */
export const startPrimary = (folder: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ folder, durable: false, settings })

/**
 * A standby that follows `primary`, whose data is in `folder`, from a copy in `standbyFolder`: as described in PostgreSQL's manual
 * under “Making a Base Backup Using the Low Level API”. Without the programs of PostgreSQL that would do this, which the npm
 * package does not contain.
 */
export const startStandby = async (primary: EmbeddedPostgres, folder: string, standbyFolder: string) => {
  const data = join(standbyFolder, 'cluster')
  await mkdir(standbyFolder, { recursive: true, mode: 0o755 })
  await copyData(primary, join(folder, 'cluster'), data)
  const port = await freePort()
  const cluster = await Cluster.open(standbyFolder, false)
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

export type Standby = Awaited<ReturnType<typeof startStandby>>

const onPort = (url: string, port: number): string => {
  const other = new URL(url)
  other.port = String(port)
  return other.href
}

const copyData = async ({ superuserUrl }: EmbeddedPostgres, from: string, to: string): Promise<void> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    const isCopied = (path: string) => !['postmaster.pid', 'postmaster.opts'].includes(path.slice(from.length + 1))
    await copyTolerantly(from, to, isCopied)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  const { hostname, port, username, password } = new URL(superuserUrl)
  const place = `host=${hostname} port=${port} user=${username} password=${password}`
  await writeFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${place}'\n`)
  await writeFile(join(to, 'standby.signal'), '')
  handOver(to, serverAccount(to))
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
