import type { Transaction } from '../kit/context.ts'
import type { Registration } from './registration.ts'

const longestSlug = 60

/** Makes a company with its owner, in the transaction that makes the owner; from here on it works in that tenant. */
export const createCompany = async (
  tx: Transaction,
  owner: string,
  { name, country, currency, timezone, plan }: NonNullable<Registration['company']>,
): Promise<string> => {
  const [tenant] = await tx.query<{ uuid: string }>(
    `insert into tenants (name, slug, country, currency, timezone, prospect_plan) values ($1, $2, $3, $4, $5, $6) returning uuid`,
    [name, await freeSlug(tx, name), country, currency, timezone, plan],
  )
  if (!tenant) throw new Error('a tenant was not stored')
  // Row security takes rows of the tenant that the transaction names.
  await tx.query(`select set_config('app.tenant', $1, true)`, [tenant.uuid])
  await tx.query(`insert into memberships (tenant, "user", roles, is_owner) values ($1, $2, array['Admin'], true)`, [
    tenant.uuid,
    owner,
  ])
  await tx.query(
    `insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, 'tenant.create', $1, $3)`,
    [
      tenant.uuid,
      JSON.stringify({ kind: 'person', uuid: owner, isVisiting: false }),
      ['name', 'slug', 'country', 'currency', 'timezone'],
    ],
  )
  return tenant.uuid
}

/** The first slug the name gives that no company has; until the transaction ends nobody else takes one. */
const freeSlug = async (tx: Transaction, name: string): Promise<string> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('slugs of companies'))`)
  const [row] = await tx.query<{ stem: string; taken: string[] }>(
    `with wanted as (
       select coalesce(nullif(trim(both '-' from left(trim(both '-' from regexp_replace(fold($1), '[^a-z0-9]+', '-', 'g')), ${longestSlug})), ''), 'company') as stem
     )
     select stem, array(select slug from tenants where starts_with(slug, stem)) as taken from wanted`,
    [name],
  )
  const taken = new Set(row?.taken)
  const stem = row?.stem ?? 'company'
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? stem : `${stem}-${n}`
    if (!taken.has(slug)) return slug
  }
}
