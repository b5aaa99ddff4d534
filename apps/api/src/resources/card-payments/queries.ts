import type { CardPayments } from '@sojourn/contract/card-payments'
import type { CardProvider } from '@sojourn/contract/resources/payment'
import { type Actor, may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import type { CardAccount } from '../../platform/card-payments/card-gateway.ts'

/** A company's account as it is stored. */
export type StoredAccount = CardAccount & {
  connectedAt: string
  connectedBy: string | null
  isConnected: boolean
}

/** 404 for users who may not change the company's settings. */
export const requireManager = (actor: Actor): void => {
  if (!may(actor, 'company:manage')) throw new Problem('not_found')
}

/** The company's last account at the provider of this server, also after it was disconnected or access to it was lost. */
export const findAccount = async ({ tx, tenant, deps }: Context): Promise<StoredAccount | undefined> => {
  const [row] = await tx.query<StoredAccount>(
    `select a.account, a.charges_enabled as "chargesEnabled", a.details_submitted as "detailsSubmitted",
       a.connected_at as "connectedAt", u.name as "connectedBy", a.disconnected_at is null and a.lost_at is null as "isConnected"
     from card_accounts a left join users u on u.uuid = a.connected_by where a.tenant = $1 and a.provider = $2
     order by a.lost_at desc nulls first limit 1`,
    [tenant, deps.cards.provider],
  )
  return row
}

/** The account into which clients can pay now; undefined if there is none. */
export const findOpenAccount = async (ctx: Context): Promise<string | undefined> => {
  if (ctx.deps.cards.provider === null) return undefined
  const found = await findAccount(ctx)
  return found?.isConnected && found.chargesEnabled ? found.account : undefined
}

/** How the company takes card payments, as the API returns it. */
export const readCardPayments = async (ctx: Context, url: string | null = null): Promise<CardPayments> => {
  const { provider } = ctx.deps.cards
  const found = await findAccount(ctx)
  if (!found?.isConnected)
    return { provider, state: 'not_connected', account: null, connectedAt: null, connectedBy: null, url: null }
  const { account, chargesEnabled, detailsSubmitted, connectedAt, connectedBy } = found
  const state = chargesEnabled ? 'connected' : detailsSubmitted ? 'problem' : 'pending'
  return { provider, state, account: provider === 'test' ? null : account, connectedAt, connectedBy, url }
}

export type CheckoutStatus = 'opening' | 'open' | 'paid' | 'closed'

/** A checkout as it is stored. */
export type StoredCheckout = {
  uuid: string
  provider: CardProvider
  account: string
  invoice: string
  share: string | null
  returnUrl: string
  amount: number
  currency: string
  status: CheckoutStatus
  session: string | null
  url: string | null
  createdAt: string
  expiresAt: string
  payment: string | null
  reference: string | null
  refundsReadAt: string | null
}

const columns = `c.uuid, c.provider, c.account, c.invoice, c.share, c.return_url as "returnUrl", c.amount, c.currency, c.status,
  c.session, c.url, c.created_at as "createdAt", c.expires_at as "expiresAt", c.payment, c.reference,
  c.refunds_read_at as "refundsReadAt"`

/** The checkouts for which an SQL condition about `c` is true; `$1` is the tenant. */
export const findCheckouts = (
  { tx, tenant }: Context,
  condition: string,
  values: readonly unknown[],
): Promise<StoredCheckout[]> =>
  tx.query<StoredCheckout>(`select ${columns} from card_checkouts c where c.tenant = $1 and ${condition}`, [
    tenant,
    ...values,
  ])

/** One checkout, locked; undefined if there is none. */
export const lockCheckout = async (ctx: Context, uuid: string): Promise<StoredCheckout | undefined> => {
  const [row] = await findCheckouts(ctx, 'c.uuid = $2 for update', [uuid])
  return row
}
