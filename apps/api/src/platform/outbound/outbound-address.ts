import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address that may be tried, and whether the operator named its host: then it is not looked at further. */
export type OutboundAddress = { ok: true; url: URL; isNamed: boolean } | { ok: false; reason: string }

/** The host of an address without the brackets of IPv6, in the spelling of `OUTBOUND_HOSTS`. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Reads an address that somebody gave for this server to call. Only https to port 443 of a public host, and no credentials
 * in it; hosts that the operator named may have http and any port. What a name leads to is not asked here.
 * The reason reads on after the name of a field.
 */
export const readOutboundAddress = (text: string, namedHosts: readonly string[]): OutboundAddress => {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '')
    return reject('must be an address like https://example.com')
  if (url.username !== '' || url.password !== '') return reject('must not have a user name or password in it')
  const host = hostOf(url)
  if (namedHosts.includes(host)) return { ok: true, url, isNamed: true }
  if (url.protocol !== 'https:') return reject('must begin with https://')
  if (url.port !== '') return reject('must not name a port: only 443 is called')
  if (isIP(host) > 0 && !isPublicAddress(host)) return reject(notPublic)
  return { ok: true, url, isNamed: false }
}

/** Said of a host that is, or leads to, an address within a network. */
export const notPublic = 'must be reachable from the public internet; this address is not'

const reject = (reason: string): OutboundAddress => ({ ok: false, reason })
