import { z } from 'zod'
import { type Account, type Order, found } from './account.ts'
import { invalidRequest, notPlayed } from './api-error.ts'
import { expireSession, lineItemsOf, openSession } from './checkout-sessions.ts'
import { flag, httpUrl, integer, mergedMetadata, metadata, range, text, within } from './params.ts'
import { activePrice } from './prices.ts'
import { listRoute, newestFirst, route } from './routing.ts'

const minTrialSeconds = 48 * 3600
const oneItem = z.strictObject({ price: text, quantity: integer.optional() })
const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata,
  trial_period_days: integer.optional(),
  trial_end: integer.optional(),
  billing_mode: z.strictObject({ type: z.enum(['flexible']) }).optional(),
})
const customerUpdate = z.strictObject({
  address: z.enum(['auto', 'never']).optional(),
  name: z.enum(['auto', 'never']).optional(),
})

/** Checkout sessions, in which subscriptions are bought. */
export const checkoutRoutes = [
  route(
    'POST',
    'checkout/sessions',
    {
      mode: z.enum(['subscription', 'payment', 'setup']),
      ui_mode: z.enum(['hosted_page']).optional(),
      customer: text.optional(),
      customer_email: text.optional(),
      customer_update: customerUpdate.optional(),
      client_reference_id: text.max(200).optional(),
      line_items: z.array(oneItem),
      subscription_data: subscriptionData.optional(),
      allow_promotion_codes: flag.optional(),
      tax_id_collection: z
        .strictObject({ enabled: flag, required: z.enum(['if_supported', 'never']).optional() })
        .optional(),
      billing_address_collection: z.enum(['auto', 'required']).optional(),
      payment_method_collection: z.enum(['always']).optional(),
      success_url: httpUrl,
      cancel_url: httpUrl.optional(),
      expires_at: integer.optional(),
      locale: text.optional(),
      metadata,
    },
    ({ account, params }) => {
      if (params.mode !== 'subscription') throw notPlayed(`mode ${params.mode}`)
      const { customer, customer_email: email, customer_update: updates, tax_id_collection: taxIds } = params
      if (customer !== undefined && email !== undefined) {
        throw invalidRequest('You may only specify one of these parameters: customer, customer_email.')
      }
      if (updates !== undefined && customer === undefined) {
        throw invalidRequest('`customer_update` can only be used with `customer`.', { param: 'customer_update' })
      }
      if (taxIds?.enabled === true && customer !== undefined && updates?.name !== 'auto') {
        throw invalidRequest(
          'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an ' +
            'existing customer, please set `customer_update[name]` to `auto`.',
        )
      }
      const [item, another] = params.line_items
      if (item === undefined || another !== undefined) throw notPlayed('other than one line item')
      return openSession(account, {
        customer: customer === undefined ? null : found(account.customers, 'customer', customer, 'customer'),
        customerEmail: email ?? null,
        clientReference: params.client_reference_id ?? null,
        order: {
          price: activePrice(account, item.price, 'line_items[0][price]'),
          quantity: item.quantity ?? 1,
          trialEnd: trialOf(account, params.subscription_data),
          metadata: mergedMetadata({}, params.subscription_data?.metadata),
          description: params.subscription_data?.description ?? null,
          updates: { name: updates?.name === 'auto', address: updates?.address === 'auto' },
          unconfirmed: null,
        },
        allowsPromotionCodes: params.allow_promotion_codes ?? false,
        collectsTaxIds: taxIds?.enabled ?? false,
        requiresTaxId: taxIds?.required === 'if_supported',
        addressCollection: params.billing_address_collection ?? null,
        successUrl: params.success_url,
        cancelUrl: params.cancel_url ?? null,
        expiresAt: params.expires_at ?? null,
        locale: params.locale ?? null,
        metadata: mergedMetadata({}, params.metadata),
      })
    },
  ),
  route('GET', 'checkout/sessions/:id', {}, ({ account, id }) => found(account.sessions, 'checkout.session', id)),
  listRoute(
    'checkout/sessions',
    {
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      created: range.optional(),
    },
    ({ account, params }) =>
      newestFirst(account.sessions).filter(
        (one) =>
          (params.customer === undefined || one.customer === params.customer) &&
          (params.subscription === undefined || one.subscription === params.subscription) &&
          (params.status === undefined || one.status === params.status) &&
          within(one.created, params.created),
      ),
  ),
  route('POST', 'checkout/sessions/:id/expire', {}, ({ account, id }) => {
    const session = found(account.sessions, 'checkout.session', id)
    expireSession(account, session)
    return session
  }),
  listRoute('checkout/sessions/:id/line_items', {}, ({ account, id }) =>
    lineItemsOf(account, found(account.sessions, 'checkout.session', id)),
  ),
]

const trialOf = (account: Account, data: z.infer<typeof subscriptionData> | undefined): Order['trialEnd'] => {
  const { trial_period_days: days, trial_end: at } = data ?? {}
  if (days !== undefined && at !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: trial_end, trial_period_days.')
  }
  if (days !== undefined) {
    if (days < 1) {
      throw invalidRequest('The minimum number of trial period days is 1.', {
        param: 'subscription_data[trial_period_days]',
      })
    }
    return { days }
  }
  if (at === undefined) return null
  if (at < account.clock.seconds() + minTrialSeconds) {
    throw invalidRequest('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    })
  }
  return { at }
}
