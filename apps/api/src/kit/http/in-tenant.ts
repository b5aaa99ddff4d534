import type { FastifyReply, FastifyRequest } from 'fastify'

import { isUuid } from '@sojourn/contract/kit/uuid'
import {
  type Access,
  inTransaction,
  type OpenTransaction,
  type TransactionOptions,
} from '../../platform/db/transaction.ts'
import type { Sendable } from '../sendable.ts'
import type { Actor } from '../actor.ts'
import { writeAuditEvent } from '../records/audit.ts'
import type { Context, TenantId } from '../context.ts'
import type { Deps } from '../deps.ts'
import { claimKey, concludeClaim, doOnce, type Keyed, keyedOf, releaseClaim, standingOf } from './idempotency.ts'
import { lateErrorsTo } from './late-errors.ts'
import { recordsOf } from './kept-answers.ts'
import type { Answer, ServedResource } from '../records/served-resource.ts'
import { originOf } from '../origin.ts'
import { Problem, unknownParameter } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that a company without a subscription may still make: paying, contacting support, leaving. */
    worksWhenLapsed?: boolean
    /** A read of a table that a replica does not have. */
    needsPrimary?: boolean
    /** A change that must say which version it applies to; otherwise 428. */
    versionRequired?: boolean
  }
}

/** How a request is authenticated as a member's; implemented by identity and passed to the kit. */
export type MemberCheck = (
  request: FastifyRequest,
  tenant: string,
) => Promise<{ tenant: TenantId; actor: Actor; isSubscribed: boolean }>

/** A member's request. No transaction is open between calls of `transact`, so slow work belongs there. */
export type Workspace = {
  tenant: TenantId
  actor: Actor
  deps: Deps
  /**
   * One transaction. With an Idempotency-Key its result is stored, so a request has only one that writes, or uses `inSteps`.
   */
  transact<T>(verb: (ctx: Context) => Promise<T>, access?: Access): Promise<T>
  /** Work of several transactions, done once per Idempotency-Key. It returns the result of its `conclude`. */
  inSteps<T>(work: (steps: Steps) => Promise<T>): Promise<T>
}

/** Work of several transactions, of which `conclude` is the last: unless its result is undefined, it becomes the response. */
export type Steps = Pick<Workspace, 'tenant' | 'actor' | 'deps' | 'transact'> & {
  conclude<T>(verb: (ctx: Context) => Promise<T>): Promise<T>
}

/** Runs a verb for a request to `/v1/{tenant}/…`, in one transaction, with the actor and the tenant. */
export type InTenant = {
  <T>(request: FastifyRequest, verb: (ctx: Context) => Promise<T>): Promise<T>
  /** Authenticates the sender, for work of several transactions or with a body that is still to be read. */
  enter(request: FastifyRequest): Promise<Workspace>
}

/** Runs a verb as the server itself, in a tenant named by a signed or secret URL. */
export type AsServer = <T>(tenant: string, job: string, verb: (ctx: Context) => Promise<T>) => Promise<T>

/** The same work as the user or API key that a signed URL stands for: 404 if they no longer have access. */
export type ActAs = (ctx: Context, person: string, apiKey?: string | null) => Promise<Context>

type Options = {
  /** The path parameter that names the company. */
  parameter?: string
  /** Resources whose records can be read again when a request is repeated. */
  servedResources?: readonly ServedResource[]
}

/** Authenticates members with `check`. */
export const inTenantOf = (
  deps: Deps,
  check: MemberCheck,
  { parameter = 'tenant', servedResources = [] }: Options = {},
): InTenant => {
  const enter = async (request: FastifyRequest): Promise<Workspace> => {
    const named = (request.params as Record<string, string>)[parameter]
    const member = await check(request, named ?? '')
    const onLateError = lateErrorsTo(request.log)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (member.actor.isVisiting && parameter === 'tenant' && named !== undefined)
      await logVisit(deps, member, onLateError)
    const { worksWhenLapsed, needsPrimary = false } = request.routeOptions.config
    if (!isReading && !worksWhenLapsed && !member.isSubscribed) throw new Problem('subscription_required')
    if (!isReading) rejectParameters(request)
    const inOwnTransaction = <T>(
      verb: (ctx: Context) => Promise<T>,
      access: Access = isReading ? 'read only' : 'read write',
    ) =>
      workInTenant(deps, member.tenant, member.actor, (ctx) => verb({ ...ctx, origin: originOf(request) }), {
        access,
        onLateError,
        mayUseReplica: isReading && !needsPrimary,
      })
    const plain = { tenant: member.tenant, actor: member.actor, deps, transact: inOwnTransaction }
    const keyed = keyedOf(request, {
      // A company that is being created is a different one each time.
      tenant: named === undefined ? null : member.tenant,
      person: member.actor.uuid,
      apiKey: member.actor.apiKey?.uuid,
      standing: standingOf(member.actor),
      deps,
    })
    if (!keyed) return { ...plain, inSteps: (work) => work({ ...plain, conclude: inOwnTransaction }) }
    return {
      ...plain,
      transact: (verb, access) => {
        if (access === 'read only') return inOwnTransaction(verb, access)
        requireSingleUse(request)
        return inOwnTransaction((ctx) => doOnce(ctx.tx, keyed, () => verb(ctx), recordsOf(ctx, servedResources)))
      },
      inSteps: (work) => {
        requireSingleUse(request)
        return inKeyedSteps(plain, { keyed, servedResources }, work)
      },
    }
  }
  return Object.assign(
    async <T>(request: FastifyRequest, verb: (ctx: Context) => Promise<T>) => (await enter(request)).transact(verb),
    { enter },
  )
}

