import { type Account, type Order, found } from './account.ts'
import { invalidRequest } from './api-error.ts'
import { discountedBy, type Totals } from './session-totals.ts'
import { record } from './event-log.ts'
import { newId } from './new-id.ts'
import type { Metadata, WireCustomer, WireLineItem, WireSession } from './wire.ts'

/** How long a session is open by default, and the minimum, in seconds. */
const openSeconds = 86_400
const minOpenSeconds = 1800

export type SessionWish = {
  customer: WireCustomer | null
  customerEmail: string | null
  clientReference: string | null
  order: Order
  allowsPromotionCodes: boolean
  collectsTaxIds: boolean
  requiresTaxId: boolean
  addressCollection: 'auto' | 'required' | null
  successUrl: string
  cancelUrl: string | null
  expiresAt: number | null
  locale: string | null
  metadata: Metadata
}

/** Opens a checkout session. The subscription is created when it is paid. */
export const openSession = (account: Account, wish: SessionWish): WireSession => {
  const now = account.clock.seconds()
  const expiresAt = wish.expiresAt ?? now + openSeconds
  // Allows a minute of tolerance, because the client's clock differs.
  if (expiresAt < now + minOpenSeconds - 60 || expiresAt > now + openSeconds + 60) {
    const bound = expiresAt < now + openSeconds ? 'at least 30 minutes' : 'less than 24 hours'
    throw invalidRequest(`The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
      param: 'expires_at',
    })
  }
  const id = newId('cs_test')
  const session: WireSession = {
    ...blankSession(),
    ...discountedBy(account, wish.order, null),
    id,
    allow_promotion_codes: wish.allowsPromotionCodes || null,
    billing_address_collection: wish.addressCollection,
    cancel_url: wish.cancelUrl,
    client_reference_id: wish.clientReference,
    created: now,
    currency: wish.order.price.currency,
    customer: wish.customer?.id ?? null,
    customer_creation: wish.customer === null ? 'always' : null,
    customer_details: detailsOf(wish.customer, wish.customerEmail),
    customer_email: wish.customerEmail,
    expires_at: expiresAt,
    locale: wish.locale,
    metadata: wish.metadata,
    success_url: wish.successUrl,
    tax_id_collection: {
      enabled: wish.collectsTaxIds,
      required: wish.requiresTaxId ? 'if_supported' : 'never',
    },
    url: `${account.origin}/c/pay/${id}`,
  }
  account.sessions.set(id, session)
  account.orders.set(id, wish.order)
  return session
}

/** Ends a session, which can then no longer be paid. */
export const expireSession = (account: Account, session: WireSession): void => {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  session.status = 'expired'
  session.url = null
  record(account, 'checkout.session.expired', session)
}

/** The line items of the session, as its page lists them. */
export const lineItemsOf = (account: Account, session: WireSession): WireLineItem[] => {
  const order = found(account.orders, 'checkout.session', session.id)
  const totals: Totals = session
  return [
    {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: totals.total_details?.amount_discount ?? 0,
      amount_subtotal: totals.amount_subtotal ?? 0,
      amount_tax: 0,
      amount_total: totals.amount_total ?? 0,
      currency: order.price.currency,
      description: found(account.products, 'product', order.price.product).name,
      metadata: {},
      price: order.price,
      quantity: order.quantity,
    },
  ]
}

const detailsOf = (customer: WireCustomer | null, email: string | null): WireSession['customer_details'] =>
  customer === null && email === null
    ? null
    : {
        address: customer?.address ?? null,
        business_name: null,
        email: customer?.email ?? email,
        individual_name: null,
        name: customer?.name ?? null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: null,
      }

const blankSession = () =>
  ({
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: { enabled: false },
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    ui_mode: 'hosted_page',
    wallet_options: null,
  }) satisfies Partial<WireSession>
