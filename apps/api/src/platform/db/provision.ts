import { type Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg'
import type { ClusterPasswords } from './cluster.ts'
import { SteadyClient } from './steady-client.ts'

/** Names in the embedded server. */
export const embeddedNames = { superuser: 'postgres', owner: 'sojourn_owner', app: 'sojourn_app', database: 'sojourn' }

const extensions = ['pg_trgm', 'unaccent']

/**
 * Creates roles, database and extensions where they are missing. The extensions come last, so their presence means that
 * everything is there; a start that was killed in between is completed by the next.
 */
export async function provision(urlOf: (database: string) => string, passwords: ClusterPasswords): Promise<void> {
  const { owner, app, database } = embeddedNames
  if (await hasExtensions(urlOf(database))) return
  await withClient(urlOf('postgres'), async (client) => {
    for (const [role, password] of [
      [owner, passwords.owner],
      [app, passwords.app],
    ] as const) {
      const found = await client.query('select from pg_roles where rolname = $1', [role])
      if (found.rowCount === 0) {
        await client.query(`create role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`)
      }
    }
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) {
      await client.query(`create database ${escapeIdentifier(database)} owner ${escapeIdentifier(owner)}`)
    }
    await client.query(`revoke all on database ${escapeIdentifier(database)} from public`)
    await client.query(`grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(app)}`)
  })
  await withClient(urlOf(database), async (client) => {
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`)
  })
}

async function hasExtensions(url: string): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const found = await client.query('select from pg_extension where extname = any($1)', [extensions])
      return found.rowCount === extensions.length
    })
  } catch (error) {
    const invalidCatalogName = '3D000'
    if (error instanceof DatabaseError && error.code === invalidCatalogName) return false
    throw error
  }
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new SteadyClient({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