/** Claims the key, does the work, and stores the result with the last transaction; if the work fails, the key is released. */
const inKeyedSteps = async <T>(
  plain: Omit<Steps, 'conclude'>,
  { keyed, servedResources }: { keyed: Keyed; servedResources: readonly ServedResource[] },
  work: (steps: Steps) => Promise<T>,
): Promise<T> => {
  const claimed = await plain.transact((ctx) => claimKey<T>(ctx.tx, keyed, recordsOf(ctx, servedResources)))
  if ('answer' in claimed) return claimed.answer
  const { claim } = claimed
  const conclude: Steps['conclude'] = (verb) =>
    plain.transact(async (ctx) => {
      const result = await verb(ctx)
      if (result !== undefined)
        await concludeClaim(ctx.tx, keyed, claim, { result, records: recordsOf(ctx, servedResources) })
      return result
    })
  try {
    return await work({ ...plain, conclude })
  } catch (error) {
    // Best effort: if even this fails, the lease expires.
    await plain.transact((ctx) => releaseClaim(ctx.tx, keyed, claim)).catch(() => {})
    throw error
  }
}

/** When each super admin's visit was last logged, as far as this process knows; after a restart the database is checked. */
const visits = new Map<string, number>()
const hourMs = 3_600_000

/** Logs that a super admin visits a company: one event per hour, even if they only read. */
const logVisit = async (
  deps: Deps,
  { tenant, actor }: { tenant: TenantId; actor: Actor },
  onLateError: (error: unknown) => void,
): Promise<void> => {
  const visit = `${tenant} ${actor.uuid}`
  if (Date.now() - (visits.get(visit) ?? 0) < hourMs) return
  const writeVisitEvent = async (ctx: Context) => {
    await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [visit])
    const recent = await ctx.tx.query(
      `select from audit_events where tenant = $1 and at > now() - interval '1 hour' and action = 'company.visit'
         and actor->>'uuid' = $2 limit 1`,
      [tenant, actor.uuid],
    )
    if (recent.length === 0) await writeAuditEvent(ctx, 'company.visit', tenant)
  }
  await workInTenant(deps, tenant, actor, writeVisitEvent, { access: 'read write', onLateError })
  if (visits.size > 10_000) visits.clear()
  visits.set(visit, Date.now())
}

const keyedRequests = new WeakSet<FastifyRequest>()

/** A key stores one result; a second transaction that writes would not be covered by it. */
const requireSingleUse = (request: FastifyRequest): void => {
  if (keyedRequests.has(request)) throw new Error(`${request.url} writes in several transactions: do so with inSteps`)
  keyedRequests.add(request)
}

/** Writes take no query parameters; one that is sent asks for something that we do not do. */
export const rejectParameters = (request: FastifyRequest): void => {
  const [unknown] = Object.keys(request.query as object)
  if (unknown !== undefined) throw unknownParameter(unknown)
}

type WorkOptions = TransactionOptions & {
  /** Whether a read-only transaction may run on the replica. */
  mayUseReplica?: boolean
}

/** Runs a verb in one transaction of a tenant. */
export const workInTenant = <T>(
  deps: Deps,
  tenant: TenantId,
  actor: Actor,
  verb: (ctx: Context) => Promise<T>,
  { mayUseReplica = false, ...options }: WorkOptions,
): Promise<T> =>
  deps.turns.database(tenant, () => {
    const work = (tx: OpenTransaction) => verb({ tenant, actor, tx, deps })
    return mayUseReplica && deps.replica !== null && options.access === 'read only'
      ? deps.replica.read(tenant, work, options)
      : inTransaction(deps.pool, tenant, work, options)
  })

/** A number in the path, from 1; 404 for anything else. */
export const numberParam = (request: FastifyRequest, name: string): number => {
  const text = (request.params as Record<string, string>)[name] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('not_found')
  return Number(text)
}

/** A uuid in the path; 404 for anything else. */
export const uuidParam = (request: FastifyRequest, name = 'uuid'): string => {
  const value = (request.params as Record<string, string>)[name] ?? ''
  if (!isUuid(value)) throw new Problem('not_found')
  return value.toLowerCase()
}

/** Sends a record with its revision as ETag. */
export const sendRecord = (reply: FastifyReply, data: Answer | ({ readonly rev: number } & Sendable), status = 200) =>
  reply
    .code(status)
    .header('etag', `"${Number(data.rev)}"`)
    .send({ data })
