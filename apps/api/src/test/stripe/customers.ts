import type Stripe from 'stripe'
import { type Account, found } from './account.ts'
import { invalidRequest } from './api-error.ts'
import { record } from './event-log.ts'
import { newId } from './new-id.ts'
import type { Metadata, WireCustomer, WireTaxId } from './wire.ts'

type NewCustomer = {
  name: string | null
  email: string | null
  address: Stripe.Address | null
  metadata: Metadata
  description?: string | null
  phone?: string | null
}

export const createCustomer = (account: Account, wish: NewCustomer): WireCustomer => {
  const id = newId('cus')
  const customer: WireCustomer = {
    id,
    object: 'customer',
    address: wish.address,
    balance: 0,
    created: account.clock.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: wish.description ?? null,
    discount: null,
    email: wish.email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: wish.metadata,
    name: wish.name,
    next_invoice_sequence: 1,
    phone: wish.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  account.customers.set(id, customer)
  record(account, 'customer.created', customer)
  return customer
}

/** Creates a tax id of a customer. It is rejected if its format is invalid. */
export const createTaxId = (account: Account, customer: string, id: { type: string; value: string }): WireTaxId => {
  found(account.customers, 'customer', customer, 'customer')
  const { type, value } = id
  const form = type === 'eu_vat' ? /^[A-Z]{2}[A-Z0-9]{2,13}$/ : /^[A-Za-z0-9 .\-/]{3,30}$/
  if (!form.test(value)) {
    throw invalidRequest(`Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' })
  }
  const taxId: WireTaxId = {
    id: newId('txi'),
    object: 'tax_id',
    country: /^[A-Z]{2}/.test(value) ? value.slice(0, 2) : type.slice(0, 2).toUpperCase(),
    created: account.clock.seconds(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer },
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  }
  account.taxIds.set(taxId.id, taxId)
  record(account, 'customer.tax_id.created', taxId)
  return taxId
}
