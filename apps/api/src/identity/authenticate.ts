import type { FastifyRequest } from 'fastify'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { type Permission, permissionsOf } from '@sojourn/contract/access'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { Actor } from '../kit/actor.ts'
import type { TenantId } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { type ActAs, type AsServer, workInTenant } from '../kit/http/in-tenant.ts'
import { rememberSender } from '../kit/http/rejection-log.ts'
import { Problem } from '../kit/problem.ts'
import {
  actorOfKey,
  actorOfKeyNow,
  closedToKeys,
  findKey,
  type FoundKey,
  isApiKey,
  requireScope,
  requireTenantOfKey,
} from './authenticate-key.ts'
import { tokenHash } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also works for users who still have to add a second factor: what they need in order to add one. */
    worksWithoutFactor?: boolean
  }
}

/** What is needed to authenticate a request. */
type AuthDeps = Pick<Deps, 'pool' | 'requireSecondFactor'>

type Found = {
  session: string
  user: string
  is_god: boolean
  seen_at: string
  has_factor: boolean
  only_tenant: string | null
  tenant: string | null
  roles: RoleName[] | null
  is_owner: boolean
  requires_factor: boolean
  subscribed: boolean
}

/** The columns that are not about the user's membership. */
type AboutSession = 'session' | 'seen_at' | 'has_factor' | 'only_tenant' | 'requires_factor'

/** Idle time is stored with a precision of five minutes, because a write per request would cost too much. */
const touchEveryMs = 5 * 60 * 1000

/** The bearer token of a request, or 401. */
const bearerToken = (request: FastifyRequest): string => {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw new Problem('unauthenticated')
  return token
}

/** A user, their session, and the only company it reaches if it was opened through a company's provider. */
type Sender = { uuid: string; isGod: boolean; session: string; onlyTenant: string | null }

/**
 * The user who sends the request. 401 if the token is missing, unknown or expired, or the user is suspended; 403 for an API
 * key, and for a user who has to add a second factor first.
 */
export const authenticatePerson = async (deps: AuthDeps, request: FastifyRequest): Promise<Sender> => {
  const found = await lookUp(deps, request, null)
  return { uuid: found.user, isGod: found.is_god, session: found.session, onlyTenant: found.only_tenant }
}

/**
 * The same for routes that read or change the account itself: 403 in a session opened through a company's provider. Otherwise
 * whoever runs the provider could act for the user outside that company.
 */
export const authenticateAccountOwner = async (deps: AuthDeps, request: FastifyRequest): Promise<Sender> => {
  const sender = await authenticatePerson(deps, request)
  if (sender.onlyTenant !== null) throw new Problem('password_login_required')
  return sender
}

/** Proof that a user belongs to a tenant, with their permissions there. */
export type Membership = { tenant: TenantId; actor: Actor; isSubscribed: boolean }

/**
 * The only place where a TenantId is created: the sender of the request is a member of the tenant, a super admin, or a program
 * with a key of the tenant whose scopes cover the route. 404 if the tenant does not exist or is not theirs.
 */
export const authenticateMember = async (
  deps: AuthDeps,
  request: FastifyRequest,
  tenant: string,
): Promise<Membership> => {
  const key = await lookUpKey(deps.pool, request)
  if (key) {
    requireTenantOfKey(key, tenant)
    requireScope(key, request)
    return { tenant: mintTenantId(key.tenant), isSubscribed: key.subscribed, actor: actorOfKey(key) }
  }
  const wanted = tenant.toLowerCase()
  const found = await lookUp(deps, request, isUuid(wanted) ? wanted : null)
  if (!found.tenant || (!found.roles && !found.is_god)) throw new Problem('not_found')
  return toMembership(found, found.tenant)
}

/**
 * The same for the record of the company itself: a super admin reaches every company, including closed ones. Whether it exists
 * is checked by the query that reads it.
 */
export const authenticateForTenant = async (
  deps: AuthDeps,
  request: FastifyRequest,
  tenant: string,
): Promise<Membership> => {
  const wanted = tenant.toLowerCase()
  const found = await lookUp(deps, request, isUuid(wanted) ? wanted : null)
  if (!isUuid(wanted) || (!found.is_god && !(found.tenant && found.roles))) throw new Problem('not_found')
  return toMembership(found, wanted)
}

/** A super admin in a company, or in one that is about to be created (null). 403 for everybody else. */
export const authenticateStaff = async (
  deps: AuthDeps,
  request: FastifyRequest,
  tenant: string | null,
): Promise<Membership> => {
  if (!(await authenticatePerson(deps, request)).isGod) throw new Problem('platform_only')
  if (tenant !== null) return authenticateForTenant(deps, request, tenant)
  const { rows } = await deps.pool.query<{ uuid: string }>('select uuidv7() as uuid')
  return authenticateForTenant(deps, request, rows[0]?.uuid ?? '')
}

const toMembership = (
  found: Omit<Found, AboutSession> & Partial<Pick<Found, 'only_tenant'>>,
  tenant: string,
): Membership => {
  const permissions: Permission[] = found.is_god
    ? [...permissionsOf(['Admin'], false), 'platform:manage']
    : permissionsOf(found.roles ?? [], found.is_owner)
  return {
    tenant: mintTenantId(tenant),
    isSubscribed: found.subscribed || found.is_god,
    actor: {
      kind: 'person',
      uuid: found.user,
      isVisiting: !found.roles,
      isSingleSignOn: Boolean(found.only_tenant),
      isAdmin: found.is_god || found.is_owner || (found.roles ?? []).includes('Admin'),
      permissions: new Set(permissions),
    },
  }
}

