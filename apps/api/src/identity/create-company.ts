import { planToTry } from '@sojourn/contract/plans'
import type { Transaction } from '../kit/context.ts'
import { freeCompanySlug } from './tenants.ts'
import type { Registration } from './registration.ts'

/**
 * Creates a company with its owner, in the transaction that creates the owner, which from then on works in that tenant. It begins
 * with a trial, unless its owner has started one before.
 */
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
  const actor = JSON.stringify({ kind: 'person', uuid: owner, isVisiting: false })
  await tx.query(
    `insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, 'tenant.create', $1, $3)`,
    [tenant.uuid, actor, ['name', 'slug', 'country', 'currency', 'timezone']],
  )
  await startTrial(tx, { tenant: tenant.uuid, owner, actor, plan })
  return tenant.uuid
}

type Starting = { tenant: string; owner: string; actor: string; plan: string | null }

/** The mark on the user is set in the same statement, so that of several requests at once only one starts a trial. */
const startTrial = async (tx: Transaction, { tenant, owner, actor, plan }: Starting): Promise<void> => {
  const tried = planToTry(plan)
  if (!tried) return
  await tx.query(
    `with starter as (
       update users set trial_started_at = now() where uuid = $2 and trial_started_at is null returning uuid
     ), trial as (
       insert into trials (tenant, stripe_plan, ends_at) select $1, $3, now() + make_interval(days => $4) from starter
       returning tenant
     )
     insert into audit_events (tenant, actor, action, target, changed)
     select tenant, $5, 'subscription.try', tenant, '{stripePlan,trialEndsAt}' from trial`,
    [tenant, owner, tried.stripe_id, tried.trialDays, actor],
  )
}
