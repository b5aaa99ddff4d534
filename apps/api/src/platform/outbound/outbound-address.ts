import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** A URL that may be called. `isNamed`: the operator allows its host, so it needs no further checks. */
export type OutboundAddress = { ok: true; url: URL; isNamed: boolean } | { ok: false; reason: string }

/** The host of a URL without the brackets of IPv6, as it is written in `OUTBOUND_HOSTS`. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Parses a URL that a user entered for this server to call. Only https to port 443 of a public host is allowed, without
 * credentials. Hosts that the operator allows may use http and any port. DNS is not queried here. The reason completes a
 * sentence that starts with the name of a field.
 */
export const readOutboundAddress = (text: string, namedHosts: readonly string[]): OutboundAddress => {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '')
    return reject('must be an address like https://example.com')
  if (url.username !== '' || url.password !== '') return reject('must not have a user name or password in it')
  const host = hostOf(url)
  if (namedHosts.includes(host)) return { ok: true, url, isNamed: true }
  if (url.protocol !== 'https:') return reject('must begin with https://')
  if (url.port !== '') return reject('must not contain a port, because only port 443 is used')
  if (isIP(host) > 0 && !isPublicAddress(host)) return reject(notPublic)
  return { ok: true, url, isNamed: false }
}

/** The reason for a host that is, or resolves to, an address that is not public. */
export const notPublic = 'must be reachable from the public internet; this address is not'

const reject = (reason: string): OutboundAddress => ({ ok: false, reason })
