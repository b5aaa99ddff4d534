import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, inTransaction } from '../platform/db/transaction.ts'
import type { Actor, Context, TenantId } from './context.ts'
import type { Deps } from './deps.ts'
import { Problem } from './problem.ts'

/** How a request is known to come from a member: identity's part, handed to the kit. */
export type MemberCheck = (
  request: FastifyRequest,
  tenant: string,
) => Promise<{ tenant: TenantId; actor: Actor; isSubscribed: boolean }>

/** Runs a verb for a request to `/v1/{tenant}/…`: who, where, and one transaction around it. */
export type InTenant = <T>(
  request: FastifyRequest,
  verb: (ctx: Context) => Promise<T>,
  options?: { writes?: boolean },
) => Promise<T>

/** Runs a verb as the server itself, in a tenant that a signed or secret address named. */
export type AsServer = <T>(tenant: string, job: string, verb: (ctx: Context) => Promise<T>) => Promise<T>

export const inTenantOf =
  (deps: Deps, check: MemberCheck): InTenant =>
  async (request, verb, { writes = request.method !== 'GET' && request.method !== 'HEAD' } = {}) => {
    const { tenant } = request.params as { tenant: string }
    const member = await check(request, tenant)
    if (writes && !member.isSubscribed) throw new Problem('subscription_required')
    return workInTenant(deps, member.tenant, member.actor, verb, {
      access: writes ? 'read write' : 'read only',
      onLateError: (error) => request.log.error(error, 'work after the answer failed'),
    })
  }

/** Runs a verb in one transaction of a tenant. */
export const workInTenant = <T>(
  deps: Deps,
  tenant: TenantId,
  actor: Actor,
  verb: (ctx: Context) => Promise<T>,
  options: { access: Access; onLateError: (error: unknown) => void },
): Promise<T> => inTransaction(deps.pool, tenant, (tx) => verb({ tenant, actor, tx, deps }), options)

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A uuid from the path; anything else names nothing. */
export const uuidParam = (request: FastifyRequest, name = 'uuid'): string => {
  const value = (request.params as Record<string, string>)[name] ?? ''
  if (!uuidShape.test(value)) throw new Problem('not_found')
  return value.toLowerCase()
}

/** Sends a record with its revision as ETag. */
export const sendRecord = (reply: FastifyReply, data: Record<string, unknown>, status = 200) =>
  reply
    .code(status)
    .header('etag', `"${Number(data.rev)}"`)
    .send({ data })
