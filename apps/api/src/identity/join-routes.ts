import type { FastifyRequest } from 'fastify'
import { invitation, invitationInput, joined, joinInput } from '@sojourn/contract/invitation'
import { dataOf } from '@sojourn/contract/kit/page'
import type { App } from '../kit/http/app.ts'
import type { Deps } from '../kit/deps.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { invalid, Problem } from '../kit/problem.ts'
import type { Limits } from './auth-limits.ts'
import { authenticateAccountOwner } from './authenticate.ts'
import { guestContext, guestFor } from './guest-context.ts'
import { joinCompany, readInvitation } from './join.ts'

const bodyLimit = 16 * 1024

/** Reading and accepting an invitation. */
export const joinRoutes = (app: App, deps: Deps, asServer: AsServer, limits: Limits): void => {
  // Tokens cannot be guessed; this prevents a network from keeping the server busy hashing passwords.
  const preHandler = limits.countNetwork
  const guest = guestContext(deps, (error) => app.log.error(error, 'work after an answer failed'))
  app.post(
    '/v1/auth/invitation',
    {
      preHandler,
      bodyLimit,
      schema: {
        tags: ['auth'],
        operationId: 'readInvitation',
        summary: 'Get an invitation',
        description:
          'Returns the invitation that the link in an email belongs to. Returns 422 `invalid_token` if the link has been used, was withdrawn or has expired.',
        body: invitationInput,
        response: { 200: dataOf(invitation) },
      },
    },
    async (request) => {
      const input = invitationInput.safeParse(request.body)
      if (!input.success) throw invalid(input.error)
      return { data: (await readInvitation(deps, asServer, input.data.token)).invitation }
    },
  )
  app.post(
    '/v1/auth/join',
    {
      preHandler,
      bodyLimit,
      schema: {
        tags: ['auth'],
        operationId: 'join',
        security: [{ bearer: [] }, {}],
        summary: 'Accept an invitation',
        description:
          'Requires the token from the invitation email. If the invited user already has an account, they must be logged in with it; otherwise it returns 409 `login_required`. If they have none, send a name and a password to create it; `session` is then its token.',
        body: joinInput,
        response: { 200: dataOf(joined) },
      },
    },
    async (request) => {
      const input = joinInput.safeParse(request.body)
      if (!input.success) throw invalid(input.error)
      const joining = {
        loggedIn: await loggedInPerson(deps, request),
        userAgent: request.headers['user-agent'],
        place: limits.placeOf(request),
      }
      return { data: await joinCompany(guestFor(guest, request), asServer, input.data, joining) }
    },
  )
}

/** An expired session is not an error here: users who need an account are asked to log in. */
const loggedInPerson = async (deps: Deps, request: FastifyRequest): Promise<string | null> => {
  if (!request.headers.authorization) return null
  try {
    return (await authenticateAccountOwner(deps, request)).uuid
  } catch (error) {
    if (error instanceof Problem && error.code === 'unauthenticated') return null
    throw error
  }
}
