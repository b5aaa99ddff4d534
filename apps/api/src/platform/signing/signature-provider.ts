import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { hostOf } from '../outbound/outbound-address.ts'
import { createOutbound, type OutboundAnswer } from '../outbound/outbound.ts'

/** Where the provider is, without a trailing slash, and the secret that it shares with this server. */
export type SignaturePlace = { url: string; key: string }

/** A document that is to be signed by one person. The same `uuid` always gets the same request. */
export type SigningOrder = {
  uuid: string
  name: string
  email: string
  title: string
  /** BCP 47. */
  language: string
  /** PDF. */
  document: Buffer
  /** Where the signer comes back to, signed or not. */
  returnUrl: string
  /** Where the provider reports that something has changed. */
  callbackUrl: string
  /** ISO instant. */
  expiresAt: string
}

export type SigningState =
  | { is: 'open' | 'declined' | 'expired' }
  /** `signedAt` is an ISO instant; `document` the signed PDF, if the provider hands it over. */
  | { is: 'signed'; name: string; email: string; signedAt: string; document: Buffer | null }

/** A service that has documents signed. Rejects with SigningUnavailable if it does not do what it is asked. */
export type SignatureProvider = {
  /** Returns what the provider calls the request, and where the person signs. */
  openRequest(order: SigningOrder): Promise<{ reference: string; url: string }>
  readRequest(uuid: string, reference: string): Promise<SigningState>
  /** Parses a callback: which request to ask about. Null if it is forged, altered or too old. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer, now: Date): { uuid: string; reference: string } | null
}

/** The provider does not respond, or not in a way that we understand. */
export class SigningUnavailable extends Error {
  override name = 'SigningUnavailable'
}

const timeoutMs = 20_000
/** A signed document is at most 10 MB, which base64 makes a third larger. */
const maxDocumentBytes = 10 * 1024 * 1024
const maxBytes = Math.ceil((maxDocumentBytes * 4) / 3) + 64 * 1024
/** How far the clocks may differ, and how old a callback may be. */
const toleranceMs = 5 * 60_000

const reference = z.string().regex(/^[\w.:-]{1,200}$/)
const opened = z.object({ reference, url: z.string().max(2000) })
const state = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['open', 'declined', 'expired']), request: z.uuid() }),
  z.object({
    status: z.literal('signed'),
    request: z.uuid(),
    signedAt: z.iso.datetime({ offset: true }),
    name: z.string().min(1).max(200),
    email: z.string().min(1).max(254),
    document: z.base64().nullish(),
  }),
])
const callback = z.object({ request: z.uuid(), reference })

/** A provider with the protocol of docs/signatures.md. */
export const createSignatureProvider = ({ url, key }: SignaturePlace): SignatureProvider => {
  const host = hostOf(new URL(url))
  const outbound = createOutbound({ namedHosts: [host] })
  const headers = { accept: 'application/json', authorization: `Bearer ${key}` }
  return {
    openRequest: async ({ uuid, document, ...order }) => {
      const answer = await outbound.sendOutbound({
        url: `${url}/requests`,
        method: 'POST',
        timeoutMs,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': uuid },
        body: JSON.stringify({ request: uuid, ...order, document: document.toString('base64') }),
        maxBytes: 64 * 1024,
      })
      const read = readAnswer(opened, answer, [200, 201])
      if (!isPlaceToSign(read.url, host))
        throw new SigningUnavailable('the address for signing is not an https address')
      return read
    },
    readRequest: async (uuid, named) => {
      const answer = await outbound.sendOutbound({
        url: `${url}/requests/${encodeURIComponent(named)}`,
        method: 'GET',
        timeoutMs,
        headers,
        maxBytes,
      })
      const read = readAnswer(state, answer, [200])
      if (read.request !== uuid) throw new SigningUnavailable('the provider answered about another request')
      return read.status === 'signed' ? toSigned(read) : { is: read.status }
    },
    readCallback: (given, body, now) => {
      if (!isSignedBy(key, given, body, now)) return null
      const read = parse(callback, body)
      return read ? { uuid: read.request, reference: read.reference } : null
    },
  }
}

const toSigned = ({ name, email, signedAt, document }: Extract<z.infer<typeof state>, { status: 'signed' }>) => {
  const bytes = document == null ? null : Buffer.from(document, 'base64')
  // Members download it as a PDF, so nothing else is stored.
  const isPdf = bytes?.subarray(0, 5).toString() === '%PDF-' && bytes.length <= maxDocumentBytes
  if (bytes && !isPdf) throw new SigningUnavailable('the signed document is not a PDF of at most 10 MB')
  return { is: 'signed' as const, name, email, signedAt: new Date(signedAt).toISOString(), document: bytes }
}

/** A client is sent only to an https address, or to the host that the operator has named. */
const isPlaceToSign = (text: string, host: string): boolean => {
  const url = URL.parse(text)
  if (url === null || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && hostOf(url) === host)
}

const readAnswer = <T>(schema: z.ZodType<T>, answer: OutboundAnswer, statuses: readonly number[]): T => {
  if (!answer.ok) throw new SigningUnavailable(answer.reason)
  if (!statuses.includes(answer.status)) throw new SigningUnavailable(`the provider answered with ${answer.status}`)
  const read = parse(schema, answer.body)
  if (read === undefined) throw new SigningUnavailable('the answer of the provider could not be read')
  return read
}

const parse = <T>(schema: z.ZodType<T>, body: Buffer): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Whether a body has a current signature (standardwebhooks.com, `v1`), made with the bytes of the key. */
const isSignedBy = (key: string, headers: IncomingHttpHeaders, body: Buffer, now: Date): boolean => {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }) as [string, string, string]
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.startsWith('v1,') ? one.slice(3) : '', 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
