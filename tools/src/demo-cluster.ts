import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@sojourn/api/test/uploads/server-process'
import { startBalancer } from './balancer.ts'
import { type DatabaseExtras, startDatabase, stopAll } from './database-with-extras.ts'
import type { DemoServer } from './demo-server.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

/**
 * Starts two web processes behind a load balancer, and two worker processes, with the demo content, as a company might run
 * them.
 * @param copyOf a data folder with the demo content
 */
export const startDemoCluster = async (extras: DatabaseExtras, copyOf: string): Promise<DemoServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-cluster-'))
  const dataDir = join(folder, 'data')
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = () => stopAll(stops)
  try {
    // PostgreSQL and PgBouncer run under other accounts.
    await chmod(folder, 0o755)
    // `cp -a` preserves the owner: if root runs the tests, PostgreSQL's files belong to another account.
    await promisify(execFile)('cp', ['-a', copyOf, dataDir])
    const database = await startDatabase(join(dataDir, 'postgres'), extras)
    stops.push(database.stop)
    const balancer = await startBalancer()
    stops.push(balancer.close)
    const settings = {
      ...database.settings,
      DATA_DIR: dataDir,
      SECRET_KEY: (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim(),
      PUBLIC_URL: balancer.url,
      TRUST_PROXY: '1',
      DEMO: 'on',
    }
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
