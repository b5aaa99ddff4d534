import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { World } from '../world.ts'

/** All tables with rows of tenants, queried as the owner of the schema. */
export const tenantTables = async (migrationUrl: string): Promise<string[]> => {
  const client = new Client({ connectionString: migrationUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string }>(
      `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and a.attname = 'tenant' order by 1`,
    )
    return rows.map((row) => row.table)
  } finally {
    await client.end()
  }
}

/** A hash of all rows of one tenant, which stays the same as long as none of them changes. */
export const getChecksum = (world: World, tables: readonly string[], tenant: string): Promise<string> =>
  world.inTenant(tenant, async (query) => {
    const hash = createHash('sha256')
    for (const table of tables) {
      const { rows } = await query(`select t::text as row from "${table}" t where t.tenant = $1 order by 1`, [tenant])
      hash.update(table)
      for (const { row } of rows) hash.update(row)
    }
    return hash.digest('hex')
  })
