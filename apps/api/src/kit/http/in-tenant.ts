import type { FastifyReply, FastifyRequest } from 'fastify'

import { isUuid } from '@sojourn/contract/kit/uuid'
import { type Access, inTransaction, type TransactionOptions } from '../../platform/db/transaction.ts'
import type { Sendable } from '../sendable.ts'
import type { Actor } from '../actor.ts'
import { writeAuditEvent } from '../records/audit.ts'
import type { Context, TenantId } from '../context.ts'
import type { Deps } from '../deps.ts'
import { claimKey, concludeClaim, doOnce, type Keyed, keyedOf, releaseClaim, standingOf } from './idempotency.ts'
import { recordsOf } from './kept-answers.ts'
import type { Answer, ServedResource } from '../records/served-resource.ts'
import { originOf } from '../origin.ts'
import { Problem, unknownParameter } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that a company without a subscription may still do: paying, asking for help, leaving. */
    worksWhenLapsed?: boolean
    /** A change that must say which version it is about: else 428. */
    versionRequired?: boolean
  }
}

/** How a request is known to come from a member: identity's part, handed to the kit. */
export type MemberCheck = (
  request: FastifyRequest,
  tenant: string,
) => Promise<{ tenant: TenantId; actor: Actor; isSubscribed: boolean }>

/** A member at work. Nothing is held open between transactions, so slow work belongs there. */
export type Workspace = {
  tenant: TenantId
  actor: Actor
  deps: Deps
  /** One transaction. Under an Idempotency-Key its result is kept with it, so a request has one that writes, or `inSteps`. */
  transact<T>(verb: (ctx: Context) => Promise<T>, access?: Access): Promise<T>
  /** Work of several transactions, done once under an Idempotency-Key. It returns what its `conclude` returned. */
  inSteps<T>(work: (steps: Steps) => Promise<T>): Promise<T>
}

/** Work of several transactions, of which `conclude` is the last: its result, unless undefined, is the answer. */
export type Steps = Pick<Workspace, 'tenant' | 'actor' | 'deps' | 'transact'> & {
  conclude<T>(verb: (ctx: Context) => Promise<T>): Promise<T>
}

/** Runs a verb for a request to `/v1/{tenant}/…`: who, where, and one transaction around it. */
export type InTenant = {
  <T>(request: FastifyRequest, verb: (ctx: Context) => Promise<T>): Promise<T>
  /** Lets the sender in, for work of several transactions or with a body that is still to be read. */
  enter(request: FastifyRequest): Promise<Workspace>
}

/** Runs a verb as the server itself, in a tenant that a signed or secret address named. */
export type AsServer = <T>(tenant: string, job: string, verb: (ctx: Context) => Promise<T>) => Promise<T>

/** The same work, done as whom a signed address stands for, a person or a key of theirs: 404 unless they are still let in. */
export type ActAs = (ctx: Context, person: string, apiKey?: string | null) => Promise<Context>

type Options = {
  /** Names the company in the path. */
  parameter?: string
  /** Whose records can be read again when a request is repeated. */
  servedResources?: readonly ServedResource[]
}

/** Lets members in, as `check` knows them. */
export const inTenantOf = (
  deps: Deps,
  check: MemberCheck,
  { parameter = 'tenant', servedResources = [] }: Options = {},
): InTenant => {
  const enter = async (request: FastifyRequest): Promise<Workspace> => {
    const named = (request.params as Record<string, string>)[parameter]
    const member = await check(request, named ?? '')
    const onLateError = (error: unknown) => request.log.error(error, 'work after the answer failed')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (member.actor.isVisiting && parameter === 'tenant' && named !== undefined)
      await leaveVisit(deps, member, onLateError)
    const { worksWhenLapsed } = request.routeOptions.config
    if (!isReading && !worksWhenLapsed && !member.isSubscribed) throw new Problem('subscription_required')
    if (!isReading) rejectParameters(request)
    const inOwnTransaction = <T>(
      verb: (ctx: Context) => Promise<T>,
      access: Access = isReading ? 'read only' : 'read write',
    ) =>
      workInTenant(deps, member.tenant, member.actor, (ctx) => verb({ ...ctx, origin: originOf(request) }), {
        access,
        onLateError,
      })
    const plain = { tenant: member.tenant, actor: member.actor, deps, transact: inOwnTransaction }
    const keyed = keyedOf(request, {
      // A company that is only being made is another one each time.
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
        beginOnce(request)
        return inOwnTransaction((ctx) => doOnce(ctx.tx, keyed, () => verb(ctx), recordsOf(ctx, servedResources)))
      },
      inSteps: (work) => {
        beginOnce(request)
        return inKeyedSteps(plain, { keyed, servedResources }, work)
      },
    }
  }
  return Object.assign(
    async <T>(request: FastifyRequest, verb: (ctx: Context) => Promise<T>) => (await enter(request)).transact(verb),
    { enter },
  )
}

/** Claims the key, works, and keeps the result with the last transaction; work that fails frees the key. */
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
    // Best effort: where even this fails, the lease runs out.
    await plain.transact((ctx) => releaseClaim(ctx.tx, keyed, claim)).catch(() => {})
    throw error
  }
}

/** When each super admin was last known to have left a visit; a server that restarts asks the database. */
const visits = new Map<string, number>()
const hourMs = 3_600_000

/** A super admin who looks into a company is seen there: one event an hour, also when they only read. */
const leaveVisit = async (
  deps: Deps,
  { tenant, actor }: { tenant: TenantId; actor: Actor },
  onLateError: (error: unknown) => void,
): Promise<void> => {
  const visit = `${tenant} ${actor.uuid}`
  if (Date.now() - (visits.get(visit) ?? 0) < hourMs) return
  const leave = async (ctx: Context) => {
    await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [visit])
    const recent = await ctx.tx.query(
      `select from audit_events where tenant = $1 and at > now() - interval '1 hour' and action = 'company.visit'
         and actor->>'uuid' = $2 limit 1`,
      [tenant, actor.uuid],
    )
    if (recent.length === 0) await writeAuditEvent(ctx, 'company.visit', tenant)
  }
  await workInTenant(deps, tenant, actor, leave, { access: 'read write', onLateError })
  if (visits.size > 10_000) visits.clear()
  visits.set(visit, Date.now())
}

const begun = new WeakSet<FastifyRequest>()

/** A key keeps one result; a second transaction that writes would be left out of what is done once. */
const beginOnce = (request: FastifyRequest): void => {
  if (begun.has(request)) throw new Error(`${request.url} writes in several transactions: do so with inSteps`)
  begun.add(request)
}

/** Writes take no query parameters; one that is sent means something we do not do. */
export const rejectParameters = (request: FastifyRequest): void => {
  const [unknown] = Object.keys(request.query as object)
  if (unknown !== undefined) throw unknownParameter(unknown)
}

/** Runs a verb in one transaction of a tenant. */
export const workInTenant = <T>(
  deps: Deps,
  tenant: TenantId,
  actor: Actor,
  verb: (ctx: Context) => Promise<T>,
  options: TransactionOptions,
): Promise<T> =>
  deps.turns.database(tenant, () =>
    inTransaction(deps.pool, tenant, (tx) => verb({ tenant, actor, tx, deps }), options),
  )

/** A number of the path, from 1; anything else names nothing. */
export const numberParam = (request: FastifyRequest, name: string): number => {
  const text = (request.params as Record<string, string>)[name] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('not_found')
  return Number(text)
}

/** A uuid from the path; anything else names nothing. */
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
