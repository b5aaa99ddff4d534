import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readReplies, type Replies, replyVariables } from './config-replies.ts'
import { decoded, hosts, oldKeys, securityContact, trustedProxies } from './config-values.ts'
import { type Providers, providerVariables, readProviders } from './config-providers.ts'
import type { DatabasePlace } from './platform/db/open-database.ts'
import type { SmtpPlace } from './platform/mail/mail.ts'
import type { S3Place } from './platform/storage/s3-place.ts'

/** The validated configuration of the process. Folders are absolute; URLs have no trailing slash. */
export type Config = Providers & {
  productName: string
  host: string
  /** 0: any free port. */
  port: number
  dataDir: string
  /** Undefined: http://localhost with the port that the server got. */
  publicUrl: string | undefined
  /** Undefined: travellers' pages and company sites are at publicUrl. */
  publicPagesUrl: string | undefined
  /** Undefined: the API is at the same URL as the web app. */
  apiUrl: string | undefined
  database: DatabasePlace
  /** Undefined with the embedded database: stored in dataDir (see secret-key.ts). */
  secretKey: string | undefined
  /** Earlier secret keys, which the current one replaces. */
  oldSecretKeys: string[]
  /** Demo content and the demo accounts on the login page. */
  isDemo: boolean
  /** Undefined: files are stored in dataDir. */
  s3: S3Place | undefined
  /** Undefined: emails are stored in dataDir. */
  smtp: SmtpPlace | undefined
  /** Hosts that webhooks may reach although they are not public https hosts: names or IP addresses, in lower case. */
  outboundHosts: string[]
  /** Without `connectSecret`, companies cannot take card payments of clients. */
  stripe: { secretKey: string; webhookSecret: string; connectSecret: string | null } | undefined
  marketingApiUrl: string | undefined
  apiDocsUrl: string | undefined
  tileStyleUrl: string | undefined
  /**
   * Whose X-Forwarded-For is trusted: nobody's, that of the given number of proxies in front of this server, or that of
   * addresses and networks.
   */
  trustProxy: false | number | string[]
  /** The contact for reports of vulnerabilities, `mailto:` or https. Undefined: none is published. */
  securityContact: string | undefined
  /** Which emails are received as replies, and how. */
  replies: Replies | undefined
  /** Undefined: /metrics responds only to this machine, and behind a proxy to nobody. */
  metricsToken: string | undefined
  /** How many requests per minute a user or an API key may send; a network without a login, half as many. */
  requestsPerMinute: number | undefined
  drainSeconds: number
}

/** What a process does: handle requests, run jobs, or both. */
export type Role = 'web' | 'worker' | 'all'

/** An environment variable is missing or invalid. The message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'

  constructor(variable: string, complaint: string) {
    super(`${variable} ${complaint}.`)
  }
}

const httpUrl = url(['http:', 'https:'], 'must be an http or https address')
const postgresUrl = url(['postgres:', 'postgresql:'], 'must be an address like postgres://role:password@host/database')
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535
const port = z.string().refine(isPort, 'must be a number from 0 to 65535').transform(Number)
const variables = z.object({
  PRODUCT_NAME: z.string().max(60, 'must be at most 60 characters long').default('Sojourn'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: httpUrl.optional(),
  PUBLIC_PAGES_URL: httpUrl.optional(),
  API_URL: httpUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DIRECT_DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  REPLICA_DATABASE_URL: postgresUrl.optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  SECRET_KEYS_OLD: oldKeys().default([]),
  DEMO: z.enum(['on', 'off', 'force'], 'must be on, off or force').optional(),
  S3_URL: s3Place().optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be an address like smtp://user:password@host:587').optional(),
  ...replyVariables,
  PLAIN_HOSTS: hosts().default([]),
  OUTBOUND_HOSTS: hosts().default([]),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().optional(),
  MARKETING_API_URL: httpUrl.optional(),
  API_DOCS_URL: httpUrl.optional(),
  TILE_STYLE_URL: httpUrl.optional(),
  ...providerVariables,
  SECURITY_CONTACT: securityContact().optional(),
  TRUST_PROXY: trustedProxies().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'must be at least 32 characters long, without spaces')
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:\d|10)$/, 'must be a number from 0 to 10')
    .transform(Number)
    .default(0),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{1,6}$/, 'must be a number from 10 to 9999999')
    .transform(Number)
    .optional(),
})
type Variables = z.infer<typeof variables>

/** Whether `npm start` runs this process. */
export const isRunByNpm = (): boolean => process.env['npm_lifecycle_event'] === 'start'

