import { z } from 'zod'
import type { TranslatorPlace } from './platform/translation/translator.ts'

/** The services that the server asks over HTTP, where they are configured. */
export type Providers = {
  /** A provider of timetables of flights. Undefined: flights are filled in only from the company's own itineraries. */
  flightsUrl: string | undefined
  /** Undefined: texts are translated by members only. */
  translator: TranslatorPlace | undefined
}

const httpUrl = z
  .string()
  .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), 'must be an http or https address')
  .transform((text) => text.replace(/\/+$/, ''))

export const providerVariables = {
  FLIGHTS_URL: httpUrl.optional(),
  TRANSLATE_URL: httpUrl.optional(),
  TRANSLATE_KEY: z.string().max(200, 'must be at most 200 characters long').optional(),
}

type Variables = z.infer<z.ZodObject<typeof providerVariables>>
type Rules = {
  /** Whether a host may be reached without TLS. */
  mayBePlain(host: string): boolean
  risk: string
  /** Throws what is wrong with a variable. */
  reject(variable: string, complaint: string): never
}

export const readProviders = (read: Variables, rules: Rules): Providers => {
  const { FLIGHTS_URL: flightsUrl, TRANSLATE_URL: translateUrl, TRANSLATE_KEY: key } = read
  if (key !== undefined && translateUrl === undefined) rules.reject('TRANSLATE_URL', 'must be set with TRANSLATE_KEY')
  return {
    flightsUrl: safeUrl('FLIGHTS_URL', flightsUrl, rules, 'must have no user name; a key can be in its query'),
    translator:
      translateUrl === undefined
        ? undefined
        : {
            url: safeUrl('TRANSLATE_URL', translateUrl, rules, 'must have no user name; a key goes into TRANSLATE_KEY'),
            key,
          },
  }
}

const safeUrl = <U extends string | undefined>(variable: string, url: U, rules: Rules, instead: string): U => {
  if (url === undefined) return url
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol === 'http:' && !rules.mayBePlain(hostname))
    rules.reject(variable, `must be https, or its host must be listed in PLAIN_HOSTS: ${rules.risk}`)
  if (username || password) rules.reject(variable, instead)
  return url
}
