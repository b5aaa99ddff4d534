import { z } from 'zod'
import { about } from './kit/about.ts'
import { tenant } from './resources/tenant.ts'
import { dataOf } from './kit/page.ts'
import { instant, money, type Money } from './kit/values.ts'
import type { PlanLimits } from './limits.ts'
import { card } from './payment.ts'

export type Plan = {
  stripe_id: string
  name: string
  interval: 'month' | 'year'
  price: Money
  /** Days of trial for a company that has never tried a plan: without a card when it registers, or before its first payment. */
  trialDays: number
  limits: PlanLimits
  features: string[]
}

const GB = 1024 ** 3
const trialDays = 14
const maxTogether = {
  solo: { users: 2, itineraries: 50, storageBytes: 5 * GB, versionBytes: GB, childTenants: 0 },
  studio: { users: 15, itineraries: 1000, storageBytes: 100 * GB, versionBytes: 10 * GB, childTenants: 3 },
  agency: { users: null, itineraries: null, storageBytes: 1000 * GB, versionBytes: 100 * GB, childTenants: 25 },
} as const

const tiers = [
  {
    key: 'solo',
    name: 'Solo',
    perMonth: 2900,
    features: ['Itineraries, brochures and share links', 'Content library and media', 'Contacts and suppliers'],
  },
  {
    key: 'studio',
    name: 'Studio',
    perMonth: 8900,
    features: ['Everything in Solo', 'Roles for the whole team', 'Company pages', 'Branch companies'],
  },
  {
    key: 'agency',
    name: 'Agency',
    perMonth: 24_900,
    features: ['Everything in Studio', 'Unlimited users and itineraries', 'Priority support'],
  },
] as const

/** Every plan on offer. A year costs as much as ten months. */
export const plans: readonly Plan[] = tiers.flatMap(({ key, name, perMonth, features }): Plan[] => {
  const both = { name, trialDays, limits: maxTogether[key], features: [...features] }
  return [
    { stripe_id: `${key}-monthly`, interval: 'month', price: { amount: perMonth, currency: 'EUR' }, ...both },
    { stripe_id: `${key}-yearly`, interval: 'year', price: { amount: perMonth * 10, currency: 'EUR' }, ...both },
  ]
})

/**
 * The plan that a new company tries: the one it chose, or the first that can be tried. Null if the chosen one offers no trial.
 */
export const planToTry = (chosen: string | null, offered: readonly Plan[] = plans): Plan | null =>
  offered.find(({ stripe_id: id, trialDays: days }) => days > 0 && (chosen === null || id === chosen)) ?? null

/** The plan with an id; undefined if it is no longer on offer. */
export const planOf = (stripeId: string): Plan | undefined => plans.find((plan) => plan.stripe_id === stripeId)

const limit = z.int().min(0).nullable()
const plan = z.object({
  stripe_id: z.string(),
  name: z.string(),
  interval: z.enum(['month', 'year']),
  price: money(),
  trialDays: z.int(),
  limits: z.object({
    users: limit,
    itineraries: limit,
    storageBytes: limit,
    // A marketing site that lists plans of an older version omits it.
    versionBytes: limit.default(null),
    childTenants: limit,
  }),
  features: z.array(z.string()),
})
/** Plans as returned by a marketing site at `/plans`. */
export const plansAnswer = dataOf(z.array(plan))
about.add(plan, { id: 'Plan', description: 'A plan with its limits. A limit of null means unlimited.' })

