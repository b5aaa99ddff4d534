import { z } from 'zod'
import { type Account, found } from './account.ts'
import { invalidRequest, notPlayed, resourceMissing } from './api-error.ts'
import { cancelSubscription, changeSubscription, type PaymentBehavior } from './change-subscription.ts'
import { change } from './event-log.ts'
import { flag, integer, mergedMetadata, metadata, range, text, unsettable, within } from './params.ts'
import { activePrice } from './prices.ts'
import { listRoute, newestFirst, route } from './routing.ts'
import { itemOf } from './subscription-item.ts'
import type { WantedChange } from './planned-change.ts'
import type { WireSubscription } from './wire.ts'

const itemChange = z.strictObject({ id: text.optional(), price: text.optional(), quantity: integer.optional() })
const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none'])
const instantOrNow = z.union([z.literal('now'), integer])
const anchorChange = z.strictObject({ type: z.enum(['now', 'unchanged']) })

/** The parameters of a change, in an update and in a preview. */
export const changeShape = {
  items: z.array(itemChange).optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  trial_end: instantOrNow.optional(),
  billing_cycle_anchor: anchorChange.optional(),
}
const updateShape = {
  ...changeShape,
  payment_behavior: z
    .enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete', 'default_incomplete'])
    .optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: unsettable(integer),
  default_payment_method: text.optional(),
  description: unsettable(text),
  metadata,
}
type Update = z.infer<z.ZodObject<typeof updateShape>>

/** Subscriptions, which are created only at checkout. */
export const subscriptionRoutes = [
  route('GET', 'subscriptions/:id', {}, ({ account, id }) => found(account.subscriptions, 'subscription', id)),
  listRoute(
    'subscriptions',
    {
      customer: text.optional(),
      price: text.optional(),
      status: z
        .enum([
          'active',
          'all',
          'canceled',
          'ended',
          'incomplete',
          'incomplete_expired',
          'past_due',
          'paused',
          'trialing',
          'unpaid',
        ])
        .optional(),
      created: range.optional(),
    },
    ({ account, params }) =>
      newestFirst(account.subscriptions).filter(
        (one) =>
          (params.customer === undefined || one.customer === params.customer) &&
          (params.price === undefined || itemOf(one).price.id === params.price) &&
          hasStatus(one, params.status) &&
          within(one.created, params.created),
      ),
  ),
  route('POST', 'subscriptions/:id', updateShape, ({ account, id, params }) => {
    const subscription = found(account.subscriptions, 'subscription', id)
    if (subscription.status === 'canceled') return updateCanceled(account, subscription, params)
    const behavior = behaviorOf(params)
    const { default_payment_method: method } = params
    if (method !== undefined) found(account.paymentMethods, 'PaymentMethod', method, 'default_payment_method')
    const wanted = wantedChange(account, subscription, params, 'items')
    const also = (one: WireSubscription) => applyTerms(account, one, params)
    changeSubscription(account, subscription, wanted, behavior, also)
    return subscription
  }),
  route(
    'DELETE',
    'subscriptions/:id',
    { prorate: flag.optional(), invoice_now: flag.optional() },
    ({ account, id, params }) => {
      const subscription = found(account.subscriptions, 'subscription', id)
      if (subscription.status === 'canceled') throw resourceMissing('subscription', id)
      cancelSubscription(account, subscription, {
        prorate: params.prorate ?? false,
        invoiceNow: params.invoice_now ?? false,
      })
      return subscription
    },
  ),
]

/** Converts the parameters to the wanted change. `param` is where the items are. */
export const wantedChange = (
  account: Account,
  subscription: WireSubscription,
  params: z.infer<z.ZodObject<typeof changeShape>>,
  param: string,
): WantedChange => {
  const [change, another] = params.items ?? []
  if (another !== undefined) throw notPlayed('more than one subscription item')
  const item = itemOf(subscription)
  if (change !== undefined && change.id === undefined) {
    throw notPlayed(`${param}[0] without an id, which would add a second item`)
  }
  if (change?.id !== undefined && change.id !== item.id) {
    throw invalidRequest(`No such subscription item: '${change.id}'`, {
      code: 'resource_missing',
      param: `${param}[0][id]`,
    })
  }
  const at = params.proration_date
  if (at !== undefined && (at < item.current_period_start || at > item.current_period_end)) {
    throw invalidRequest('Cannot specify `proration_date` outside of current period.', { param: 'proration_date' })
  }
  if (typeof params.trial_end === 'number' && params.trial_end <= account.clock.seconds()) {
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' })
  }
  return {
    ...(change?.price === undefined ? {} : { price: activePrice(account, change.price, `${param}[0][price]`) }),
    ...(change?.quantity === undefined ? {} : { quantity: change.quantity }),
    prorations: params.proration_behavior ?? 'create_prorations',
    prorationDate: at,
    trialEnd: params.trial_end,
    anchorNow: params.billing_cycle_anchor?.type === 'now',
  }
}

const hasStatus = (one: WireSubscription, status: string | undefined): boolean => {
  if (status === 'all') return true
  if (status === undefined) return one.status !== 'canceled'
  return status === 'ended' ? one.status === 'canceled' : one.status === status
}

const behaviorOf = (params: Update): PaymentBehavior => {
  const behavior = params.payment_behavior ?? 'allow_incomplete'
  if (behavior === 'default_incomplete') throw notPlayed('payment_behavior default_incomplete')
  const unheld = (
    ['cancel_at_period_end', 'cancel_at', 'default_payment_method', 'description', 'metadata'] as const
  ).find((key) => params[key] !== undefined)
  if (behavior === 'pending_if_incomplete' && unheld !== undefined) {
    throw invalidRequest(`Cannot update \`${unheld}\` when \`payment_behavior\` is set to \`pending_if_incomplete\`.`, {
      param: unheld,
    })
  }
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  }
  return behavior
}

/**
 * Applies changes that cost nothing. `cancel_at_period_end: false` undoes only itself; `cancel_at` is only unset by its own
 * parameter.
 */
const applyTerms = (account: Account, one: WireSubscription, params: Update): void => {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at, default_payment_method: method } = params
  if (atPeriodEnd === true) setCancellation(account, one, itemOf(one).current_period_end, true)
  if (atPeriodEnd === false && one.cancel_at_period_end) setCancellation(account, one, null, false)
  if (at !== undefined) setCancellation(account, one, at, false)
  if (method !== undefined) one.default_payment_method = method
  if (params.description !== undefined) one.description = params.description
  one.metadata = mergedMetadata(one.metadata, params.metadata)
}

const setCancellation = (account: Account, one: WireSubscription, at: number | null, atPeriodEnd: boolean): void => {
  one.cancel_at = at
  one.cancel_at_period_end = atPeriodEnd
  one.canceled_at = at === null ? null : account.clock.seconds()
  one.cancellation_details = { ...one.cancellation_details, reason: at === null ? null : 'cancellation_requested' }
}

const updateCanceled = (account: Account, subscription: WireSubscription, params: Update): WireSubscription => {
  const { metadata: changes, ...others } = params
  if (Object.values(others).some((value) => value !== undefined)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    })
  }
  change(account, 'customer.subscription.updated', subscription, (one) => {
    one.metadata = mergedMetadata(one.metadata, changes)
  })
  return subscription
}
