import type { Invoice, PlanPreview } from '@sojourn/contract/payment'
import { planOf, subscriptionInput } from '@sojourn/contract/plans'
import { writeAuditEvent } from '../kit/records/audit.ts'
import type { Steps, Workspace } from '../kit/http/in-tenant.ts'
import { invalid, invalidField, Problem } from '../kit/problem.ts'
import type { GatewaySubscription, BillingGateway } from '../platform/billing/billing-gateway.ts'
import { nothingRuns, requirePaid } from './change-subscription.ts'
import { findInvoices, findSubscription } from './queries.ts'
import { isRunning, requireBilling } from './subscribe.ts'

type Transact = Workspace['transact']

/** Reads the subscription for a user who manages billing. No transaction is open while the gateway is called later. */
const readSettledSubscription = (
  transact: Transact,
): Promise<{ subscription: GatewaySubscription | null; billing: BillingGateway }> =>
  transact(async (ctx) => {
    requireBilling(ctx)
    const { billing } = ctx.deps
    const stored = await findSubscription(ctx)
    return { subscription: stored && billing.settle(stored, new Date()).subscription, billing }
  }, 'read only')

/** What a change of plan would cost. 409 if no subscription is running, or a payment is overdue. */
export const previewPlan = async (transact: Transact, input: unknown): Promise<PlanPreview> => {
  const { subscription, billing } = await readSettledSubscription(transact)
  const parsed = subscriptionInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const plan = planOf(parsed.data.stripe_plan)
  if (!plan) throw invalidField('stripe_plan', 'invalid_value', 'must be a plan on offer')
  if (!subscription || !isRunning(subscription) || !billing.holds(subscription)) throw nothingRuns(subscription)
  requirePaid(subscription)
  return billing.previewChange(subscription, plan, new Date())
}

/** The latest invoices, newest first. */
export const listInvoices = async (transact: Transact): Promise<Invoice[]> => {
  const { subscription, billing } = await readSettledSubscription(transact)
  if (!subscription) return []
  return (await billing.listInvoices(subscription)) ?? transact(findInvoices, 'read only')
}

/**
 * The URL where card, address and tax number are changed. The request is recorded in the activity log. 409 before the first
 * payment.
 */
export const openPortal = async ({ transact, conclude }: Steps): Promise<string> => {
  const { subscription, billing } = await readSettledSubscription(transact)
  if (!subscription || subscription.contract === null || !billing.holds(subscription))
    throw new Problem('conflict', { detail: 'Nothing has been paid yet. Choose a plan first.' })
  const url = await billing.openPortal(subscription)
  return conclude(async (ctx) => {
    await writeAuditEvent(ctx, 'subscription.portal', ctx.tenant)
    return url
  })
}
