import type { Context } from '../kit/context.ts'
import { actorJson } from '../kit/audit.ts'
import type { StoredSubscription } from './queries.ts'

/** Whoever changes a subscription holds its company first: two at once follow each other, also before there is a row. */
export const lockCompany = async (ctx: Context): Promise<void> => {
  await ctx.tx.query('select from tenants where uuid = $1 for no key update', [ctx.tenant])
}

/** Stores what a subscription has become, and who did it. Only the hash of a checkout's token is kept. */
export const storeSubscription = async (
  ctx: Context,
  action: 'create' | 'update' | 'cancel' | 'pay' | 'settle',
  before: StoredSubscription | null,
  after: StoredSubscription,
  checkoutTokenHash?: Buffer | null,
): Promise<StoredSubscription> => {
  const changed = Object.entries(after)
    .filter(([name, value]) => before === null || Reflect.get(before, name) !== value)
    .map(([name]) => name)
  // Time is nobody's deed, whoever happened to look.
  const actor = action === 'settle' ? JSON.stringify({ kind: 'job', job: 'billing' }) : actorJson(ctx.actor)
  await ctx.tx.query(
    `with s as (
       insert into subscriptions as s (tenant, stripe_plan, status, period_start, period_end, trial_ends_at, past_due_at,
                                       cancel_at_period_end, checkout, checkout_expires_at, checkout_token_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (tenant) do update set
         stripe_plan = excluded.stripe_plan, status = excluded.status, period_start = excluded.period_start,
         period_end = excluded.period_end, trial_ends_at = excluded.trial_ends_at, past_due_at = excluded.past_due_at,
         cancel_at_period_end = excluded.cancel_at_period_end, checkout = excluded.checkout,
         checkout_expires_at = excluded.checkout_expires_at,
         checkout_token_hash = case when $12 then excluded.checkout_token_hash else s.checkout_token_hash end
       returning tenant
     ) insert into audit_events (tenant, actor, action, target, changed) select tenant, $13, $14, tenant, $15 from s`,
    [
      ctx.tenant,
      after.stripePlan,
      after.status,
      after.periodStart,
      after.periodEnd,
      after.trialEndsAt,
      after.pastDueAt,
      after.cancelAtPeriodEnd,
      after.checkout,
      after.checkoutExpiresAt,
      checkoutTokenHash ?? null,
      checkoutTokenHash !== undefined,
      actor,
      `subscription.${action}`,
      changed,
    ],
  )
  return after
}
