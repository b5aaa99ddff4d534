import { z } from 'zod'
import type { SignaturePlace } from './platform/signing/signature-provider.ts'
import type { TracingPlace } from './platform/tracing/start-tracing.ts'
import type { TranslatorPlace } from './platform/translation/translator.ts'

/** The services that the server calls over HTTP, where they are configured. */
export type Providers = {
  /** A provider of timetables of flights. Undefined: flights are filled in only from the company's own itineraries. */
  flightsUrl: string | undefined
  /** Undefined: texts are translated by members only. */
  translator: TranslatorPlace | undefined
  /** Undefined: clients accept with their typed name. */
  signatures: SignaturePlace | undefined
  /** Undefined: no traces are recorded. */
  tracing: TracingPlace | undefined
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
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must be at most 100 characters long').default('sojourn'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
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
    tracing: readTracing(read, rules),
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

/** Traces name companies by their uuid and contain the text of SQL statements, so they are sent as safely as everything else. */
const readTracing = (read: Variables, rules: Rules): TracingPlace | undefined => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: ratio } = read
  const instead = 'must have no user name; a key goes into OTEL_EXPORTER_OTLP_HEADERS'
  return url === undefined
    ? undefined
    : { url: safeUrl('OTEL_EXPORTER_OTLP_ENDPOINT', url, rules, instead), serviceName, ratio }
}

const safeUrl = <U extends string | undefined>(variable: string, url: U, rules: Rules, instead: string): U => {
  if (url === undefined) return url
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol === 'http:' && !rules.mayBePlain(hostname))
    rules.reject(variable, `must be https, or its host must be listed in PLAIN_HOSTS: ${rules.risk}`)
  if (username || password) rules.reject(variable, instead)
  return url
}
