import { belowUrl } from '@sojourn/contract/kit/below-url'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { BillingUnavailable, PaymentDeclined } from '../../platform/billing/billing-gateway.ts'
import { AccessLost, type CardOrder } from '../../platform/card-payments/card-gateway.ts'
import { createTurns, TooManyWait, type Turns } from '../../platform/limits/turns.ts'
import type { Link } from '../publications/queries.ts'
import { disableLostAccount } from './disable-lost-account.ts'
import { findCheckouts, findOpenAccount, type StoredCheckout } from './queries.ts'
import { findPayable, type PaidPart } from './read-offers.ts'
import { storeSession } from './store-payment.ts'

/** Long enough to pay, and short enough that the invoice seldom changes meanwhile. Stripe allows no less than 30 minutes. */
const openMinutes = 60
/** A checkout that ends sooner is not offered again. */
const minMinutesLeft = 5
/** After this, the server that opened a checkout is taken for dead. */
const openingMinutes = 2

/** One at a time for an invoice, so that a double click opens one checkout. */
export const createCheckoutTurns = (): Turns =>
  createTurns({ atOnce: 8, maxWaiting: 100, maxWaitingPerKey: 8, longestWaitMs: 20_000 })

/** Where the client goes: to the provider, or back to the page if they have paid already; `null` if it could not be opened. */
export type Ordered = { url: string } | { paid: string } | null

export type Wanted = { tenant: string; checkout: StoredCheckout; others: StoredCheckout[]; texts: Texts }
type Texts = Pick<CardOrder, 'company' | 'title' | 'invoiceNumber'>

/**
 * Stores that a checkout is being opened for what the invoice has open at this moment, or finds the one that is open for the same.
 * Undefined if the link does not offer it.
 */
export const prepareCheckout = async (
  ctx: Context,
  link: Link,
  { invoice, part, pageUrl }: { invoice: string; part: PaidPart; pageUrl: string },
): Promise<Wanted | undefined> => {
  const { cards } = ctx.deps
  const account = await findOpenAccount(ctx)
  if (account === undefined || cards.provider === null || !isUuid(invoice)) return undefined
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('card payments ' || lower($1), 0))`, [invoice])
  // In this order: a checkout that is paid meanwhile is found here, or its payment there.
  const unfinished = await findCheckouts(ctx, `c.invoice = $2 and c.status in ('opening', 'open')`, [invoice])
  const payable = await findPayable(ctx, link, invoice)
  if (payable === undefined) return undefined
  const { uuid, number, currency } = payable
  const amount = part === 'due' ? payable.due : payable.open
  if (!cards.canCharge({ amount, currency })) return undefined
  const isSame = (one: StoredCheckout): boolean =>
    one.share === link.uuid &&
    one.returnUrl === pageUrl &&
    one.amount === amount &&
    one.account === account &&
    one.provider === cards.provider &&
    (one.status === 'open'
      ? Date.parse(one.expiresAt) > Date.now() + minMinutesLeft * 60_000
      : Date.parse(one.createdAt) > Date.now() - openingMinutes * 60_000)
  const same = unfinished.find((one) => isSame(one))
  const checkout = same ?? (await insertCheckout(ctx, { account, invoice: uuid, link, pageUrl, amount, currency }))
  const [names] = await ctx.tx.query<{ company: string; title: string }>(
    `select t.name as company, coalesce(i.title, '') as title from tenants t
     left join itineraries i on i.tenant = t.uuid and i.uuid = $2 where t.uuid = $1`,
    [ctx.tenant, link.itinerary],
  )
  return {
    tenant: ctx.tenant,
    checkout,
    others: unfinished.filter((one) => one !== same),
    texts: { company: names?.company ?? '', title: names?.title ?? '', invoiceNumber: number },
  }
}

type New = { account: string; invoice: string; link: Link; pageUrl: string; amount: number; currency: string }

const insertCheckout = async (
  ctx: Context,
  { account, invoice, link, pageUrl, amount, currency }: New,
): Promise<StoredCheckout> => {
  const [row] = await ctx.tx.query<{ uuid: string }>(
    `insert into card_checkouts (tenant, provider, account, invoice, share, return_url, amount, currency, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, date_trunc('second', now()) + make_interval(mins => ${openMinutes})) returning uuid`,
    [ctx.tenant, ctx.deps.cards.provider, account, invoice, link.uuid, pageUrl, amount, currency],
  )
  const [stored] = await findCheckouts(ctx, 'c.uuid = $2', [row?.uuid])
  if (!stored) throw new Error('a checkout was not stored')
  return stored
}

/**
 * Opens a checkout at the provider. First it closes all others for the invoice, so that no two can be paid. If the provider does not
 * answer, nothing is stored: a checkout that it may have opened has a URL that was never shown.
 */
export const orderCheckout = async (deps: Deps, asServer: AsServer, wanted: Wanted): Promise<Ordered> => {
  const { tenant, checkout, others, texts } = wanted
  const { cards } = deps
  try {
    for (const other of others) {
      if ((await closeCheckout(deps, asServer, tenant, other)) === 'paid') {
        await forgetCheckout(asServer, tenant, checkout)
        return { paid: other.uuid }
      }
    }
    if (checkout.session !== null && checkout.url !== null) {
      const session = await cards.readSession(checkout.account, checkout.session)
      if (session.status === 'open') return { url: checkout.url }
      await asServer(tenant, 'card-payments', (ctx) => storeSession(ctx, checkout.account, session))
      return { paid: checkout.uuid }
    }
    const { uuid, amount, currency, returnUrl, expiresAt } = checkout
    const session = await cards.openSession(checkout.account, {
      ...texts,
      uuid,
      amount: { amount, currency },
      returnUrl: belowUrl(returnUrl, `/paid/${uuid}`),
      cancelUrl: `${returnUrl}#payments`,
      expiresAt,
    })
    if (session.url === null) throw new BillingUnavailable('the provider opened a checkout without a URL')
    const isStored = await asServer(tenant, 'card-payments', async ({ tx }) => {
      const rows = await tx.query(
        `update card_checkouts set status = 'open', session = $3, url = $4
         where tenant = $1 and uuid = $2 and (status = 'opening' or session = $3) returning uuid`,
        [tenant, uuid, session.session, session.url],
      )
      return rows.length > 0
    })
    return isStored ? { url: session.url } : null
  } catch (error) {
    if (!isUnavailable(error)) throw error
    await forgetCheckout(asServer, tenant, checkout)
    if (error instanceof AccessLost)
      await asServer(tenant, 'card-payments', (ctx) => disableLostAccount(ctx, checkout.account))
    return null
  }
}

