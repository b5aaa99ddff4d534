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
  /** From the first look at the address until the last byte of the answer. */
  timeoutMs?: number
  /** What is longer is cut off there. */
  maxBytes?: number
}

/** Any answer is one, a redirect too: it is not followed. Otherwise why there is none, in a few words that hold no secret. */
export type OutboundAnswer =
  | { ok: true; status: number; headers: IncomingHttpHeaders; body: Buffer }
  | { ok: false; reason: string }

/** Calls to addresses that people gave, which must not lead into the networks of this server. */
export type Outbound = {
  /** Why an address is rejected, as words after the name of a field; null when it may be kept. A name that does not resolve yet may. */
  findRejection(url: string): Promise<string | null>
  /**
   * Sends one request on a connection of its own. Where a name leads is looked at as the connection is made, so a name that
   * led elsewhere when it was checked (DNS rebinding) gains nothing. Never rejects.
   */
  sendOutbound(request: OutboundRequest): Promise<OutboundAnswer>
}

/** All addresses of a name; none when nobody knows it. */
export type Resolve = (host: string) => Promise<string[]>

type Options = {
  /** Hosts that the operator named (`OUTBOUND_HOSTS`): free of all rules but for credentials. */
  namedHosts: readonly string[]
  resolve?: Resolve
}

/** What a call may take, unless it says otherwise. */
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
    // No agent: a connection kept open would be used again without another look at where it leads.
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
    // Leaving the loop ends the connection.
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

class NotPublic extends Error {
  override name = 'NotPublic'
}

/** Gives the connection the addresses of a name, when all of them are public. */
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

/** Not `dns.lookup`: that waits in the threads which read files, and a slow server of names would fill them. */
const resolveByDns: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

const tooLate = 'The host did not answer in time'

const words: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the host is not known',
  ECONNREFUSED: 'The host refused the connection',
  ECONNRESET: 'The connection was closed before an answer came',
  EPIPE: 'The connection was closed before an answer came',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: tooLate,
}

const reasonOf = (error: unknown): string => {
  if (error instanceof NotPublic) return `The address ${notPublic}`
  // Of several addresses that were tried each has its error.
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const code = first instanceof Error && 'code' in first ? String(first.code) : ''
  return (
    words[code] ??
    (/CERT|SSL|TLS|ALTNAME|SIGNATURE/.test(code) ? `The certificate is not valid (${code})` : 'The connection failed')
  )
}
