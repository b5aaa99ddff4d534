import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPgbouncer } from '@sojourn/api/test/pooler/pgbouncer'
import { startPrimary, startStandby } from '@sojourn/api/test/replica/standby'
import { freePort } from '@sojourn/api/test/uploads/server-process'
import { startBalancer } from './balancer.ts'
import type { DemoServer } from './demo-server.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

/** What runs in addition to the server processes: PgBouncer in front of the database, a replica that answers reads, or both. */
export type DatabaseExtras = readonly ('pooler' | 'replica')[]

/**
 * Starts two web processes behind a load balancer, and two worker processes, with the demo content, as a company might run
 * them.
 * @param copyOf a data folder with the demo content
 */
export const startDemoCluster = async (extras: DatabaseExtras, copyOf: string): Promise<DemoServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-cluster-'))
  const dataDir = join(folder, 'data')
  const postgres = join(dataDir, 'postgres')
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    const errors: unknown[] = []
    for (const stopOne of stops.toReversed()) await stopOne().catch((error: unknown) => errors.push(error))
    if (errors.length > 0) throw new AggregateError(errors, 'not everything could be stopped')
  }
  try {
    // PostgreSQL and PgBouncer run under other accounts.
    await chmod(folder, 0o755)
    // `cp -a` preserves the owner: if root runs the tests, PostgreSQL's files belong to another account.
    await promisify(execFile)('cp', ['-a', copyOf, dataDir])
    const database = await startPrimary(postgres)
    stops.push(database.stop)
    const settings: Record<string, string> = {
      DATABASE_URL: database.databaseUrl,
      MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
    }
    if (extras.includes('pooler')) {
      const names = { sojourn: { backends: 20 } }
      const pooler = await startPgbouncer({ folder: join(folder, 'pgbouncer'), urls: [database.databaseUrl], names })
      stops.push(pooler.kill)
      settings['DATABASE_URL'] = pooler.through(database.databaseUrl, 'sojourn')
      settings['DIRECT_DATABASE_URL'] = database.databaseUrl
    }
    if (extras.includes('replica')) {
      const standby = await startStandby(database, postgres, join(folder, 'standby'))
      stops.push(standby.stop)
      settings['REPLICA_DATABASE_URL'] = standby.url
    }
    const balancer = await startBalancer()
    stops.push(balancer.close)
    Object.assign(settings, {
      DATA_DIR: dataDir,
      SECRET_KEY: (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim(),
      PUBLIC_URL: balancer.url,
      TRUST_PROXY: '1',
      DEMO: 'on',
    })
    const ports = [await freePort(), await freePort()]
    const start = async (role: 'web' | 'worker', port = 0) => {
      const server = await startProduct({ ...settings, PORT: String(port) }, [`--role=${role}`])
      stops.push(server.stop)
      return server
    }
    // All have started or failed before any is stopped.
    const all = async (starting: Promise<ProductProcess>[]): Promise<ProductProcess[]> => {
      await Promise.allSettled(starting)
      return Promise.all(starting)
    }
    const servers = await all(ports.map((port) => start('web', port)))
    servers.push(...(await all([start('worker'), start('worker')])))
    balancer.sendTo(ports)
    const output = () => servers.map((server) => server.output()).join('\n')
    return { url: balancer.url, dataDir, output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
