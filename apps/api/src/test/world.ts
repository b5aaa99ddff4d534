import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import { buildApp } from '../app.ts'
import { authLimits } from '../identity/auth-limits.ts'
import { tokenHash } from '../identity/sessions.ts'
import { createFairTurns } from '../kit/fair-turns.ts'
import { createHostDirectory } from '../kit/host-directory.ts'
import type { Deps, RequestLimits } from '../kit/deps.ts'
import { sign } from '../kit/sealing.ts'
import type { Route } from '../kit/http/route.ts'
import { registry } from '../served-resources.ts'
import { enquiryLimits } from '../resources/sites/count-enquiries.ts'
import type { BillingGateway } from '../platform/billing/billing-gateway.ts'
import { createBuiltInGateway } from '../platform/billing/built-in-gateway.ts'
import { createBuiltInCardGateway } from '../platform/card-payments/built-in-card-gateway.ts'
import type { CardGateway } from '../platform/card-payments/card-gateway.ts'
import { handlersOf } from '../jobs.ts'
import { createBrochurePrinter } from '../platform/brochure/printer.ts'
import { createCaptcha } from '../platform/captcha/captcha.ts'
import { createPool } from '../platform/db/pool.ts'
import { createReplica } from '../platform/db/replica.ts'
import { createLive } from '../platform/live/listen.ts'
import type { Dns } from '../platform/dns/dns.ts'
import type { Email } from '../platform/mail/mail.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { createOutbound } from '../platform/outbound/outbound.ts'
import { createPageRenderer } from '../platform/pages/page-renderer.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import { openStorage } from './open-storage.ts'
import { createOwnQueue } from './work-off.ts'

/** Any JSON: tests read it as they expect it to be, and fail if it is not. */
export type Json = ReturnType<JSON['parse']>

/** A response, as tests read it. */
export type Answer = { status: number; headers: Headers; json: Json; bytes: Buffer }

type SendOptions = { body?: unknown; headers?: Record<string, string>; raw?: BodyInit }

/** A user with a token, who sends requests. */
export type Person = {
  uuid: string
  email: string
  token: string
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  sendRaw(method: string, path: string, options: SendOptions): Promise<Answer>
}

/** A company, with a user for each role. */
export type Company = {
  uuid: string
  path(rest: string): string
  people: Record<RoleName | 'Owner', Person>
  /** Queries the company's own tables, with the role of the app. */
  rows(text: string, values?: unknown[]): Promise<Json[]>
}

type WorldOptions = {
  onRoute?: (route: Route) => void
  log?: (line: string) => void
  billing?: (publicUrl: () => string) => BillingGateway
  cards?: CardGateway
  requestLimits?: RequestLimits
  requireSecondFactor?: boolean
  dns?: Dns
  /** Of a database that has been migrated; by default the one that all suites share. */
  databaseUrl?: string
  /** Without the pooler that `databaseUrl` leads through, if it is given. */
  directUrl?: string | undefined
  /** A standby of the database; by default the one that all suites share, if there is one. */
  replicaUrl?: string | undefined
  /** For what a server counts only for itself: all requests go to one server, in every mode. */
  hasOneServer?: boolean
}

/** No test queries a DNS server other than its own. */
const noNames: Dns = {
  findTexts: async () => ({ is: 'missing' }),
  findAlias: async () => ({ is: 'missing' }),
  findAddresses: async () => ({ is: 'missing' }),
}

const listen = async (app: Awaited<ReturnType<typeof buildApp>>): Promise<string> => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/**
 * A second server, with its own routes and in-memory state of these. It shares the connections to the primary, whose statements tests
 * count, and the settings that tests change.
 */
const startSecondServer = async (deps: Deps, liveUrl: string, replicaUrl: string | undefined) => {
  const replica = openReplica(replicaUrl, deps.pool)
  const live = createLive(liveUrl, 'itinerary')
  const own: Partial<Deps> = { replica, live, hosts: createHostDirectory(deps.pool), turns: createFairTurns(8) }
  const app = await buildApp(new Proxy(deps, { get: (all, name) => Reflect.get(name in own ? own : all, name) }))
  return {
    base: await listen(app),
    close: async () => {
      await app.close()
      await Promise.all([live.close(), replica?.close()])
    },
  }
}

