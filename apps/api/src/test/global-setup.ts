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
    migrationUrl: string
    /** How many requests the property-based run sends, and from which seed it draws them. */
    propertyRun: { requests: number; seed: number }
    /** How many uploads are broken off, and the seed of where. */
    uploadRun: { uploads: number; seed: number }
    /** How many hostile files of each class are prepared. */
    hostileRun: { ofEachClass: number }
    hostileInputRun: { requests: number }
    /** How many lives of a subscription are told of in any order, and from which seed. */
    billingRun: { permutations: number; seed: number }
  }
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** One database for all suites, each of which makes tenants of its own: an embedded one, or the one DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { database } = readConfig()
  if (database.kind === 'external') {
    await provide(project, database.url, database.migrationUrl ?? database.url)
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