/** Closes a checkout of another amount or link; `paid` if its client was faster. */
const closeCheckout = async (
  { cards }: Deps,
  asServer: AsServer,
  tenant: string,
  { uuid, session, account, provider }: StoredCheckout,
): Promise<'paid' | 'closed'> => {
  if (session !== null && provider === cards.provider) {
    // The state of a checkout cannot be read after its account has left the platform.
    const closed = await cards.closeSession(account, session).catch((error: unknown) => {
      if (error instanceof AccessLost) return null
      throw error
    })
    if (closed?.status === 'paid' || closed?.status === 'processing') {
      await asServer(tenant, 'card-payments', (ctx) => storeSession(ctx, account, closed))
      return 'paid'
    }
  }
  return asServer(tenant, 'card-payments', async ({ tx }) => {
    await tx.query(
      `update card_checkouts set status = 'closed' where tenant = $1 and uuid = $2 and status in ('opening', 'open')`,
      [tenant, uuid],
    )
    const [row] = await tx.query<{ status: string }>(
      'select status from card_checkouts where tenant = $1 and uuid = $2',
      [tenant, uuid],
    )
    return row?.status === 'paid' ? 'paid' : 'closed'
  })
}

const forgetCheckout = (asServer: AsServer, tenant: string, { uuid }: StoredCheckout): Promise<unknown> =>
  asServer(tenant, 'card-payments', ({ tx }) =>
    tx.query(`delete from card_checkouts where tenant = $1 and uuid = $2 and status = 'opening'`, [tenant, uuid]),
  )

/** Whether the provider, or the queue before it, is to blame. */
export const isUnavailable = (error: unknown): error is Error =>
  error instanceof BillingUnavailable || error instanceof PaymentDeclined || error instanceof TooManyWait

/** Asks the provider for a member; rejects with a Problem if it does not answer. */
export const askProvider = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const problem = new Problem('unavailable', {
      detail: 'The payment provider is not responding. Nothing was changed. Try again in a moment.',
      retryAfterSeconds: 20,
    })
    problem.cause = error
    throw problem
  }
}