/** Reads the configuration. An empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const)
  const parsed = variables.safeParse(Object.fromEntries(given.filter(([, value]) => value)))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(String(issue?.path[0]), issue?.message ?? 'is wrong')
  }
  const read = parsed.data
  const dataDir = resolve(read.DATA_DIR)
  const rules = { mayBePlain: (host: string) => mayBePlain(host, read.PLAIN_HOSTS), risk: plainTextRisk, reject }
  return {
    productName: read.PRODUCT_NAME,
    host: read.HOST,
    port: read.PORT,
    dataDir,
    publicUrl: read.PUBLIC_URL,
    publicPagesUrl: readPublicPagesUrl(read),
    apiUrl: readApiUrl(read),
    database: readDatabase(read, dataDir),
    secretKey: readSecretKey(read),
    oldSecretKeys: read.SECRET_KEYS_OLD,
    isDemo: readDemo(read),
    s3: readS3(read),
    smtp: readSmtp(read),
    outboundHosts: read.OUTBOUND_HOSTS,
    stripe: readStripe(read),
    marketingApiUrl: read.MARKETING_API_URL,
    apiDocsUrl: read.API_DOCS_URL,
    tileStyleUrl: read.TILE_STYLE_URL,
    ...readProviders(read, rules),
    trustProxy: readTrustProxy(read),
    securityContact: read.SECURITY_CONTACT,
    replies: readReplies(read, rules),
    metricsToken: read.METRICS_TOKEN,
    drainSeconds: read.DRAIN_SECONDS,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
  }
}

/** Reads the command line: `--role=web|worker|all`; the default is all. Throws ConfigError. */
export function readRole(args: readonly string[]): Role {
  let role: Role = 'all'
  for (const argument of args) {
    const named = roles.find((one) => argument === `--role=${one}`)
    if (!named) throw new ConfigError(argument, 'is not a known argument; use --role=web, --role=worker or --role=all')
    role = named
  }
  return role
}

const roles = ['web', 'worker', 'all'] as const

/**
 * Public pages need a separate host. Another port is not enough, because cookies are shared between ports. The host of the
 * dashboard or the API cannot be used, because the host of the public pages serves nothing else.
 */
function readPublicPagesUrl(read: Variables): string | undefined {
  const { PUBLIC_PAGES_URL: pagesUrl, PUBLIC_URL: publicUrl, API_URL: apiUrl } = read
  if (pagesUrl === undefined) return undefined
  if (publicUrl === undefined) throw new ConfigError('PUBLIC_URL', 'must be set with PUBLIC_PAGES_URL')
  const { hostname, protocol, pathname } = new URL(pagesUrl)
  if (pathname !== '/') throw new ConfigError('PUBLIC_PAGES_URL', 'must be a host without a path')
  for (const [name, other] of Object.entries({ PUBLIC_URL: publicUrl, API_URL: apiUrl }))
    if (other !== undefined && new URL(other).hostname === hostname)
      throw new ConfigError('PUBLIC_PAGES_URL', `must have a different host from ${name}`)
  if (publicUrl.startsWith('https:') && protocol !== 'https:')
    throw new ConfigError('PUBLIC_PAGES_URL', 'must be an https address, like PUBLIC_URL')
  return pagesUrl
}

