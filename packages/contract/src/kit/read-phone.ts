import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { compactPhone } from './compact-phone.ts'

/** A parsed number: E.164, and the extension, which E.164 does not include. */
export type ReadPhone = { number: string; extension: string | null }

/**
 * Parses a phone number as people write it. An international one is recognised by its plus or 00. Any other is parsed as a
 * national number of the first country in which it is valid, or as an international one without its plus.
 * @param countries ISO 3166-1 alpha-2, the most likely first
 */
export const readPhone = (text: string, countries: readonly string[]): ReadPhone | null => {
  const typed = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+')
  if (typed.startsWith('+')) return readInternational(typed)
  for (const country of countries) {
    const found = isSupportedCountry(country) ? parse(typed, country) : null
    if (found) return found
  }
  return /^\(?0/.test(typed) || typed.replaceAll(/\D/g, '').length < 10 ? null : parse(`+${typed}`)
}

/** A number with a plus is accepted even if its numbering plan is unknown. */
const readInternational = (typed: string): ReadPhone | null => {
  const compact = compactPhone(typed)
  if (/^\+[1-9]\d{6,14}$/.test(compact)) return { number: compact, extension: null }
  return parse(typed)
}

const parse = (text: string, country?: CountryCode): ReadPhone | null => {
  const found = parsePhoneNumberFromString(
    text,
    country ? { defaultCountry: country, extract: false } : { extract: false },
  )
  return found?.isValid() ? { number: found.number, extension: found.ext ?? null } : null
}
