import { z } from 'zod'
import { found } from './account.ts'
import { httpUrl, text } from './params.ts'
import { newId } from './new-id.ts'
import { route } from './routing.ts'
import type { WirePortalSession } from './wire.ts'

/** Sessions of the portal, where customers manage their subscriptions. */
export const portalRoutes = [
  route(
    'POST',
    'billing_portal/sessions',
    {
      customer: text,
      return_url: httpUrl.optional(),
      locale: text.optional(),
      flow_data: z.strictObject({ type: z.enum(['payment_method_update']) }).optional(),
    },
    ({ account, params }) => {
      const id = newId('bps')
      const session: WirePortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_1standin',
        created: account.clock.seconds(),
        customer: found(account.customers, 'customer', params.customer, 'customer').id,
        customer_account: null,
        flow: params.flow_data
          ? {
              after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
              customer_update: null,
              subscription_cancel: null,
              subscription_pause: null,
              subscription_update: null,
              subscription_update_confirm: null,
              type: params.flow_data.type,
            }
          : null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${account.origin}/p/session/${id}`,
      }
      account.portalSessions.set(id, session)
      return session
    },
  ),
]
