import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { type CheckoutStatus, findCheckouts } from './queries.ts'
import { storeSession } from './store-payment.ts'
import { storeRefunds } from './store-refunds.ts'

/**
 * Asks the provider about a checkout that is not finished, and stores what it says. Rejects with BillingUnavailable.
 * @returns how it stands; undefined if there is none
 */
export const readCheckout = async (
  deps: Deps,
  asServer: AsServer,
  tenant: string,
  uuid: string,
): Promise<CheckoutStatus | undefined> => {
  const { cards } = deps
  const [found] = await asServer(tenant, 'card-payments', (ctx) => findCheckouts(ctx, 'c.uuid = $2', [uuid]))
  if (!found || found.status !== 'open' || found.session === null || found.provider !== cards.provider)
    return found?.status
  const session = await cards.readSession(found.account, found.session)
  return asServer(tenant, 'card-payments', (ctx) => storeSession(ctx, session))
}

/** Asks the provider what of a payment was refunded or disputed, and stores it. */
export const readRefunds = async (
  deps: Deps,
  asServer: AsServer,
  tenant: string,
  { account, reference }: { account: string; reference: string },
): Promise<void> => {
  const [found] = await asServer(tenant, 'card-payments', (ctx) =>
    findCheckouts(ctx, `c.reference = $2 and c.account = $3 and c.status = 'paid'`, [reference, account]),
  )
  if (!found) return
  const refunds = await deps.cards.listRefunds(account, reference)
  if (refunds.length > 0) await asServer(tenant, 'card-payments', (ctx) => storeRefunds(ctx, found.uuid, refunds))
}
