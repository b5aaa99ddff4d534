import { z } from 'zod'
import { type Account, found } from './account.ts'
import { notPlayed, resourceMissing } from './api-error.ts'
import { range, text, within } from './params.ts'
import { previewInvoice } from './planned-change.ts'
import { listRoute, newestFirst, route } from './routing.ts'
import { changeShape, wantedChange } from './subscription-routes.ts'

const subscriptionDetails = z.strictObject(changeShape)

/** Invoices, and a preview of the next one. */
export const invoiceRoutes = [
  listRoute(
    'invoices',
    {
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      created: range.optional(),
    },
    ({ account, params }) =>
      newestFirst(account.invoices).filter(
        (one) =>
          (params.customer === undefined || one.customer === params.customer) &&
          (params.subscription === undefined || one.parent.subscription_details.subscription === params.subscription) &&
          (params.status === undefined || one.status === params.status) &&
          within(one.created, params.created),
      ),
  ),
  route('GET', 'invoices/:id', {}, ({ account, id }) => found(account.invoices, 'invoice', id)),
  listRoute('invoices/:id/lines', {}, ({ account, id }) => found(account.invoices, 'invoice', id).lines.data),
  route(
    'POST',
    'invoices/create_preview',
    {
      customer: text.optional(),
      subscription: text.optional(),
      subscription_details: subscriptionDetails.optional(),
    },
    ({ account, params }) => {
      const subscription = subscriptionOf(account, params)
      const details = params.subscription_details
      const wanted = details ? wantedChange(account, subscription, details, 'subscription_details[items]') : null
      return previewInvoice(account, subscription, wanted)
    },
  ),
]

const subscriptionOf = (account: Account, params: { customer?: string; subscription?: string }) => {
  if (params.customer !== undefined) found(account.customers, 'customer', params.customer, 'customer')
  if (params.subscription === undefined) throw notPlayed('a preview without a subscription')
  const subscription = found(account.subscriptions, 'subscription', params.subscription, 'subscription')
  if (params.customer !== undefined && params.customer !== subscription.customer) {
    throw resourceMissing('subscription', params.subscription, 'subscription')
  }
  return subscription
}
