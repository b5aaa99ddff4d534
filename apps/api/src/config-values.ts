import { isIP } from 'node:net'
import { z } from 'zod'

export function oldKeys(): z.ZodType<string[], string> {
  return z
    .string()
    .transform(partsOf)
    .refine(
      (keys) => keys.every((key) => key.length >= 32),
      'must be keys of at least 32 characters, separated by commas',
    )
}

/** Host names or IP addresses, in lower case and without brackets. */
export function hosts(): z.ZodType<string[], string> {
  return z
    .string()
    .transform((text) => partsOf(text.toLowerCase()))
    .refine(
      (names) => names.every((name) => isIP(name) > 0 || /^[a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?$/.test(name)),
      'must be names or addresses of hosts, without a port, separated by commas',
    )
}

export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** An email address, which becomes a `mailto:` URL, or the https URL of a page. */
export function securityContact(): z.ZodType<string, string> {
  const complaint = 'must be an email address, or the https address of a page'
  return z
    .string()
    .refine(
      (text) => /^\S+$/.test(text) && (z.email().safeParse(text).success || URL.parse(text)?.protocol === 'https:'),
      complaint,
    )
    .transform((text) => (text.startsWith('https:') ? text : `mailto:${text}`))
}

export function trustedProxies(): z.ZodType<'none' | number | string[], string> {
  return z
    .string()
    .refine(
      (text) => text === 'none' || /^[1-9]\d?$/.test(text) || partsOf(text).every(isNetwork),
      'must be a number of hops from 1 to 99, addresses and networks such as 10.0.0.0/8, separated by commas, or none',
    )
    .transform((text) => (text === 'none' ? text : /^\d+$/.test(text) ? Number(text) : partsOf(text)))
}

function partsOf(text: string): string[] {
  return text.split(',').map((one) => one.trim())
}

/** An IP address, or a network with its prefix length. A prefix length of 0, the whole internet, is not allowed. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)
}
