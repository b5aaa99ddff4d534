import type { Invoice } from '@sojourn/contract/payment'
import type { Subscription, SubscriptionInfo, TrialOfCompany } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { getTenant } from '../identity/tenants.ts'
import { Problem } from '../kit/problem.ts'
import { type GatewaySubscription, graceDays } from '../platform/billing/billing-gateway.ts'

/** The company's subscription as it was last stored; null if it never had one. */
export const findSubscription = async (ctx: Context): Promise<GatewaySubscription | null> => {
  const [row] = await ctx.tx.query<GatewaySubscription>(
    `select stripe_plan as "stripePlan", status, period_start as "periodStart", period_end as "periodEnd", trial_ends_at as "trialEndsAt",
            past_due_at as "pastDueAt", cancel_at_period_end as "cancelAtPeriodEnd", customer, contract, checkout,
            checkout_url as "checkoutUrl", checkout_expires_at as "checkoutExpiresAt", card, credit
     from subscriptions where tenant = $1`,
    [ctx.tenant],
  )
  return row ?? null
}

/** The trial with which the company began, even if it has ended; null if it had none. */
export const findTrial = async (ctx: Context): Promise<TrialOfCompany | null> => {
  const [row] = await ctx.tx.query<TrialOfCompany>(
    `select stripe_plan, ends_at as "endsAt" from trials where tenant = $1`,
    [ctx.tenant],
  )
  return row ?? null
}

/** A subscription as the API returns it. */
export const answerOfSubscription = (ctx: Context, subscription: GatewaySubscription): Subscription => ({
  stripe_plan: subscription.stripePlan,
  status: subscription.status,
  periodStart: subscription.periodStart,
  periodEnd: subscription.periodEnd,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  trialEndsAt: subscription.status === 'trialing' ? subscription.trialEndsAt : null,
  graceEndsAt:
    subscription.status === 'past_due' && subscription.pastDueAt !== null
      ? new Date(Date.parse(subscription.pastDueAt) + graceDays * dayMs).toISOString()
      : null,
  paymentMethod: subscription.card,
  checkoutUrl: subscription.status === 'incomplete' ? ctx.deps.billing.checkoutUrl(subscription) : null,
})

const dayMs = 86_400_000

/** The 24 newest of the invoices that are stored in this database, newest first. */
export const findInvoices = async (ctx: Context): Promise<Invoice[]> => {
  const rows = await ctx.tx.query<
    Pick<Invoice, 'id' | 'issuedAt' | 'periodStart' | 'periodEnd' | 'status'> & {
      n: number
      amount: number
      currency: string
    }
  >(
    `select uuid as id, number as n, issued_at as "issuedAt", period_start as "periodStart", period_end as "periodEnd", amount, currency, status
     from subscription_invoices where tenant = $1 order by number desc limit 24`,
    [ctx.tenant],
  )
  return rows.map(({ n, amount, currency, ...row }) => ({
    ...row,
    number: String(n).padStart(4, '0'),
    amount: { amount, currency },
    url: null,
    pdfUrl: null,
  }))
}

type Around = {
  prospectPlan: string | null
  parent: string | null
  parentName: string | null
  parentSubscribed: boolean
}

/** The company as the actor may see it, and what a child company may know of its parent. */
export const findCompany = async (ctx: Context): Promise<Pick<SubscriptionInfo, 'tenant' | 'tenantParent'>> => {
  const [around] = await ctx.tx.query<Around>(
    `select t.prospect_plan as "prospectPlan", p.uuid as parent, p.name as "parentName", coalesce(is_subscribed(p.uuid), false) as "parentSubscribed"
     from tenants t left join tenants p on p.uuid = t.parent where t.uuid = $1`,
    [ctx.tenant],
  )
  if (!around) throw new Problem('not_found')
  const { prospectPlan, parent, parentName, parentSubscribed } = around
  return {
    tenant: { ...(await getTenant(ctx)), prospectPlan },
    tenantParent:
      parent !== null && parentName !== null
        ? { uuid: parent, name: parentName, isSubscribed: parentSubscribed }
        : null,
  }
}
