import { type Client, escapeIdentifier, escapeLiteral } from 'pg'

type ForeignKey = { name: string; table: string; target: string; columns: string[]; targets: string[] }

/** @returns a description of the first foreign key that the rows of a company violate; null if there is none. */
export const findForeignKeyFault = async (client: Client, company: string): Promise<string | null> => {
  const { rows: keys } = await client.query<ForeignKey>(foreignKeysQuery)
  for (const { name, table, target, columns, targets } of keys) {
    const whose = table === 'tenants' ? 'uuid' : 'tenant'
    const pairs = columns.map((column, at) => ({
      of: `c.${escapeIdentifier(column)}`,
      to: `p.${escapeIdentifier(targets[at] ?? '')}`,
    }))
    const { rowCount } = await client.query(
      `select from public.${escapeIdentifier(table)} c where c.${whose} = ${escapeLiteral(company)}
         and ${pairs.map(({ of }) => `${of} is not null`).join(' and ')}
         and not exists (select from public.${escapeIdentifier(target)} p where ${pairs.map(({ of, to }) => `${to} = ${of}`).join(' and ')})
       limit 1`,
    )
    if (rowCount !== 0) return `rows of ${table} refer to rows of ${target} that are missing (${name})`
  }
  return null
}

const foreignKeysQuery = `
  select k.conname as name, c.relname as table, t.relname as target,
    array(select a.attname::text from unnest(k.conkey) with ordinality n(num, at)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by n.at) as columns,
    array(select a.attname::text from unnest(k.confkey) with ordinality n(num, at)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by n.at) as targets
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and (c.relname = 'tenants' or exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped))
  order by 1`
