import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../config.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { migrate, roleOf } from '../platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Without the pooler that `databaseUrl` leads through; undefined if there is none. */
    directUrl: string | undefined
    /** A standby of the database; undefined if there is none. */
    replicaUrl: string | undefined
    migrationUrl: string
    /** Whether the requests of a suite alternate between two servers. */
    hasTwoServers: boolean
    /** The number of requests in the property-based run, and the seed to draw them from. */
    propertyRun: { requests: number; seed: number }
    /** The number of interrupted uploads, and the seed for where they are interrupted. */
    uploadRun: { uploads: number; seed: number }
    /** At how many steps of a request the server is killed, and the seed to draw them from. */
    killRun: { steps: number; seed: number }
    /** The number of hostile files prepared in each class. */
    hostileRun: { ofEachClass: number }
    hostileInputRun: { requests: number }
    /** The number of subscription lifecycles whose events arrive in any order, and their seed. */
    billingRun: { permutations: number; seed: number }
  }
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** One database for all suites, each of which creates its own tenants: an embedded one, or that of DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { database } = readConfig()
  if (database.kind === 'external') {
    await provide(project, database.url, database.migrationUrl ?? database.url)
    project.provide('directUrl', database.directUrl)
    project.provide('replicaUrl', database.replicaUrl)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-test-'))
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await provide(project, server.databaseUrl, server.migrationDatabaseUrl)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const provide = async (project: TestProject, databaseUrl: string, migrationUrl: string): Promise<void> => {
  await migrate({ url: migrationUrl, folder: migrations, appRole: roleOf(databaseUrl) })
  project.provide('databaseUrl', databaseUrl)
  project.provide('migrationUrl', migrationUrl)
}
