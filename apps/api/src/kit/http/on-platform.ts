import type { FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Transaction } from '../context.ts'
import type { Deps } from '../deps.ts'
import { doOnce, keyedOf } from './idempotency.ts'
import { lateErrorsTo } from './late-errors.ts'
import { rejectParameters } from './in-tenant.ts'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only for the platform’s own staff: 403 for everybody else. */
    staffOnly?: boolean
    /** What the route serves depends on the configuration: 404 if it is not set up. */
    mayBeMissing?: boolean
  }
}

/** A logged-in user, whatever companies they belong to. */
export type Person = { uuid: string; isGod: boolean }

/** What a verb of the platform may use: the user, and a transaction that sees no company's rows. */
export type PlatformContext = { person: Person; tx: Transaction; deps: Deps }

/** Runs a verb for a request that names no company. */
export type OnPlatform = {
  <T>(request: FastifyRequest, verb: (ctx: PlatformContext) => Promise<T>): Promise<T>
  /** The same for the platform’s own staff; 403 for everybody else, before anything is read. */
  asStaff<T>(
    request: FastifyRequest,
    verb: (ctx: PlatformContext, body: unknown) => Promise<T>,
    readBody?: ReadBody,
  ): Promise<T>
}
type ReadBody = (request: FastifyRequest) => Promise<unknown>

/** `check` is implemented by identity: the user who sends the request, or 401. */
export const onPlatformOf = (deps: Deps, check: (request: FastifyRequest) => Promise<Person>): OnPlatform => {
  const run = <T>(request: FastifyRequest, person: Person, verb: (ctx: PlatformContext) => Promise<T>): Promise<T> => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading) rejectParameters(request)
    const keyed = keyedOf(request, {
      tenant: null,
      person: person.uuid,
      standing: JSON.stringify(['platform', person.isGod]),
      deps,
    })
    const work = (tx: Transaction) => verb({ person, tx, deps })
    return inTransaction(deps.pool, null, (tx) => (keyed ? doOnce(tx, keyed, () => work(tx)) : work(tx)), {
      access: isReading ? 'read only' : 'read write',
      onLateError: lateErrorsTo(request.log),
    })
  }
  return Object.assign(
    async <T>(request: FastifyRequest, verb: (ctx: PlatformContext) => Promise<T>) =>
      run(request, await check(request), verb),
    {
      asStaff: async <T>(
        request: FastifyRequest,
        verb: (ctx: PlatformContext, body: unknown) => Promise<T>,
        readBody?: ReadBody,
      ) => {
        const person = await check(request)
        requireStaff(person)
        const body = readBody ? await readBody(request) : undefined
        return run(request, person, (ctx) => verb(ctx, body))
      },
    },
  )
}

/** 403 for everybody but super admins. */
const requireStaff = (person: Person): void => {
  if (!person.isGod) throw new Problem('platform_only')
}
