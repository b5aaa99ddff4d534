import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import { type ProductProcess, startProduct } from './product-process.ts'

/** The product with its demo content, in one process or several. `stop` also removes its data folder. */
export type DemoServer = Pick<ProductProcess, 'url' | 'output' | 'stop'> & { dataDir: string }

/** A data folder with the demo content, loaded once, for servers that start with a copy of it. */
export const prepareDemoFolder = async (): Promise<{ path: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-demo-content-'))
  const path = join(folder, 'data')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await startDemoServer({ database: 'embedded', dataDir: path })
    await server.stop()
  } catch (error) {
    await remove()
    throw error
  }
  return { path, remove }
}

/**
 * Starts the whole product as `npm start` does, with the demo content, in its own folder on a free port. `external`: the
 * database is a separate server, at DATABASE_URL.
 */
export const startDemoServer = async ({
  database,
  copyOf,
  dataDir: keptDataDir,
  addresses,
}: {
  database: 'embedded' | 'external'
  /** A data folder that already contains the demo content. */
  copyOf?: string | undefined
  /** A data folder that is not removed when the server stops. It must not exist yet. */
  dataDir?: string
  /** Its port and URLs, if they must be fixed. */
  addresses?: { PORT: string; PUBLIC_URL: string; API_URL: string }
}): Promise<DemoServer & ProductProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-demo-'))
  const separate =
    database === 'external' ? await startEmbeddedPostgres({ folder: join(folder, 'separate-server') }) : undefined
  const dataDir = keptDataDir ?? join(folder, 'data')
  // With `cp`, because if root runs the tests, PostgreSQL's files belong to another account.
  if (copyOf !== undefined) await promisify(execFile)('cp', ['-a', copyOf, dataDir])
  const settings = separate && {
    DATABASE_URL: separate.databaseUrl,
    MIGRATION_DATABASE_URL: separate.migrationDatabaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DEMO: 'on',
  }
  const cleanUp = async () => {
    await separate?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const server = await startProduct({ DATA_DIR: dataDir, ...settings, ...addresses }).catch(async (error: unknown) => {
    await cleanUp()
    throw error
  })
  const stop = async () => {
    await server.stop()
    await cleanUp()
  }
  // In a new database, the list of places may still be loading when the server is ready.
  if (copyOf === undefined)
    await server.said(/The list of places is loaded/).catch(async (error: unknown) => {
      await stop()
      throw error
    })
  return { ...server, dataDir, stop }
}
