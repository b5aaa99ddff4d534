import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { Account } from './account.ts'
import { answerCall, type ApiCall, rejectionOf } from './api-call.ts'
import { createFaults, type Faults, matches } from './faults.ts'
import { answerPage } from './hosted-pages.ts'
import { type Answer, createIdempotencyKeys } from './idempotency.ts'
import type { FaultKind, FaultMatch, SeenRequest, StandInOptions } from './stand-in-options.ts'

export type ApiServer = {
  url: string
  host: string
  port: number
  faults: Faults
  requests(match?: FaultMatch): SeenRequest[]
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

const host = '127.0.0.1'

/** Serves the account's API and its pages on the loopback address. */
export const startApiServer = async (account: Account, options: StandInOptions): Promise<ApiServer> => {
  const faults = createFaults()
  const keys = createIdempotencyKeys(account.clock)
  const seen: SeenRequest[] = []

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = callOf(request, await text(request))
    if (!call.path.startsWith('/v1/')) return answerPage(account, call, response)
    const entry = seenOf(call)
    seen.push(entry)
    const fault = faults.take(call.method, call.path)
    if (fault !== null && failsBefore(fault.kind, response)) return
    const waitMs = fault?.kind === 'slow' ? fault.ms : 0
    const { answer, isReplay } = await answerCall({ account, keys, apiKey: options.apiKey, waitMs }, call)
    entry.replayed = isReplay
    if (fault !== null && failsAfter(fault.kind, response)) return
    entry.status = answer.status
    send(response, answer, { ...replayHeaders(isReplay, answer), ...keyHeader(call) })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!request.complete) return
      response.destroy(error instanceof Error ? error : new Error(String(error)))
      // A bug of the stand-in: a test must not mistake it for an error of Stripe.
      setImmediate(() => {
        throw error
      })
    })
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => resolve(void server.off('error', reject)))
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  await listen(options.port ?? 0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  account.origin = `http://${host}:${port}`
  return {
    url: account.origin,
    host,
    port,
    faults,
    requests: (match = {}) => seen.filter((one) => matches(match, one.method, one.path)),
    down: stop,
    up: () => (server.listening ? Promise.resolve() : listen(port)),
    close: async () => {
      account.listeners.clear()
      if (server.listening) await stop()
    },
  }
}

const callOf = (request: IncomingMessage, body: string): ApiCall => {
  const { pathname, search } = new URL(request.url ?? '/', `http://${host}`)
  const header = (name: string): string | null => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : null
  }
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: search.slice(1),
    body,
    authorization: header('authorization') ?? '',
    version: header('stripe-version'),
    idempotencyKey: header('idempotency-key'),
  }
}

const seenOf = ({ method, path, query, body, idempotencyKey }: ApiCall): SeenRequest => ({
  method,
  path,
  query,
  body,
  idempotencyKey,
  status: null,
  replayed: false,
})

/** Whether the call fails before it is processed. */
const failsBefore = (kind: FaultKind, response: ServerResponse): boolean => {
  if (kind === '500') {
    send(response, rejectionOf(500, { type: 'api_error', message: 'An unknown error occurred' }))
  } else if (kind === '429') {
    const message = 'Request rate limit exceeded. Learn more about rate limits: https://stripe.com/docs/rate-limits.'
    send(response, rejectionOf(429, { type: 'invalid_request_error', code: 'rate_limit', message }))
  } else if (kind === 'reset') {
    response.socket?.resetAndDestroy()
  }
  return kind === '500' || kind === '429' || kind === 'reset' || kind === 'hang'
}

/** Whether the response to a processed call is lost. */
const failsAfter = (kind: FaultKind, response: ServerResponse): boolean => {
  if (kind === '500-after') {
    send(response, rejectionOf(500, { type: 'api_error', message: 'An unknown error occurred' }))
  } else if (kind === 'reset-after') {
    response.socket?.resetAndDestroy()
  }
  return kind === '500-after' || kind === 'reset-after' || kind === 'hang-after'
}

const replayHeaders = (isReplay: boolean, { requestId }: Answer): Record<string, string> =>
  isReplay ? { 'idempotent-replayed': 'true', 'original-request': requestId } : {}

const keyHeader = ({ idempotencyKey }: ApiCall): Record<string, string> =>
  idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }

const send = (response: ServerResponse, answer: Answer, headers: Record<string, string> = {}): void => {
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': answer.requestId,
      'stripe-version': Stripe.API_VERSION,
      ...headers,
    })
    .end(answer.body)
}
