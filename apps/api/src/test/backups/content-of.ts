import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createHash } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'

/** A checksum of the rows of each table, whatever their order, read with the rights of a superuser. */
export const rowsOf = async (superuserUrl: string): Promise<Record<string, string>> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
         and relname not in ('places', 'place_names', 'migrations') order by 1`,
    )
    const sums: Record<string, string> = {}
    const sum = async (name: string, from: string) => {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(r::text, chr(10) order by r::text), '')) as sum from ${from} r`,
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    for (const { name } of tables) await sum(name, `public.${escapeIdentifier(name)}`)
    await sum('migrations', '(select name, sha256 from public.migrations)')
    // Without those that the clock adds at any time.
    await sum(
      'jobs',
      "(select * from pgboss.job where state < 'completed' and name <> 'housekeeping' and name not like '\\_\\_pgboss%')",
    )
    const { rows: sequences } = await client.query<{ state: string }>(
      'select json_agg(s order by sequencename)::text as state from (select sequencename, last_value from pg_sequences) s',
    )
    sums['sequences'] = sequences[0]?.state ?? ''
    return sums
  } finally {
    await client.end()
  }
}

/** Checksums of the rows of one company, and of those of all others with their accounts, by table. */
export const rowsByCompany = async (
  superuserUrl: string,
  company: string,
): Promise<{ own: Record<string, string>; others: Record<string, string> }> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string; column: string }>(
      `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
         and a.attname = case c.relname when 'tenants' then 'uuid' else 'tenant' end order by 1`,
    )
    const sumOf = async (from: string, condition: string): Promise<string> => {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(r::text, chr(10) order by r::text), '')) as sum from ${from} r
         where ${condition}`,
        [company],
      )
      return rows[0]?.sum ?? ''
    }
    const own: Record<string, string> = {}
    const others: Record<string, string> = {}
    for (const { name, column } of tables) {
      const table = `public.${escapeIdentifier(name)}`
      own[name] = await sumOf(table, `r.${column} = $1`)
      others[name] = await sumOf(table, `r.${column} is distinct from $1`)
    }
    for (const name of ['users', 'second_factors', 'recovery_codes'])
      others[name] = await sumOf(`public.${name}`, '$1::uuid is not null')
    return { own, others }
  } finally {
    await client.end()
  }
}

/** The SHA-256 of each file below a folder, by its path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )

/** What the database refers to, and whether its counters are right. */
export const faultsIn = async (superuserUrl: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select tenant, 'itineraries' as what, count(*)::int as present,
         (select live from resource_counts c where c.tenant = i.tenant and resource = 'itineraries') as counted
       from itineraries i where deleted_at is null and not is_template group by tenant
       union all
       select tenant, 'media', count(*)::int, (select live from resource_counts c where c.tenant = m.tenant and resource = 'media')
       from media m where deleted_at is null group by tenant`,
    )
    return rows.filter(({ present, counted }) => present !== counted)
  } finally {
    await client.end()
  }
}

/** Keys of all files that the database names. */
export const namedFiles = async (superuserUrl: string): Promise<string[]> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>(
      `select v->>'key' as key from media_renditions, jsonb_array_elements(variants) v
       union all select page_key from publications union all select brochure_key from publications where brochure_key is not null`,
    )
    return rows.map(({ key }) => key)
  } finally {
    await client.end()
  }
}
