import type { Card } from '@sojourn/contract/payment'
import { type Plan, planOf } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import type { GatewaySubscription } from '../platform/billing/billing-gateway.ts'
import { payDebt, startPaid } from '../platform/billing/built-in-gateway.ts'
import { daysOfTrial, trialOf } from '../platform/billing/trial.ts'
import { settleSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'

/** What a page of the built-in gateway shows. */
export type OpenCheckout = {
  company: string
  plan: Plan
  /** The days until the first payment; zero if it is due at once. */
  trialDays: number
  isPaid: boolean
  card: Card | null
  isOwed: boolean
}

/** Finds the checkout of a token, if it is the company's latest one; undefined if it has expired or was replaced. */
export const findCheckout = async (ctx: Context, tokenHash: Buffer): Promise<OpenCheckout | undefined> =>
  (await readCheckout(ctx, tokenHash))?.checkout

const readCheckout = async (
  ctx: Context,
  tokenHash: Buffer,
): Promise<{ checkout: OpenCheckout; subscription: GatewaySubscription } | undefined> => {
  const subscription = await settleSubscription(ctx)
  const plan = subscription && planOf(subscription.stripePlan)
  const [row] = await ctx.tx.query<{ name: string }>(
    `select t.name from subscriptions s join tenants t on t.uuid = s.tenant where s.tenant = $1 and s.checkout_token_hash = $2`,
    [ctx.tenant, tokenHash],
  )
  if (!row || !subscription || !plan || isOver(subscription)) return undefined
  const now = new Date()
  const trial = trialOf(plan, subscription.trialEndsAt, now)
  const checkout = {
    company: row.name,
    plan,
    trialDays: trial ? daysOfTrial(trial, now) : 0,
    isPaid: subscription.status !== 'incomplete',
    card: subscription.card,
    isOwed: subscription.status === 'past_due',
  }
  return { checkout, subscription }
}

const isOver = ({ status }: GatewaySubscription) => status === 'cancelled' || status === 'expired'

/** Pays the checkout, only once however often it is called. @returns false if there is no such checkout any more. */
export const payCheckout = async (ctx: Context, tokenHash: Buffer, card: Card): Promise<boolean> => {
  const found = await readCheckout(ctx, tokenHash)
  if (!found) return false
  if (!found.checkout.isPaid)
    await storeSubscription(ctx, 'pay', found.subscription, startPaid(found.subscription, card, new Date()))
  return true
}

/** Replaces the card, which pays what is overdue. @returns false if there is no such checkout any more. */
export const changeCard = async (ctx: Context, tokenHash: Buffer, card: Card): Promise<boolean> => {
  const found = await readCheckout(ctx, tokenHash)
  if (!found?.checkout.isPaid) return false
  const subscription = payDebt(found.subscription, card)
  await storeSubscription(ctx, 'pay', found.subscription, { subscription, charges: [] })
  return true
}
