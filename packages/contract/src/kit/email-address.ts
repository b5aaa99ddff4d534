import { toUnicode } from 'punycode/punycode.es6.js'

/**
 * An email address in the canonical form that is stored and compared: NFC, with its domain in Unicode (`xn--mnchen-3ya.test`
 * and `münchen.test` are the same). An ASCII domain stays as it was typed, and so does an invalid one.
 */
export const canonicalEmail = (typed: string): string => {
  const text = typed.normalize('NFC')
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  if (at < 0 || isPlain(domain)) return text
  return `${text.slice(0, at)}@${unicodeDomain(domain) ?? domain}`
}

/** Letters and digits of any script (RFC 6531), dots between parts, and a domain that is valid in DNS. */
export const isEmailAddress = (address: string): boolean => {
  if (!shape.test(address)) return false
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return isPlain(domain) || unicodeDomain(domain) !== null
}

const shape =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@([\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}]+$/u

const isPlain = (domain: string): boolean => /^[\x00-\x7f]*$/.test(domain) && !/(^|\.)xn--/i.test(domain)

/** The domain in Unicode; null if it has no valid DNS form (RFC 5891). */
const unicodeDomain = (domain: string): string | null => {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return hostname.length <= 253 ? toUnicode(hostname) : null
  } catch {
    return null
  }
}