/** The sender of a request, as looked up before its body was read, and when that was. */
const senders = new WeakMap<FastifyRequest, { of: Found; tenant: string | null; at: number }>()

/** A session may end while a slow body is being read: after this time the sender is looked up again. */
const freshForMs = 5000

/** The same for keys. */
const keys = new WeakMap<FastifyRequest, { of: FoundKey; at: number }>()

/**
 * Authenticates a request before any of its body is read: 401 without a valid token, 404 for users who do not belong to the
 * company in the URL, 403 for other users on staff routes. Returns the uuid of the user or key.
 */
export const identifySender = async (deps: AuthDeps, request: FastifyRequest): Promise<string> => {
  const { tenant } = request.params as { tenant?: string }
  const { staffOnly } = request.routeOptions.config
  const key = await lookUpKey(deps.pool, request)
  if (key) {
    if (tenant !== undefined) requireTenantOfKey(key, tenant)
    return key.key
  }
  if (tenant !== undefined) await authenticateMember(deps, request, tenant)
  const { uuid, isGod } = await authenticatePerson(deps, request)
  if (staffOnly && !isGod) throw new Problem('platform_only')
  return uuid
}

/** Rejects a key whose scopes do not cover the route, after the request has been counted and before its body is read. */
export const requireReach = async (pool: AuthDeps['pool'], request: FastifyRequest): Promise<void> => {
  const key = await lookUpKey(pool, request)
  if (key) requireScope(key, request)
}

/** The API key that sends a request; null if it is a session. */
const lookUpKey = async (pool: AuthDeps['pool'], request: FastifyRequest): Promise<FoundKey | null> => {
  const token = bearerToken(request)
  if (!isApiKey(token)) return null
  const cached = keys.get(request)
  if (cached && Date.now() - cached.at < freshForMs) return cached.of
  const of = await findKey(pool, request, token)
  keys.set(request, { of, at: Date.now() })
  return of
}

/** The sender with their membership in a company; with `tenant` null, without one. */
const lookUp = async (deps: AuthDeps, request: FastifyRequest, tenant: string | null): Promise<Found> => {
  const cached = senders.get(request)
  if (cached && (tenant === null || cached.tenant === tenant) && Date.now() - cached.at < freshForMs) return cached.of
  const of = await queryDatabase(deps, request, tenant)
  if (lacksFactor(deps, of) && !request.routeOptions.config.worksWithoutFactor)
    throw new Problem('second_factor_required')
  senders.set(request, { of, tenant, at: Date.now() })
  rememberSender(request, of.user)
  return of
}

/** Whether the user must add a second factor first: a super admin, or a member of a company that requires it. */
const lacksFactor = (
  { requireSecondFactor }: AuthDeps,
  { has_factor: hasFactor, is_god: isGod, roles, requires_factor: isRequired }: Found,
): boolean => !hasFactor && ((isGod && requireSecondFactor) || (roles !== null && isRequired))

const queryDatabase = async (deps: AuthDeps, request: FastifyRequest, tenant: string | null): Promise<Found> => {
  if (await lookUpKey(deps.pool, request)) throw closedToKeys()
  const hash = tokenHash(bearerToken(request))
  const { rows } = await deps.pool.query<Found>({
    name: 'authenticate',
    text: 'select * from authenticate($1, $2)',
    values: [hash, tenant],
  })
  const sender = rows[0]
  if (!sender) throw new Problem('unauthenticated')
  if (Date.now() - Date.parse(sender.seen_at) > touchEveryMs) {
    await deps.pool.query('update sessions set seen_at = now() where token_hash = $1', [hash])
  }
  return sender
}

/** Work of the server itself in a tenant named by the database or a signed URL; there is no membership to check. */
export const asServerOf =
  (deps: Deps, onLateError: (error: unknown) => void): AsServer =>
  (tenant, job, verb) =>
    workInTenant(deps, mintTenantId(tenant), jobActor(job), verb, { access: 'read write', onLateError })

/** A current member, a super admin or a key, for work that was started by one of their requests. */
export const actAs: ActAs = async (ctx, person, apiKey = null) => {
  if (apiKey !== null) return { ...ctx, actor: await actorOfKeyNow(ctx, apiKey) }
  const [found] = await ctx.tx.query<Omit<Found, AboutSession>>(
    `select u.uuid as user, u.is_god, t.uuid as tenant, m.roles, coalesce(m.is_owner, false) as is_owner, is_subscribed(t.uuid) as subscribed
     from users u join tenants t on t.uuid = $1 and t.status = 'active'
     left join memberships m on m.tenant = t.uuid and m."user" = u.uuid and m.accepted_at is not null
     where u.uuid = $2 and u.state = 'active' and (u.is_god or m.roles is not null)`,
    [ctx.tenant, person],
  )
  if (!found) throw new Problem('not_found')
  return { ...ctx, actor: toMembership(found, ctx.tenant).actor }
}

const jobActor = (job: string): Actor => ({
  kind: 'job',
  job,
  uuid: null,
  isVisiting: false,
  isAdmin: true,
  permissions: new Set(permissionsOf(['Admin'], true)),
})

/** The brand claims that membership was checked, or that the server itself is acting; no other code may make that claim. */
const mintTenantId = (uuid: string): TenantId => uuid as TenantId
