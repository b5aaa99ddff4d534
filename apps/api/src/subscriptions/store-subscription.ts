import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../kit/context.ts'
import { actorJson } from '../kit/records/audit.ts'
import type { GatewaySubscription, Charge, Step } from '../platform/billing/billing-gateway.ts'

/**
 * Locks the company's billing for this transaction, so that changes and calls to the gateway happen one after the other, even
 * before there is a row. The company itself is not locked, because the gateway may take a long time.
 */
export const holdBilling = async (ctx: Context): Promise<void> => {
  await ctx.tx.query(
    `select pg_advisory_xact_lock(hashtextextended('billing ' || $1, 0)), set_config('idle_in_transaction_session_timeout', '120s', true)`,
    [ctx.tenant],
  )
}

/** Locks the company's billing, unless another transaction has locked it. Returns whether it did. */
export const tryHoldBilling = async (ctx: Context): Promise<boolean> => {
  const [row] = await ctx.tx.query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('billing ' || $1, 0)) as held`,
    [ctx.tenant],
  )
  return row?.held === true
}

/** Locks the company, so that members and branches are counted and plans stored one after the other. */
export const lockCompany = async (ctx: Context): Promise<void> => {
  await ctx.tx.query('select from tenants where uuid = $1 for no key update', [ctx.tenant])
}

type Action = 'create' | 'update' | 'cancel' | 'pay' | 'settle' | 'follow'

/**
 * Stores the new state of a subscription, what was charged in the step, and who did it. Of a checkout's token, only the hash is
 * stored.
 */
export const storeSubscription = async (
  ctx: Context,
  action: Action,
  before: GatewaySubscription | null,
  { subscription: after, charges }: Step,
  checkoutTokenHash?: Buffer,
): Promise<GatewaySubscription> => {
  const changed = Object.entries(after)
    .filter(([name, value]) => before === null || !isDeepStrictEqual(Reflect.get(before, name), value))
    .map(([name]) => name)
  // Changes by time or by the gateway are nobody's action, whoever happened to read the subscription.
  const isByBillingJob = action === 'settle' || action === 'follow'
  const actor = isByBillingJob ? JSON.stringify({ kind: 'job', job: 'billing' }) : actorJson(ctx.actor)
  await lockCompany(ctx)
  await ctx.tx.query(
    `with s as (
       insert into subscriptions as s (tenant, stripe_plan, status, period_start, period_end, trial_ends_at, past_due_at,
                                       cancel_at_period_end, customer, contract, checkout, checkout_url, checkout_expires_at,
                                       card, credit, checkout_token_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
       on conflict (tenant) do update set
         stripe_plan = excluded.stripe_plan, status = excluded.status, period_start = excluded.period_start,
         period_end = excluded.period_end, trial_ends_at = excluded.trial_ends_at, past_due_at = excluded.past_due_at,
         cancel_at_period_end = excluded.cancel_at_period_end, customer = excluded.customer, contract = excluded.contract,
         checkout = excluded.checkout, checkout_url = excluded.checkout_url,
         checkout_expires_at = excluded.checkout_expires_at, card = excluded.card, credit = excluded.credit,
         checkout_token_hash = coalesce(excluded.checkout_token_hash, s.checkout_token_hash)
       returning tenant
     ) insert into audit_events (tenant, actor, action, target, changed) select tenant, $17, $18, tenant, $19 from s`,
    [
      ctx.tenant,
      after.stripePlan,
      after.status,
      after.periodStart,
      after.periodEnd,
      after.trialEndsAt,
      after.pastDueAt,
      after.cancelAtPeriodEnd,
      after.customer,
      after.contract,
      after.checkout,
      after.checkoutUrl,
      after.checkoutExpiresAt,
      after.card === null ? null : JSON.stringify(after.card),
      after.credit,
      checkoutTokenHash ?? null,
      actor,
      `subscription.${action}`,
      changed,
    ],
  )
  await storeInvoices(ctx, before, after, charges)
  if (isPaid(after) && !(before && isPaid(before)))
    await ctx.tx.query('update tenants set prospect_plan = null where uuid = $1', [ctx.tenant])
  return after
}

const isPaid = ({ status }: GatewaySubscription): boolean => status === 'trialing' || status === 'active'

/** Open invoices are paid if the subscription continues, and void if it has ended. */
const storeInvoices = async (
  ctx: Context,
  before: GatewaySubscription | null,
  after: GatewaySubscription,
  charges: readonly Charge[],
): Promise<void> => {
  if (before?.status === 'past_due' && after.status !== 'past_due')
    await ctx.tx.query(`update subscription_invoices set status = $2 where tenant = $1 and status = 'open'`, [
      ctx.tenant,
      isPaid(after) ? 'paid' : 'void',
    ])
  for (const { stripePlan, issuedAt, periodStart, periodEnd, amount, status } of charges)
    await ctx.tx.query(
      `insert into subscription_invoices (tenant, number, issued_at, stripe_plan, period_start, period_end, amount, currency, status)
       select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8 from subscription_invoices where tenant = $1`,
      [ctx.tenant, issuedAt, stripePlan, periodStart, periodEnd, amount.amount, amount.currency, status],
    )
}
