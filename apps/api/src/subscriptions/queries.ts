import type { Subscription, SubscriptionInfo } from '@sojourn/contract/plans'
import type { Context } from '../kit/context.ts'
import { getTenant } from '../resources/tenants/queries.ts'
import { Problem } from '../kit/problem.ts'
import type { Agreement } from '../platform/billing/billing-gateway.ts'

/** A company's subscription as it is stored; `checkout` is the gateway's name for the page where it is paid. */
export type StoredSubscription = Agreement & { checkout: string | null }

/** The company's subscription, as it was left; null when it never had one. */
export const findSubscription = async (ctx: Context): Promise<StoredSubscription | null> => {
  const [row] = await ctx.tx.query<StoredSubscription>(
    `select stripe_plan as "stripePlan", status, period_start as "periodStart", period_end as "periodEnd", trial_ends_at as "trialEndsAt",
            past_due_at as "pastDueAt", cancel_at_period_end as "cancelAtPeriodEnd", checkout, checkout_expires_at as "checkoutExpiresAt"
     from subscriptions where tenant = $1`,
    [ctx.tenant],
  )
  return row ?? null
}

/** A subscription as it is answered. */
export const answerOfSubscription = async (ctx: Context, stored: StoredSubscription): Promise<Subscription> => ({
  stripe_plan: stored.stripePlan,
  status: stored.status,
  periodStart: stored.periodStart,
  periodEnd: stored.periodEnd,
  cancelAtPeriodEnd: stored.cancelAtPeriodEnd,
  trialEndsAt: stored.status === 'trialing' ? stored.trialEndsAt : null,
  checkoutUrl:
    stored.status === 'incomplete' && stored.checkout !== null
      ? await ctx.deps.billing.checkoutUrl(stored.checkout)
      : null,
})

type Around = {
  prospectPlan: string | null
  parent: string | null
  parentName: string | null
  parentSubscribed: boolean
}

/** The company as the actor sees it and, of its parent, what a child may know. */
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
