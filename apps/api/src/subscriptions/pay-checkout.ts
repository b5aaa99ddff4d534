import { type Plan, planOf } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { type StoredSubscription } from './queries.ts'
import { settleSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'

/** What a checkout page shows. */
export type OpenCheckout = { company: string; plan: Plan; hasTrial: boolean; isPaid: boolean }

/** The checkout a token leads to, while it is the company's latest; undefined once it lapsed or was replaced. */
export const findCheckout = async (ctx: Context, tokenHash: Buffer): Promise<OpenCheckout | undefined> => {
  const subscription = await settleSubscription(ctx)
  const plan = subscription && planOf(subscription.stripePlan)
  const [row] = await ctx.tx.query<{ name: string }>(
    `select t.name from subscriptions s join tenants t on t.uuid = s.tenant where s.tenant = $1 and s.checkout_token_hash = $2`,
    [ctx.tenant, tokenHash],
  )
  if (!row || !subscription || !plan || isOver(subscription)) return undefined
  return {
    company: row.name,
    plan,
    hasTrial: subscription.trialEndsAt === null && plan.trialDays > 0,
    isPaid: subscription.status !== 'incomplete',
  }
}

const isOver = ({ status }: StoredSubscription) => status === 'cancelled' || status === 'expired'

/** Takes the money, once however often it is asked. @returns false when there is no such checkout any more. */
export const payCheckout = async (ctx: Context, tokenHash: Buffer): Promise<boolean> => {
  const checkout = await findCheckout(ctx, tokenHash)
  if (!checkout) return false
  if (checkout.isPaid) return true
  const before = await settleSubscription(ctx)
  if (!before) return false
  const paid = { ...ctx.deps.billing.startPaid(before, new Date()), checkout: before.checkout }
  await storeSubscription(ctx, 'pay', before, paid)
  await ctx.tx.query('update tenants set prospect_plan = null where uuid = $1', [ctx.tenant])
  return true
}
