import { z } from 'zod'
import type { SignaturePlace } from './platform/signing/signature-provider.ts'
import type { TranslatorPlace } from './platform/translation/translator.ts'

/** The services that the server asks over HTTP, where they are configured. */
export type Providers = {
  /** A provider of timetables of flights. Undefined: flights are filled in only from the company's own itineraries. */
  flightsUrl: string | undefined
  /** Undefined: texts are translated by members only. */
  translator: TranslatorPlace | undefined
  /** Undefined: clients accept with their typed name. */
  signatures: SignaturePlace | undefined
}

const httpUrl = z
  .string()
  .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), 'must be an http or https address')
  .transform((text) => text.replace(/\/+$/, ''))

export const providerVariables = {
  FLIGHTS_URL: httpUrl.optional(),
  TRANSLATE_URL: httpUrl.optional(),
  TRANSLATE_KEY: z.string().max(200, 'must be at most 200 characters long').optional(),
  SIGN_URL: httpUrl.optional(),
  SIGN_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 characters long, without spaces')
    .optional(),
}

type Variables = z.infer<z.ZodObject<typeof providerVariables>>
export type Rules = {
  /** Whether a host may be reached without TLS. */
  mayBePlain(host: string): boolean
  risk: string
  /** Throws what is wrong with a variable. */
  reject(variable: string, complaint: string): never
}

export const readProviders = (read: Variables, rules: Rules): Providers => {
  const {
    FLIGHTS_URL: flightsUrl,
    TRANSLATE_URL: translateUrl,
    TRANSLATE_KEY: key,
    SIGN_URL: signUrl,
    SIGN_KEY: signKey,
  } = read
  if (key !== undefined && translateUrl === undefined) rules.reject('TRANSLATE_URL', 'must be set with TRANSLATE_KEY')
  if (signKey !== undefined && signUrl === undefined) rules.reject('SIGN_URL', 'must be set with SIGN_KEY')
  return {
    signatures: signUrl === undefined ? undefined : readSignaturePlace(signUrl, signKey, rules),
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

const readSignaturePlace = (url: string, key: string | undefined, rules: Rules): SignaturePlace => ({
  url: safeUrl('SIGN_URL', url, rules, 'must have no user name; the secret goes into SIGN_KEY'),
  key: key ?? rules.reject('SIGN_KEY', 'must be set with SIGN_URL'),
})

const safeUrl = <U extends string | undefined>(variable: string, url: U, rules: Rules, instead: string): U => {
  if (url === undefined) return url
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol === 'http:' && !rules.mayBePlain(hostname))
    rules.reject(variable, `must be https, or its host must be listed in PLAIN_HOSTS: ${rules.risk}`)
  if (username || password) rules.reject(variable, instead)
  return url
}
