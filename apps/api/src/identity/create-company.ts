import type { Transaction } from '../kit/context.ts'
import { freeCompanySlug } from './tenants.ts'
import type { Registration } from './registration.ts'

/** Creates a company with its owner, in the transaction that creates the owner, which from then on works in that tenant. */
export const createCompany = async (
  tx: Transaction,
  owner: string,
  { name, country, currency, timezone, plan }: NonNullable<Registration['company']>,
): Promise<string> => {
  const [tenant] = await tx.query<{ uuid: string }>(
    `insert into tenants (name, slug, country, currency, timezone, prospect_plan) values ($1, $2, $3, $4, $5, $6) returning uuid`,
    [name, await freeCompanySlug(tx, name), country, currency, timezone, plan],
  )
  if (!tenant) throw new Error('a tenant was not stored')
  // Row security accepts only rows of the tenant set in the transaction.
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
