import { Resolver } from 'node:dns/promises'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, notPublic, readOutboundAddress } from './outbound-address.ts'
import { isPublicAddress } from './public-address.ts'

export type OutboundRequest = {
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** From resolving the host until the last byte of the response. */
  timeoutMs?: number
  /** A longer response is truncated. */
  maxBytes?: number
}

/**
 * Every HTTP response counts, including a redirect, which is not followed. Otherwise a short reason that contains no secret.
 */
export type OutboundAnswer =
  | { ok: true; status: number; headers: IncomingHttpHeaders; body: Buffer }
  | { ok: false; reason: string }

/** Requests to URLs that users entered. They must not reach the internal networks of this server. */
export type Outbound = {
  /**
   * Why a URL is rejected, as words after the name of a field; null if it may be saved. A host that does not resolve yet is
   * allowed.
   */
  findRejection(url: string): Promise<string | null>
  /**
   * Sends one request on a new connection. The host is resolved and checked as the connection is made, so a host that resolved
   * differently when it was saved (DNS rebinding) gains nothing. Never rejects.
   */
  sendOutbound(request: OutboundRequest): Promise<OutboundAnswer>
}

/** All IP addresses of a host; empty if it is unknown. */
export type Resolve = (host: string) => Promise<string[]>

type Options = {
  /** Hosts that the operator allows (`OUTBOUND_HOSTS`). They are exempt from all rules except the one against credentials. */
  namedHosts: readonly string[]
  resolve?: Resolve
}

/** Default limits of a request. */
const limits = { timeoutMs: 10_000, maxBytes: 64 * 1024 }

export const createOutbound = ({ namedHosts, resolve = resolveByDns }: Options): Outbound => ({
  findRejection: async (text) => {
    const address = readOutboundAddress(text, namedHosts)
    if (!address.ok) return address.reason
    if (address.isNamed || isIP(hostOf(address.url)) > 0) return null
    const found = await resolve(address.url.hostname)
    return found.every(isPublicAddress) ? null : notPublic
  },
  sendOutbound: async (request) => {
    const address = readOutboundAddress(request.url, namedHosts)
    if (!address.ok) return { ok: false, reason: `The address ${address.reason}` }
    const signal = AbortSignal.timeout(request.timeoutMs ?? limits.timeoutMs)
    try {
      return await send(request, address.url, { signal, lookup: address.isNamed ? undefined : publicLookup(resolve) })
    } catch (error) {
      return { ok: false, reason: signal.aborted ? tooLate : reasonOf(error) }
    }
  },
})

const send = async (
  { method, headers, body, maxBytes = limits.maxBytes }: OutboundRequest,
  url: URL,
  { signal, lookup }: { signal: AbortSignal; lookup: LookupFunction | undefined },
): Promise<OutboundAnswer> => {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // No agent: it would reuse a connection without checking the address again.
    const sent = open(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
      agent: false,
      signal,
      ...(lookup && { lookup }),
    })
    sent.on('response', resolve).on('error', reject).end(body)
  })
  const received = await readUpTo(response, maxBytes)
  return { ok: true, status: response.statusCode ?? 0, headers: response.headers, body: received }
}

const readUpTo = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

class NotPublic extends Error {
  override name = 'NotPublic'
}

/** Passes the IP addresses of a host to the connection if all of them are public. */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    const answer = async () => {
      const found = await findPublic(resolve, hostname)
      if (found instanceof Error) return callback(found, '')
      const [first = ''] = found
      if (!options.all) return callback(null, first, isIP(first))
      return callback(
        null,
        found.map((address) => ({ address, family: isIP(address) })),
      )
    }
    void answer()
  }

const findPublic = async (resolve: Resolve, hostname: string): Promise<string[] | Error> => {
  const found = await resolve(hostname).catch(() => [])
  if (found.length === 0) return Object.assign(new Error(`${hostname} is not known`), { code: 'ENOTFOUND' })
  return found.every(isPublicAddress) ? found : new NotPublic(hostname)
}

/** Not `dns.lookup`: it blocks the threads that also read files, and a slow name server would use up all of them. */
const resolveByDns: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

const tooLate = 'The host did not respond in time'

const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host name could not be found',
  ECONNREFUSED: 'The host refused the connection',
  ECONNRESET: 'The connection was closed before a response arrived',
  EPIPE: 'The connection was closed before a response arrived',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: tooLate,
}

const reasonOf = (error: unknown): string => {
  if (error instanceof NotPublic) return `The address ${notPublic}`
  // If several addresses were tried, each has its own error.
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const code = first instanceof Error && 'code' in first ? String(first.code) : ''
  return (
    words[code] ??
    (/CERT|SSL|TLS|ALTNAME|SIGNATURE/.test(code) ? `The certificate is not valid (${code})` : 'The connection failed')
  )
}