/** The API accepts cross-origin requests only from the URL of the web app (CORS), so PUBLIC_URL must be set. */
function readApiUrl({ API_URL: apiUrl, PUBLIC_URL: publicUrl }: Variables): string | undefined {
  if (apiUrl !== undefined && publicUrl === undefined) throw new ConfigError('PUBLIC_URL', 'must be set with API_URL')
  return apiUrl
}

/**
 * This server has no TLS: a proxy terminates it. A proxy that is not configured is taken for the client: then all users
 * share one IP address, and with it the limits on attempts.
 */
function readTrustProxy({ PUBLIC_URL: publicUrl, TRUST_PROXY: trusted }: Variables): Config['trustProxy'] {
  if (trusted === undefined && publicUrl?.startsWith('https:')) {
    throw new ConfigError(
      'TRUST_PROXY',
      'must be set when PUBLIC_URL is https: 1 for one proxy before this server, its address or network such as 10.0.0.0/8, or none when there is no proxy',
    )
  }
  return trusted === undefined || trusted === 'none' ? false : trusted
}

function readDatabase(read: Variables, dataDir: string): DatabasePlace {
  const { DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: directUrl, MIGRATION_DATABASE_URL: migrationUrl } = read
  const { REPLICA_DATABASE_URL: replicaUrl } = read
  const ofSameRole = [['DIRECT_DATABASE_URL', directUrl] as const, ['REPLICA_DATABASE_URL', replicaUrl] as const]
  const others = [...ofSameRole, ['MIGRATION_DATABASE_URL', migrationUrl] as const]
  if (databaseUrl === undefined) {
    for (const [name, address] of others)
      if (address !== undefined) throw new ConfigError('DATABASE_URL', `must be set with ${name}`)
    return { kind: 'embedded', folder: join(dataDir, 'postgres') }
  }
  for (const [name, address] of [['DATABASE_URL', databaseUrl] as const, ...others]) {
    if (address === undefined || isSafeDatabase(address, read.PLAIN_HOSTS)) continue
    throw new ConfigError(
      name,
      `must end with ?sslmode=verify-full, or its host must be listed in PLAIN_HOSTS: ${plainTextRisk}`,
    )
  }
  if (migrationUrl !== undefined && new URL(migrationUrl).username === new URL(databaseUrl).username) {
    throw new ConfigError(
      'DATABASE_URL',
      'must use a different role from MIGRATION_DATABASE_URL, one that owns nothing',
    )
  }
  for (const [name, address] of ofSameRole)
    if (address !== undefined && new URL(address).username !== new URL(databaseUrl).username)
      throw new ConfigError(name, 'must use the same role as DATABASE_URL')
  return { kind: 'external', url: databaseUrl, directUrl, replicaUrl, migrationUrl }
}

const plainTextRisk = 'what is sent to another machine without TLS can be read and changed in transit'

function readS3({ S3_URL: s3, PLAIN_HOSTS: plainHosts }: Variables): S3Place | undefined {
  if (s3?.endpoint.startsWith('http:') && !mayBePlain(new URL(s3.endpoint).hostname, plainHosts))
    throw new ConfigError('S3_URL', `must be https, or its host must be listed in PLAIN_HOSTS: ${plainTextRisk}`)
  return s3
}

function reject(variable: string, complaint: string): never {
  throw new ConfigError(variable, complaint)
}

/** An SMTP server offers TLS only after the greeting, and a man in the middle can remove the offer: so TLS is required. */
function readSmtp({ SMTP_URL: smtpUrl, PLAIN_HOSTS: plainHosts }: Variables): SmtpPlace | undefined {
  return smtpUrl === undefined
    ? undefined
    : { url: smtpUrl, requiresTls: !mayBePlain(new URL(smtpUrl).hostname, plainHosts) }
}

