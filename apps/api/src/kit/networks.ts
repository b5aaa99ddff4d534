import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/**
 * The network of an IP address in a form that may be stored and shown: an IPv4 /24 or an IPv6 /48, too large to identify a
 * household.
 */
export const truncatedNetwork = (ip: string): string => {
  const plain = normalizeIP(ip).replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return `${groupsOf(plain).slice(0, 3).join(':')}::/48`
}

/** The leading groups of an IPv6 address: those written before the gap, then zeros. */
const groupsOf = (ip: string): string[] => {
  const [before = ''] = ip.split('%')[0]?.split('/')[0]?.split('::') ?? []
  return [...before.split(':').filter((group) => group !== ''), ...Array<string>(8).fill('0')].slice(0, 8)
}

const longestUserAgent = 300

/** A User-Agent header in a form that may be stored: printable and not too long. */
export const plainUserAgent = (header = ''): string | null =>
  header
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, longestUserAgent)
    .trim() || null

/** Every browser also includes the names of older ones: the first match in this list is the right one. */
const families: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]

/** The name of a program from its User-Agent, without the version: `Firefox`, `curl`, or `an unnamed program`. */
export const deviceFamily = (userAgent: string | undefined = ''): string =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ??
  /^[A-Za-z][\w .-]{0,50}/.exec(userAgent)?.[0].trim() ??
  'an unknown browser'
