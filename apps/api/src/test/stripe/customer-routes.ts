import { found } from './account.ts'
import { createCustomer, createTaxId } from './customers.ts'
import { change } from './event-log.ts'
import { address, mergedMetadata, metadata, range, text, unsettable, within } from './params.ts'
import { listRoute, newestFirst, route } from './routing.ts'
import { z } from 'zod'

const customerShape = {
  name: unsettable(z.string()),
  email: unsettable(z.string()),
  description: unsettable(z.string()),
  phone: unsettable(z.string()),
  metadata,
  address: unsettable(address),
}
const wireAddress = (given: z.infer<typeof address> | null | undefined) =>
  given
    ? {
        city: given.city ?? null,
        country: given.country ?? null,
        line1: given.line1 ?? null,
        line2: given.line2 ?? null,
        postal_code: given.postal_code ?? null,
        state: given.state ?? null,
      }
    : null

/** Customers, with their tax ids and cards. */
export const customerRoutes = [
  route('POST', 'customers', customerShape, ({ account, params }) =>
    createCustomer(account, {
      name: params.name ?? null,
      email: params.email ?? null,
      description: params.description ?? null,
      phone: params.phone ?? null,
      metadata: mergedMetadata({}, params.metadata),
      address: wireAddress(params.address),
    }),
  ),
  route('GET', 'customers/:id', {}, ({ account, id }) => found(account.customers, 'customer', id)),
  route(
    'POST',
    'customers/:id',
    {
      ...customerShape,
      invoice_settings: z.strictObject({ default_payment_method: unsettable(text) }).optional(),
    },
    ({ account, id, params }) => {
      const customer = found(account.customers, 'customer', id)
      const method = params.invoice_settings?.default_payment_method
      if (typeof method === 'string') {
        found(account.paymentMethods, 'PaymentMethod', method, 'invoice_settings[default_payment_method]')
      }
      change(account, 'customer.updated', customer, (one) => {
        if (params.name !== undefined) one.name = params.name
        if (params.email !== undefined) one.email = params.email
        if (params.description !== undefined) one.description = params.description
        if (params.phone !== undefined) one.phone = params.phone
        if (params.address !== undefined) one.address = wireAddress(params.address)
        if (method !== undefined) one.invoice_settings = { ...one.invoice_settings, default_payment_method: method }
        one.metadata = mergedMetadata(one.metadata, params.metadata)
      })
      return customer
    },
  ),
  listRoute('customers', { email: text.optional(), created: range.optional() }, ({ account, params }) =>
    newestFirst(account.customers).filter(
      (one) => (params.email === undefined || one.email === params.email) && within(one.created, params.created),
    ),
  ),
  route('POST', 'customers/:id/tax_ids', { type: text, value: text }, ({ account, id, params }) =>
    createTaxId(account, found(account.customers, 'customer', id).id, params),
  ),
  listRoute('customers/:id/tax_ids', {}, ({ account, id }) => {
    const customer = found(account.customers, 'customer', id)
    return newestFirst(account.taxIds).filter((one) => one.customer === customer.id)
  }),
  listRoute('customers/:id/payment_methods', { type: text.optional() }, ({ account, id, params }) => {
    const customer = found(account.customers, 'customer', id)
    return newestFirst(account.paymentMethods).filter(
      (one) => one.customer === customer.id && (params.type === undefined || one.type === params.type),
    )
  }),
  route('GET', 'payment_methods/:id', {}, ({ account, id }) => found(account.paymentMethods, 'PaymentMethod', id)),
]
