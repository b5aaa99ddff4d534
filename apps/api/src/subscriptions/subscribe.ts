import { planOf, type Subscription, subscriptionInput } from '@sojourn/contract/plans'
import { may } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import { invalid, invalidField, Problem } from '../kit/problem.ts'
import type { GatewaySubscription, Order } from '../platform/billing/billing-gateway.ts'
import { trialOf } from '../platform/billing/trial.ts'
import { answerOfSubscription, findTrial } from './queries.ts'
import { followSubscription } from './settle-subscription.ts'
import { storeSubscription } from './store-subscription.ts'

export const requireBilling = (ctx: Context): void => {
  if (!may(ctx.actor, 'billing:manage')) throw new Problem('permission_denied')
}

/**
 * Chooses a plan and opens its checkout; nothing takes effect until that is paid, which keeps what is left of a trial. Choosing the same plan again returns the same
 * checkout. 409 while a subscription is running.
 */
export const subscribe = async (ctx: Context, input: unknown): Promise<Subscription> => {
  requireBilling(ctx)
  const parsed = subscriptionInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const plan = planOf(parsed.data.stripe_plan)
  if (!plan) throw invalidField('stripe_plan', 'invalid_value', 'must be a plan on offer')
  const { billing } = ctx.deps
  const before = await followSubscription(ctx)
  if (before && isRunning(before) && billing.holds(before)) throw alreadyRunning(before)
  if (before?.status === 'incomplete') {
    if (before.stripePlan === plan.stripe_id) return answerOfSubscription(ctx, before)
    await closeOpenCheckout(ctx, before)
  }
  const ownTrial = await findTrial(ctx)
  const trialEndsAt = before?.trialEndsAt ?? ownTrial?.endsAt ?? null
  // A trial that began with a subscription ends with it; nothing of it is left for the next one.
  const isUsedUp = trialEndsAt !== null && ownTrial === null
  const { tokenHash, reference, url, expiresAt, customer } = await billing.openCheckout({
    ...(await findPayer(ctx)),
    plan,
    trial: isUsedUp ? null : trialOf(plan, ownTrial?.endsAt ?? null, new Date()),
    before,
  })
  const subscription: GatewaySubscription = {
    stripePlan: plan.stripe_id,
    status: 'incomplete',
    periodStart: null,
    periodEnd: null,
    trialEndsAt,
    pastDueAt: null,
    cancelAtPeriodEnd: false,
    customer,
    contract: before && billing.holds(before) ? before.contract : null,
    checkout: reference,
    checkoutUrl: url,
    checkoutExpiresAt: expiresAt,
    card: null,
    credit: before?.credit ?? 0,
  }
  return answerOfSubscription(
    ctx,
    await storeSubscription(ctx, 'create', before, { subscription, charges: [] }, tokenHash),
  )
}

/** Makes sure that a checkout can no longer be paid. 409 if it was paid just then. */
export const closeOpenCheckout = async (ctx: Context, before: GatewaySubscription): Promise<void> => {
  const { billing } = ctx.deps
  await billing.closeCheckout(before)
  const { subscription } = await billing.present(before, new Date())
  if (isRunning(subscription))
    throw new Problem('conflict', {
      detail: 'The plan you chose earlier has just been paid. Reload this page.',
    })
}

/**
 * Who will pay: the company, and the email address for the gateway, which is that of the user, or of the owner if the user is
 * visiting staff.
 */
const findPayer = async (ctx: Context): Promise<Pick<Order, 'tenant' | 'company' | 'email'>> => {
  const [row] = await ctx.tx.query<{ company: string; email: string | null }>(
    `select t.name as company, (select u.email from memberships m join users u on u.uuid = m."user" where m.tenant = t.uuid
       and case when $2::uuid is null then m.is_owner else m."user" = $2 end limit 1) as email from tenants t where t.uuid = $1`,
    [ctx.tenant, ctx.actor.isVisiting ? null : ctx.actor.uuid],
  )
  if (!row) throw new Problem('not_found')
  return { tenant: ctx.tenant, ...row }
}

/** Whether there is a subscription to change or cancel: it was started and has not ended. */
export const isRunning = ({ status }: GatewaySubscription): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due'

const alreadyRunning = (subscription: GatewaySubscription): Problem =>
  new Problem('conflict', {
    detail: subscription.cancelAtPeriodEnd
      ? 'This company has a subscription until the end of the current period. Resume it or change its plan instead of starting another one.'
      : 'This company already has a subscription. Change its plan instead of starting another one.',
  })
