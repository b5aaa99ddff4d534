import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountStateAnswer } from '@sojourn/contract/account'
import type { App } from '../kit/http/app.ts'
import { uuidParam } from '../kit/http/in-tenant.ts'
import type { OnPlatform } from '../kit/http/on-platform.ts'
import { originOf } from '../kit/origin.ts'
import { Problem } from '../kit/problem.ts'
import { type Outcome, restorePerson, suspendPerson } from './suspend.ts'

/** What super admins may do to an account. */
export const staffAccountRoutes = (app: App, onPlatform: OnPlatform): void => {
  const schema = {
    tags: ['users'],
    security: [{ bearer: [] }],
    params: z.object({ uuid: z.uuid() }),
    response: { 200: accountStateAnswer },
  }
  app.post(
    '/v1/dashboard/users/:uuid/suspend',
    {
      config: { staffOnly: true },
      schema: {
        ...schema,
        operationId: 'suspendAccount',
        summary: 'Suspend an account',
        description:
          'Super admins only. Ends all sessions of the account in every company and blocks further logins. Returns 409 if the account is already suspended, is your own, or belongs to the last super admin.',
      },
    },
    (request) =>
      onPlatform.asStaff(request, async ({ tx, person }) => {
        const uuid = uuidParam(request)
        if (uuid === person.uuid) throw new Problem('conflict', { detail: 'you cannot suspend your own account' })
        return answerFor(await suspendPerson(tx, { uuid }, { isForced: false, origin: originOf(request) }), 'suspended')
      }),
  )
  app.post(
    '/v1/dashboard/users/:uuid/restore',
    {
      config: { staffOnly: true },
      schema: {
        ...schema,
        operationId: 'restoreAccount',
        summary: 'Restore a suspended account',
        description: 'Super admins only. The user can log in again. Returns 409 if the account is not suspended.',
      },
    },
    (request) => onPlatform.asStaff(request, (ctx) => restore(ctx.tx, request)),
  )
}

const restore = async (tx: Parameters<typeof restorePerson>[0], request: FastifyRequest) =>
  answerFor(await restorePerson(tx, { uuid: uuidParam(request) }, originOf(request)), 'active')

const rejections = {
  unchanged: { suspended: 'the account is already suspended', active: 'the account is not suspended' },
  last_super_admin: { suspended: 'this is the last super admin who can log in', active: '' },
} as const

const answerFor = (outcome: Outcome, state: 'active' | 'suspended') => {
  if (outcome.ok) return { data: { uuid: outcome.uuid, state } }
  if (outcome.reason === 'unknown') throw new Problem('not_found')
  throw new Problem('conflict', { detail: rejections[outcome.reason][state] })
}
