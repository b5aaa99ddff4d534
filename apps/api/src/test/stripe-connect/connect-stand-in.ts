import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readForm } from '../stripe/form.ts'
import type { Json } from '../world.ts'

type Seen = { method: string; path: string; account: string | null; key: string | null; form: Json }
type Fault = '500' | 'reset' | 'hang'

const secretKey = 'sk_test_of_the_platform'
const connectSecret = 'whsec_of_connect'
const newId = (kind: string): string => `${kind}_${randomBytes(9).toString('hex')}`

/**
 * A server that answers as Stripe does about connected accounts, their checkouts, refunds and disputes, over HTTP. What is of one
 * account cannot be seen through another.
 */
export const startConnectStandIn = async () => {
  const accounts = new Map<string, Json>()
  const sessions = new Map<string, Json>()
  const refunds: Json[] = []
  const disputes: Json[] = []
  const answered = new Map<string, Json>()
  const seen: Seen[] = []
  const faults: Fault[] = []
  let origin = ''

  const fail = (status: number, message: string, code?: string) => ({
    status,
    body: { error: { type: 'invalid_request_error', message, code } },
  })
  const ok = (body: Json) => ({ status: 200, body })
  const owned = (id: string, account: string | null): Json => {
    const found = sessions.get(id)
    return found?.of === account ? found : undefined
  }
  const shown = ({ of: _, ...session }: Json): Json => session

  const openSession = (form: Json, account: string | null) => {
    if (account === null) return fail(400, 'A checkout is of an account')
    const [line] = form.line_items
    const lifetime = Number(form.expires_at) - Date.now() / 1000
    if (form.mode !== 'payment' || lifetime < 1800 || lifetime > 86_400) return fail(400, 'Invalid session')
    const id = newId('cs_test')
    sessions.set(id, {
      of: account,
      id,
      object: 'checkout.session',
      client_reference_id: form.client_reference_id,
      url: `${origin}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(line.price_data.unit_amount),
      currency: line.price_data.currency,
      payment_intent: null,
    })
    return ok(shown(sessions.get(id)))
  }

  const answer = ({ method, path, account, form }: Seen): { status: number; body: Json } => {
    const [, , first, second, id = '', verb] = new URL(path, origin).pathname.split('/')
    if (account !== null && !accounts.has(account)) return fail(403, 'No such connected account', 'account_invalid')
    if (first === 'accounts' && method === 'POST') {
      const { controller } = form
      if (controller?.losses?.payments !== 'stripe') return fail(400, 'Unknown controller')
      const one = { id: newId('acct'), object: 'account', charges_enabled: false, details_submitted: false }
      accounts.set(one.id, one)
      return ok(one)
    }
    if (first === 'accounts') {
      const found = accounts.get(second ?? '')
      return found ? ok(found) : fail(403, 'The provided key does not have access to account', 'account_invalid')
    }
    if (first === 'account_links') return ok({ object: 'account_link', url: `${origin}/setup/${form.account}` })
    if (first === 'refunds') return list(refunds, path, account)
    if (first === 'disputes') return list(disputes, path, account)
    if (first !== 'checkout') return fail(404, `The stand-in does not play ${method} ${path}`)
    if (id === '' && method === 'GET') return list([...sessions.values()], path, account)
    if (id === '') return openSession(form, account)
    const session = owned(id, account)
    if (!session) return fail(404, `No such checkout session: ${id}`)
    if (verb !== 'expire') return ok(shown(session))
    if (session.status !== 'open') return fail(400, 'Only Checkout Sessions with a status in ["open"] can be expired')
    session.status = 'expired'
    return ok(shown(session))
  }

  const list = (all: Json[], path: string, account: string | null) => {
    const wanted = new URL(path, origin).searchParams.get('payment_intent')
    const data = all.filter((one) => one.payment_intent === wanted && one.of === account).map(shown)
    return ok({ object: 'list', data, has_more: false })
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    const header = (name: string): string | null => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : null
    }
    const one: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      account: header('stripe-account'),
      key: header('idempotency-key'),
      form: readForm(body),
    }
    seen.push(one)
    const fault = faults.shift()
    if (fault === 'reset') return void response.socket?.resetAndDestroy()
    if (fault === 'hang') return
    const isAllowed = header('authorization') === `Bearer ${secretKey}`
    const key = one.method === 'POST' && one.key !== null ? `${one.account} ${one.key}` : null
    const before = key === null ? undefined : answered.get(key)
    const found =
      fault === '500'
        ? { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } }
        : isAllowed
          ? (before ?? answer(one))
          : fail(401, 'Invalid API Key provided')
    if (key !== null && fault === undefined) answered.set(key, found)
    response.writeHead(found.status, { 'content-type': 'application/json' }).end(JSON.stringify(found.body))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`

  return {
    origin,
    place: { secretKey, webhookSecret: connectSecret, server: { host: '127.0.0.1', port, protocol: 'http' as const } },
    seen,
    sessions,
    accounts,
    /** The next requests fail in this way. */
    break: (...next: Fault[]) => void faults.push(...next),
    /** A retry follows each attempt, so one call takes two faults. */
    mend: () => void faults.splice(0),
    finishSetup: (account: string) =>
      Object.assign(accounts.get(account), { charges_enabled: true, details_submitted: true }),
    /** The client pays on Stripe's page; the event that follows is returned. */
    pay: (id: string): Json => {
      const session = sessions.get(id)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') })
      return eventOf('checkout.session.completed', shown(session), session.of)
    },
    /** A checkout of the company's own at Stripe, such as one of a Payment Link, that was paid. */
    sellElsewhere: (of: string, reference: string, amount: number): Json => {
      const id = newId('cs_test')
      const session = {
        of,
        id,
        object: 'checkout.session',
        client_reference_id: reference,
        url: null,
        status: 'complete',
        payment_status: 'paid',
        amount_total: amount,
        currency: 'eur',
        payment_intent: newId('pi'),
      }
      sessions.set(id, session)
      return eventOf('checkout.session.completed', shown(session), of)
    },
    /** The last refund of a payment does not reach the card. */
    failRefund: (id: string): Json => {
      const refund = refunds.findLast((one) => one.payment_intent === sessions.get(id).payment_intent)
      Object.assign(refund, { status: 'failed' })
      return eventOf('refund.failed', shown(refund), refund.of)
    },
    refund: (id: string, amount: number): Json => {
      const { of, payment_intent, currency } = sessions.get(id)
      refunds.push({ of, id: newId('re'), object: 'refund', payment_intent, amount, currency, status: 'succeeded' })
      return eventOf('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent }, of)
    },
    dispute: (id: string, status: string): Json => {
      const { of, payment_intent, currency, amount_total: amount } = sessions.get(id)
      const existing = disputes.find((one) => one.payment_intent === payment_intent)
      const one = existing ?? { of, id: newId('dp'), object: 'dispute', payment_intent, amount, currency }
      Object.assign(one, { status })
      if (!existing) disputes.push(one)
      return eventOf('charge.dispute.created', { id: one.id, object: 'dispute', payment_intent }, of)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const eventOf = (type: string, object: Json, account: string): Json => ({
  id: newId('evt'),
  object: 'event',
  type,
  account,
  created: Math.floor(Date.now() / 1000),
  data: { object },
})

/** Posts an event as Stripe signs it. */
export const postEvent = async (
  to: string,
  event: Json,
  { secret = connectSecret, at = Math.floor(Date.now() / 1000) }: { secret?: string; at?: number } = {},
): Promise<number> => {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  })
  await response.arrayBuffer()
  return response.status
}
