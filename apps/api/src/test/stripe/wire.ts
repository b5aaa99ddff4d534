import type Stripe from 'stripe'

/** The SDK's type with some members as they are transmitted: nothing is expanded, decimals are strings. */
type Replace<T, K> = Omit<T, keyof K> & K

export type WireList<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }
export type Metadata = Record<string, string>
export type Interval = 'day' | 'week' | 'month' | 'year'

export type WireProduct = Stripe.Product
export type WirePrice = Replace<
  Stripe.Price,
  {
    product: string
    lookup_key: string
    recurring: Replace<Stripe.Price.Recurring, { interval: Interval }>
    unit_amount: number
    unit_amount_decimal: string
    currency_options?: never
    tiers?: never
  }
>
export type WirePlan = Replace<Stripe.Plan, { amount_decimal: string; product: string; tiers?: never }>
export type WireCoupon = Replace<Stripe.Coupon, { percent_off: number }>
export type WirePromotionCode = Replace<
  Stripe.PromotionCode,
  { customer: string | null; promotion: { coupon: string; type: 'coupon' } }
>
export type WireDiscount = Replace<
  Stripe.Discount,
  { customer: string | null; promotion_code: string | null; source: { coupon: string; type: 'coupon' } }
>

export type WireCustomer = Replace<
  Stripe.Customer,
  {
    address: Stripe.Address | null
    invoice_settings: Replace<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }>
    invoice_prefix: string
    metadata: Metadata
  }
>
export type WireTaxId = Replace<Stripe.TaxId, { customer: string; owner: { type: 'customer'; customer: string } }>
export type WirePaymentMethod = Replace<Stripe.PaymentMethod, { card: Stripe.PaymentMethod.Card; customer: string }>

export type WireItem = Replace<
  Stripe.SubscriptionItem,
  { price: WirePrice; plan: WirePlan; quantity: number; metadata: Metadata; discounts: string[] }
>
export type SubscriptionState =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'trialing'
  | 'unpaid'
export type WirePendingUpdate = Replace<
  Stripe.Subscription.PendingUpdate,
  { subscription_items: WireItem[]; discounts: string[] | null }
>
export type WireSubscription = Replace<
  Stripe.Subscription,
  {
    customer: string
    default_payment_method: string | null
    discounts: string[]
    items: WireList<WireItem>
    latest_invoice: string | null
    metadata: Metadata
    pending_update: WirePendingUpdate | null
    cancellation_details: Replace<Stripe.Subscription.CancellationDetails, { feedback_option: null }>
    status: SubscriptionState
  }
>

export type WireDiscountAmount = { amount: number; discount: string }
export type WireLine = Replace<
  Stripe.InvoiceLineItem,
  {
    discount_amounts: WireDiscountAmount[]
    discounts: string[]
    metadata: Metadata
    parent: {
      type: 'subscription_item_details'
      invoice_item_details: null
      subscription_item_details: Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails
    }
    pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string }
    quantity: number
    quantity_decimal: string
    subscription: string
  }
>
export type WireInvoice = Replace<
  Stripe.Invoice,
  {
    customer: string
    default_payment_method: string | null
    discounts: string[]
    lines: WireList<WireLine>
    latest_revision: null
    parent: {
      type: 'subscription_details'
      quote_details: null
      subscription_details: { metadata: Metadata; subscription: string; subscription_proration_date?: number }
    }
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
    total_discount_amounts: WireDiscountAmount[]
    from_invoice: null
    payments?: never
  }
>

export type WireLineItem = Replace<Stripe.LineItem, { price: WirePrice; discounts?: never }>
export type WireSession = Replace<
  Stripe.Checkout.Session,
  {
    customer: string | null
    currency: string
    discounts: { coupon: string; promotion_code: string }[]
    invoice: string | null
    metadata: Metadata
    status: 'open' | 'complete' | 'expired'
    subscription: string | null
    success_url: string
    line_items?: never
    currency_conversion: null
    shipping_cost: null
    setup_intent: null
    payment_intent: null
    payment_link: null
    invoice_creation: null
  }
>
export type WirePortalSession = Replace<Stripe.BillingPortal.Session, { configuration: string }>

/** Every object that an event can contain, and every object with an id. */
export type WireObject =
  | WireProduct
  | WirePrice
  | WireCoupon
  | WirePromotionCode
  | WireDiscount
  | WireCustomer
  | WireTaxId
  | WirePaymentMethod
  | WireSubscription
  | WireInvoice
  | WireSession
  | WirePortalSession

/** An event as it is posted. `data.object` is a copy of the object at that time. */
export type WireEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: WireObject; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: Stripe.Event.Type
}
