import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import type { CardSession } from '../../platform/card-payments/card-gateway.ts'
import { findCheckouts } from './queries.ts'
import { storeSession } from './store-payment.ts'
import { storeRefunds } from './store-refunds.ts'

/** Asks the provider about a checkout that is not finished, and stores what it says. Rejects with BillingUnavailable. */
export const readCheckout = async (deps: Deps, asServer: AsServer, tenant: string, uuid: string): Promise<void> => {
  const [found] = await asServer(tenant, 'card-payments', (ctx) => findCheckouts(ctx, 'c.uuid = $2', [uuid]))
  if (!found || found.status === 'closed' || found.session === null || found.provider !== deps.cards.provider) return
  await followSession(deps, asServer, tenant, { account: found.account, session: found.session })
}

/**
 * Asks the provider about a session, and stores what it says. What of a payment was refunded before it was stored is read after it,
 * because the events about that found no payment.
 */
export const followSession = async (
  deps: Deps,
  asServer: AsServer,
  tenant: string,
  { account, session }: { account: string; session: string },
): Promise<void> => {
  const [paid] = await asServer(tenant, 'card-payments', (ctx) =>
    findCheckouts(ctx, `c.session = $2 and c.account = $3 and c.status = 'paid'`, [session, account]),
  )
  if (paid?.refundsReadAt) return
  if (paid && paid.reference !== null) {
    await readStoredRefunds(deps, asServer, tenant, { account, reference: paid.reference })
    return
  }
  await storeRead(deps, asServer, tenant, { account, session: await deps.cards.readSession(account, session) })
}

type Read = { account: string; session: CardSession }

const storeRead = async (deps: Deps, asServer: AsServer, tenant: string, { account, session }: Read): Promise<void> => {
  const status = await asServer(tenant, 'card-payments', (ctx) => storeSession(ctx, account, session))
  const { reference } = session
  if (status === 'paid' && reference !== null) await readStoredRefunds(deps, asServer, tenant, { account, reference })
}

type Paid = { account: string; reference: string }

/** Asks the provider what of a payment was refunded or disputed, and stores it, after the payment if that is not stored yet. */
export const readRefunds = async (deps: Deps, asServer: AsServer, tenant: string, paid: Paid): Promise<void> => {
  if (await readStoredRefunds(deps, asServer, tenant, paid)) return
  const session = await deps.cards.findSession(paid.account, paid.reference)
  if (session) await storeRead(deps, asServer, tenant, { account: paid.account, session })
}

/** @returns false if the payment is not stored */
const readStoredRefunds = async (
  deps: Deps,
  asServer: AsServer,
  tenant: string,
  { account, reference }: Paid,
): Promise<boolean> => {
  const [found] = await asServer(tenant, 'card-payments', (ctx) =>
    findCheckouts(ctx, `c.reference = $2 and c.account = $3 and c.status = 'paid'`, [reference, account]),
  )
  if (!found) return false
  const refunds = await deps.cards.listRefunds(account, reference)
  await asServer(tenant, 'card-payments', (ctx) => storeRefunds(ctx, found.uuid, refunds))
  return true
}