function readSecretKey(read: Variables): string | undefined {
  if (read.SECRET_KEY === undefined && read.DATABASE_URL !== undefined) {
    throw new ConfigError(
      'SECRET_KEY',
      'must be set when DATABASE_URL is set: at least 32 random characters that never change',
    )
  }
  return read.SECRET_KEY
}

/**
 * The password of the demo accounts is public, so they must not be exposed to other machines by accident, not even through a
 * proxy.
 */
function readDemo({ DEMO, DATABASE_URL: databaseUrl, HOST: host, PUBLIC_URL: publicUrl }: Variables): boolean {
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
  const demo = DEMO ?? (databaseUrl === undefined && !isPublic ? 'on' : 'off')
  const open = isLoopback(host) ? isPublic && `PUBLIC_URL is ${publicUrl}` : `HOST is ${host}`
  if (demo === 'on' && open)
    throw new ConfigError('DEMO', `must be off, or force, when ${open}: the passwords of the demo accounts are public`)
  return demo !== 'off'
}

/** Whether a host is this machine, where nobody can intercept the connection. IPv6 with or without brackets. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

function mayBePlain(host: string, plainHosts: readonly string[]): boolean {
  return isLoopback(host) || plainHosts.includes(host.replace(/^\[(.*)\]$/, '$1').toLowerCase())
}

/**
 * Whether the connection to the database is encrypted and its server verified, or may be unencrypted. The client (pg) prefers
 * `host` in the query string to the URL's own host, uses the last of several values, and treats a path as a local socket.
 */
function isSafeDatabase(url: string, plainHosts: readonly string[]): boolean {
  const { hostname, searchParams } = new URL(url)
  const { host = hostname, sslmode } = Object.fromEntries(searchParams)
  return sslmode === 'verify-full' || host.startsWith('/') || mayBePlain(host, plainHosts)
}

function readStripe(read: Variables): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read
  const connectSecret = read.STRIPE_CONNECT_WEBHOOK_SECRET ?? null
  if (secretKey === undefined && webhookSecret === undefined && connectSecret === null) return undefined
  if (secretKey === undefined) throw new ConfigError('STRIPE_SECRET_KEY', 'must be set with STRIPE_WEBHOOK_SECRET')
  if (webhookSecret === undefined) throw new ConfigError('STRIPE_WEBHOOK_SECRET', 'must be set with STRIPE_SECRET_KEY')
  return { secretKey, webhookSecret, connectSecret }
}

function url(protocols: string[], complaint: string): z.ZodType<string, string> {
  return z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), complaint)
    .transform((text) => text.replace(/\/+$/, ''))
}

const s3Form = 'https://KEY:SECRET@host/bucket?region=eu-central-1'

/** No error message repeats the value, because it contains a secret. */
function s3Place(): z.ZodType<S3Place, string> {
  return z.string().transform((text, { addIssue }) => {
    const place = readS3Place(text)
    if (typeof place !== 'string') return place
    addIssue(place)
    return z.NEVER
  })
}

/** @returns the S3 configuration, or an error message. */
function readS3Place(text: string): S3Place | string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return `must be an address like ${s3Form}; in the secret, / is written %2F, # %23, ? %3F and % %25`
  }
  const [accessKey, secret] = [url.username, url.password].map(decoded)
  if (!accessKey || !secret) return `must name a key and its secret, like ${s3Form}`
  const [, bucket = '', ...rest] = url.pathname.replace(/\/$/, '').split('/')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || rest.length > 0) {
    return `must end with the name of one bucket, like ${s3Form}`
  }
  const { region = 'us-east-1', pathStyle = 'true', ...unknown } = Object.fromEntries(url.searchParams)
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return 'must have a region of small letters, digits and hyphens'
  if (pathStyle !== 'true' && pathStyle !== 'false') return 'must have a pathStyle that is true or false'
  if (Object.keys(unknown).length > 0 || url.hash) return 'must have nothing but region and pathStyle after the bucket'
  return { endpoint: url.origin, region, bucket, accessKey, secret, pathStyle: pathStyle === 'true' }
}
