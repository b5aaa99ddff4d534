import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { AccessLost, type CardEvent } from '../../platform/card-payments/card-gateway.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { tokenHash } from '../../identity/sessions.ts'
import { disableLostAccount } from './disable-lost-account.ts'
import { askProvider, isUnavailable } from './order-checkout.ts'
import { findAccount } from './queries.ts'
import { followSession, readRefunds } from './read-session.ts'
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
      await inTurn(tenant, () => followLastAccount(deps, asServer, tenant)).catch((error: unknown) => {
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
  // Stripe does not answer about an account that has left.
  if (type === 'account.application.deauthorized')
    return asServer(tenant, 'card-payments', (ctx) => disableLostAccount(ctx, account))
  if (type.startsWith('account.')) return followAccount(deps, asServer, tenant, account)
  if (session !== null) return followSession(deps, asServer, tenant, { account, session })
  const isOfRefund = type.startsWith('charge.') || type.startsWith('refund.')
  if (isOfRefund && reference !== null) await readRefunds(deps, asServer, tenant, { account, reference })
}

const followAccount = async (deps: Deps, asServer: AsServer, tenant: string, account: string): Promise<void> => {
  const read = await deps.cards.readAccount(account).catch((error: unknown) => {
    if (error instanceof AccessLost) return null
    throw error
  })
  await asServer(tenant, 'card-payments', (ctx) => (read ? storeAccount(ctx, read) : disableLostAccount(ctx, account)))
}

/** After the way back, which names only the company. */
const followLastAccount = async (deps: Deps, asServer: AsServer, tenant: string): Promise<void> => {
  const found = await asServer(tenant, 'card-payments', findAccount)
  if (found?.isConnected) await followAccount(deps, asServer, tenant, found.account)
}