const openReplica = (url: string | undefined, primary: Deps['pool']): Deps['replica'] =>
  url === undefined ? null : createReplica({ url, primary, connections: 8, log: () => {} })

/** A whole server on a real port with a real database. Each suite creates its own tenants. */
export const createWorld = async ({
  onRoute,
  log,
  billing,
  cards,
  requestLimits,
  requireSecondFactor,
  dns,
  databaseUrl = inject('databaseUrl'),
  directUrl = databaseUrl === inject('databaseUrl') ? inject('directUrl') : undefined,
  replicaUrl = databaseUrl === inject('databaseUrl') ? inject('replicaUrl') : undefined,
  hasOneServer = databaseUrl !== inject('databaseUrl'),
}: WorldOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-world-'))
  const pool = createPool(databaseUrl, 8, { isWatched: false, directUrl })
  const replica = openReplica(replicaUrl, pool)
  const live = createLive(directUrl ?? databaseUrl, 'itinerary')
  const printer = createBrochurePrinter()
  const pictures = createPictures()
  const pages = createPageRenderer()
  const emails: Email[] = []
  const secretKey = randomBytes(32).toString('hex')
  const own = await createOwnQueue(pool)
  const { storage, closeStorage } = await openStorage(folder)
  let base = 'http://localhost'
  const deps: Deps = {
    readiness: { preparation: null },
    drainMs: 0,
    pool,
    replica,
    live,
    printer,
    pictures,
    pages,
    storage,
    mail: { send: async (message) => void emails.push(message) },
    captcha: createCaptcha(secretKey, { cost: 1, from: 1, to: 3 }),
    outbound: createOutbound({ namedHosts: ['127.0.0.1'] }),
    flights: null,
    translator: null,
    signatures: null,
    dns: dns ?? noNames,
    hosts: createHostDirectory(pool),
    webhookWaits: [0, 0],
    // All tests come from one IP address.
    authLimits: { ...authLimits, network: { max: 100_000, seconds: 60 } },
    turns: createFairTurns(8),
    // Test suites send more requests than users do.
    requestLimits: requestLimits ?? {
      person: { max: 1e6, seconds: 60 },
      stranger: { max: 1e6, seconds: 60 },
      strangersAtOnce: 1e6,
    },
    // A suite uses one company for a long time.
    emailLimits: {
      invitationsOfRecipient: { max: 1e6, seconds: 1 },
      invitations: { max: 1e6, seconds: 1 },
      mailsOfItinerary: { max: 1e6, seconds: 1 },
      mails: { max: 1e6, seconds: 1 },
      mailsOnTrial: { max: 1e6, seconds: 1 },
    },
    // Tests submit forms at once.
    enquiryLimits: { ...enquiryLimits, minSeconds: 0 },
    importQuota: { maxOpen: 1e6, maxBytes: 1e12 },
    requireSecondFactor: requireSecondFactor ?? false,
    trustProxy: false,
    metricsToken: null,
    securityContact: null,
    replyDomain: null,
    replyMailbox: null,
    queue: own.queue,
    ...registry,
    secretKey,
    billing:
      billing?.(() => base) ??
      createBuiltInGateway({ publicUrl: () => base, sign: (text) => sign('checkout', text, secretKey) }),
    cards:
      cards ??
      createBuiltInCardGateway({
        publicUrl: () => base,
        sign: (text) => sign('card-checkout', text, secretKey),
      }),
    publicUrl: () => base,
    pagesUrl: () => base,
    publicConfig: {
      productName: 'Sojourn',
      version: '0',
      demo: null,
      captcha: { kind: 'altcha', challengeUrl: '/v1/auth/captcha' },
      tileStyleUrl: null,
      marketingApiUrl: null,
      apiDocsUrl: '/docs',
      apiUrl: null,
      pagesUrl: null,
      hasSignatures: false,
    },
    workFolder: join(folder, 'work'),
    webFolder: null,
    log: log ? { level: 'info', to: { write: log } } : { level: 'silent' },
  }
  const handlers = handlersOf(deps, () => {})
  /** Resolves when every email queued so far has been sent, and every other job is done. */
  const emailsSettled = () => own.settle(handlers)
  const app = await buildApp(deps, onRoute)
  base = await listen(app)
  const second =
    inject('hasTwoServers') && !hasOneServer
      ? await startSecondServer(deps, directUrl ?? databaseUrl, replicaUrl)
      : null
  const bases = second ? [base, second.base] : [base]
  let requests = 0
  /** Where to send the next request: the servers take turns. */
  const nextBase = () => {
    requests += 1
    return bases[requests % bases.length]
  }

  const send = async (
    method: string,
    path: string,
    { body, headers, raw }: SendOptions,
    token?: string,
  ): Promise<Answer> => {
    const response = await fetch(path.startsWith('http') ? path : `${nextBase()}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
      redirect: 'manual',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    // After a response, the emails that it caused are in `emails`.
    await emailsSettled()
    const isJson = bytes.length > 0 && response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
      bytes,
    }
  }

  const anonymous: Omit<Person, 'uuid' | 'email' | 'token'> = {
    send: (method, path, body, headers) => send(method, path, { body, headers }),
    sendRaw: (method, path, options) => send(method, path, options),
  }

  const createPerson = async (
    options: { isGod?: boolean; password?: string; isConfirmed?: boolean } = {},
  ): Promise<Person> => {
    const email = `${randomUUID()}@example.test`
    const { rows } = await pool.query<{ uuid: string }>(
      'insert into users (email, name, password_hash, is_god, confirmed_at) values ($1, $2, $3, $4, $5) returning uuid',
      [
        email,
        'Test Person',
        options.password ? await hashPassword(options.password) : 'no password',
        options.isGod ?? false,
        options.isConfirmed === false ? null : new Date().toISOString(),
      ],
    )
    const uuid = rows[0]?.uuid ?? ''
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into sessions (token_hash, "user", expires_at) values ($1, $2, now() + interval '1 day')`,
      [tokenHash(token), uuid],
    )
    return {
      uuid,
      email,
      token,
      send: (method, path, body, headers) => send(method, path, { body, headers }, token),
      sendRaw: (method, path, sendOptions) => send(method, path, sendOptions, token),
    }
  }

  /** Queries a tenant's tables with the role of the app. */
  const inTenant = async <T>(
    tenant: string,
    work: (query: (text: string, values?: unknown[]) => Promise<{ rows: Json[] }>) => Promise<T>,
  ): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
      const result = await work((text, values) => client.query(text, values))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  const hire = async (company: string, person: Person, roles: RoleName[], isOwner = false) =>
    inTenant(company, (query) =>
      query('insert into memberships (tenant, "user", roles, is_owner) values ($1, $2, $3, $4)', [
        company,
        person.uuid,
        roles,
        isOwner,
      ]),
    )

  const createCompany = async (options: { isSubscribed?: boolean; parent?: string } = {}): Promise<Company> => {
    const { rows } = await pool.query<{ uuid: string }>(
      'insert into tenants (name, slug, parent, currency) values ($1, $2, $3, $4) returning uuid',
      ['Test Company', `test-${randomUUID()}`, options.parent ?? null, 'EUR'],
    )
    const uuid = rows[0]?.uuid ?? ''
    if (options.isSubscribed !== false) {
      await inTenant(uuid, (query) =>
        query(
          `insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) values ($1, 'plan', 'active', now(), now() + interval '1 month')`,
          [uuid],
        ),
      )
    }
    const hired: [RoleName | 'Owner', Person][] = []
    for (const role of ['Owner', 'Admin', 'Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const) {
      const person = await createPerson()
      await hire(uuid, person, [role === 'Owner' ? 'Admin' : role], role === 'Owner')
      hired.push([role, person])
    }
    return {
      uuid,
      path: (rest) => `/v1/${uuid}/${rest}`,
      people: Object.fromEntries(hired) as Company['people'],
      rows: (text, values) => inTenant(uuid, async (query) => (await query(text, values)).rows),
    }
  }

  return {
    deps,
    app,
    base: () => base,
    emails,
    emailsSettled,
    queueSuffix: own.suffix,
    anonymous,
    createPerson,
    createCompany,
    hire,
    inTenant,
    close: async () => {
      await second?.close()
      await app.close()
      await Promise.all([pictures.close(), printer.close(), pages.close()])
      await own.remove()
      await live.close()
      await Promise.all([pool.end(), replica?.close()])
      await closeStorage()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
