import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import type { CardEvent } from '../../platform/card-payments/card-gateway.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { tokenHash } from '../../identity/sessions.ts'
import { askProvider, isUnavailable } from './order-checkout.ts'
import { findCheckouts } from './queries.ts'
import { readRefunds } from './read-session.ts'
import { storeSession } from './store-payment.ts'
import { storeAccount } from './update.ts'

/** An event contains one object; this is many times the largest. */
const maxBytes = 512 * 1024

/** The events of companies' accounts at Stripe, and the way back from Stripe's form. Both are only reasons to ask Stripe. */
export const cardEventRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  if (deps.cards.provider !== 'stripe') return
  const hidden = { schema: { hide: true } }
  const inTurn = createTurns({ atOnce: 8, atOnceOfOne: 4, maxWaiting: 400, maxWaitingPerKey: 200 })

  // The signature covers the bytes as they were received.
  app.register(async (inbox) => {
    inbox.removeAllContentTypeParsers()
    inbox.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    inbox.post('/v1/card-payments/events', hidden, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = deps.cards.readEvent(body, typeof signature === 'string' ? signature : '', new Date())
      if (!event)
        throw new Problem('malformed', {
          detail: 'the signature of the payment provider is missing, invalid or too old',
        })
      const { rows } = await deps.pool.query<{ tenant: string | null }>('select tenant_of_card_account($1) as tenant', [
        event.account,
      ])
      const tenant = rows[0]?.tenant ?? null
      if (tenant !== null) await askProvider(() => inTurn(tenant, () => followEvent(deps, asServer, tenant, event)))
      return reply.send({ received: true })
    })
  })

  app.get('/card-payments/return/:token', hidden, async (request, reply) => {
    const { token = '' } = request.params as Record<string, string>
    const { rows } = await deps.pool.query<{ tenant: string | null }>('select tenant_of_card_return($1) as tenant', [
      tokenHash(token),
    ])
    const tenant = rows[0]?.tenant ?? null
    if (tenant !== null)
      await inTurn(tenant, () => followAccount(deps, asServer, tenant)).catch((error: unknown) => {
        // An event will say it soon.
        if (!isUnavailable(error)) throw error
        request.log.warn(error, 'an account could not be read yet')
      })
    return reply.header('cache-control', 'no-store').redirect(`${deps.publicUrl()}/settings#card-payments`, 303)
  })
}

const followEvent = async (
  deps: Deps,
  asServer: AsServer,
  tenant: string,
  { type, account, session, reference }: CardEvent,
): Promise<void> => {
  if (type.startsWith('account.')) return followAccount(deps, asServer, tenant, type.endsWith('.deauthorized'))
  if (session !== null) return followSession(deps, asServer, tenant, { account, session })
  const isOfRefund = type.startsWith('charge.') || type.startsWith('refund.')
  if (isOfRefund && reference !== null) await readRefunds(deps, asServer, tenant, { account, reference })
}

const followSession = async (
  deps: Deps,
  asServer: AsServer,
  tenant: string,
  { account, session }: { account: string; session: string },
): Promise<void> => {
  const isOver = await asServer(tenant, 'card-payments', (ctx) =>
    findCheckouts(ctx, `c.session = $2 and c.status = 'paid'`, [session]),
  )
  if (isOver.length > 0) return
  const read = await deps.cards.readSession(account, session)
  await asServer(tenant, 'card-payments', (ctx) => storeSession(ctx, read))
}

/** An account that has left the platform takes no more payments; Stripe does not answer about it. */
const followAccount = async (deps: Deps, asServer: AsServer, tenant: string, hasLeft = false): Promise<void> => {
  const [row] = await asServer(tenant, 'card-payments', ({ tx }) =>
    tx.query<{ account: string }>(`select account from card_accounts where tenant = $1 and provider = 'stripe'`, [
      tenant,
    ]),
  )
  if (!row) return
  const read = hasLeft
    ? { account: row.account, chargesEnabled: false, detailsSubmitted: true }
    : await deps.cards.readAccount(row.account)
  await asServer(tenant, 'card-payments', (ctx) => storeAccount(ctx, read))
}