export const subscriptionStatuses = ['incomplete', 'trialing', 'active', 'past_due', 'cancelled', 'expired'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/**
 * The subscription of a company. The period is null until the first payment; `checkoutUrl` is set while the status is
 * incomplete, `graceEndsAt` while a payment is overdue: everything is then read-only.
 */
export const subscription = z.object({
  stripe_plan: z.string(),
  status: z.enum(subscriptionStatuses),
  periodStart: instant().nullable(),
  periodEnd: instant().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  trialEndsAt: instant().nullable(),
  graceEndsAt: instant().nullable(),
  paymentMethod: card.nullable(),
  checkoutUrl: z.string().nullable(),
})
about.add(subscription, {
  id: 'Subscription',
  description:
    'The subscription of a company. The period is null until the first payment. `checkoutUrl` is set while the subscription is incomplete. `graceEndsAt` is set while a payment is overdue; the company’s data is read-only from that time.',
})
export type Subscription = z.infer<typeof subscription>
/** The trial without a card with which a company begins; it has only this one. */
const trialOfCompany = z.object({ stripe_plan: z.string(), endsAt: instant() })
about.add(trialOfCompany, {
  id: 'TrialOfCompany',
  description: 'The trial with which a company begins: the plan whose limits apply, and when it ends or ended.',
})
export type TrialOfCompany = z.infer<typeof trialOfCompany>
export const subscriptionAnswer = z.object({ subscription })

/** How much of a limit is used. Without a limit, `percent` is null and `level` is ok. */
export const usageOfLimit = z.object({
  used: z.int(),
  limit,
  percent: z.int().nullable(),
  level: z.enum(['ok', 'warn', 'over']),
})
about.add(usageOfLimit, {
  id: 'UsageOfLimit',
  description: 'The usage of a limit. `level` is `warn` from 80 percent and `over` from 100 percent.',
})
export type UsageOfLimit = z.infer<typeof usageOfLimit>
export const usage = z.object({
  users: usageOfLimit,
  itineraries: usageOfLimit,
  storageBytes: usageOfLimit,
  /** Of named, published and restored versions of itineraries that are not in the bin. */
  versionBytes: usageOfLimit,
  childTenants: usageOfLimit,
})
about.add(usage, { id: 'Usage', description: 'The usage of the plan.' })
export type Usage = z.infer<typeof usage>

/** `warn` from 80 percent, `over` from 100 percent. */
export const usageOf = (used: number, max: number | null): UsageOfLimit => {
  if (max === null) return { used, limit: null, percent: null, level: 'ok' }
  const percent = used === 0 ? 0 : max === 0 ? 100 : Math.floor((used * 100) / max)
  return { used, limit: max, percent, level: percent >= 100 ? 'over' : percent >= 80 ? 'warn' : 'ok' }
}

/** A company and the plan it chose when it registered. */
const payingTenant = tenant.read.extend({ prospectPlan: z.string().nullable() })
about.add(payingTenant, { id: 'PayingTenant', description: 'A company and the plan it chose when it registered.' })

/** Everything that the billing screens show. Without `billing:manage`, subscription, trial and usage are null. */
export const subscriptionInfo = z.object({
  tenant: payingTenant,
  tenantParent: z.object({ uuid: z.uuid(), name: z.string(), isSubscribed: z.boolean() }).nullable(),
  subscription: subscription.nullable(),
  trial: trialOfCompany.nullable(),
  plans: z.array(plan),
  usage: usage.nullable(),
})
about.add(subscriptionInfo, {
  id: 'SubscriptionInfo',
  description:
    'The billing information of a company. `subscription`, `trial` and `usage` are null unless you may manage billing.',
})
export type SubscriptionInfo = z.infer<typeof subscriptionInfo>

/** The `stripe_id` of a plan that is on offer. */
export const planOnOffer = z
  .string()
  .max(100)
  .refine((id) => planOf(id) !== undefined, 'must be a plan on offer')

export const subscriptionInput = z.strictObject({ stripe_plan: planOnOffer })
about.add(subscriptionInput, { id: 'SubscriptionCreate', description: 'The `stripe_id` of the plan to subscribe to.' })
/** A new plan, or `cancelAtPeriodEnd: false` to continue after a cancellation. Cancelling is a separate call. */
export const subscriptionChanges = z.strictObject({
  stripe_plan: planOnOffer.optional(),
  cancelAtPeriodEnd: z.literal(false).optional(),
})
about.add(subscriptionChanges, {
  id: 'SubscriptionUpdate',
  description: 'Another plan, or `cancelAtPeriodEnd: false` to resume a cancelled subscription.',
})
