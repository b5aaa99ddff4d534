import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tokenAnswer } from '@sojourn/contract/account'
import {
  singleSignOnFinishInput,
  singleSignOnHours,
  singleSignOnOfferAnswer,
  singleSignOnStartAnswer,
  singleSignOnStartInput,
} from '@sojourn/contract/single-sign-on'
import type { App } from '../kit/http/app.ts'
import { bodyLimits } from '../kit/http/body-limits.ts'
import type { AsServer } from '../kit/http/in-tenant.ts'
import { rejectParameters, uuidParam } from '../kit/http/in-tenant.ts'
import type { Oidc } from '../platform/oidc/oidc.ts'
import type { Limits } from './auth-limits.ts'
import type { GuestContext } from './guest-context.ts'
import { singleSignOnOf } from './single-sign-on.ts'

const base = '/v1/auth/single-sign-on/:company'

/** Logging in with a company's identity provider. */
export const singleSignOnRoutes = (
  app: App,
  guest: GuestContext,
  asServer: AsServer,
  oidc: Oidc,
  limits: Limits,
): void => {
  const { getProvider, start, finish } = singleSignOnOf(guest, asServer, oidc, limits)
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    rejectParameters(request)
    await limits.countNetwork(request)
  }
  const options = { preHandler, bodyLimit: bodyLimits.small }
  const docs = { tags: ['auth'], params: z.object({ company: z.uuid() }) }
  const companyOf = (request: FastifyRequest) => uuidParam(request, 'company')

  app.get(
    base,
    {
      preHandler,
      schema: {
        ...docs,
        operationId: 'singleSignOnOffer',
        summary: 'Check whether a company has single sign-on',
        description:
          'Returns the company name for the login page. Returns 404 if the company has no identity provider.',
        response: { 200: singleSignOnOfferAnswer },
      },
    },
    async (request) => ({ data: { company: (await getProvider(companyOf(request))).company } }),
  )

  app.post(
    `${base}/start`,
    {
      ...options,
      schema: {
        ...docs,
        operationId: 'startSingleSignOn',
        summary: 'Start a single sign-on login',
        description:
          'Returns the address to open in the browser next. Uses the OpenID Connect code flow with PKCE. Returns 422 `single_sign_on_failed` if the provider cannot be reached.',
        body: singleSignOnStartInput,
        response: { 200: singleSignOnStartAnswer },
      },
    },
    async (request) => ({ data: await start(companyOf(request), request.body) }),
  )

  app.post(
    `${base}/finish`,
    {
      ...options,
      schema: {
        ...docs,
        operationId: 'finishSingleSignOn',
        summary: 'Finish a single sign-on login',
        description: `Returns a token that is valid for ${singleSignOnHours} hours and for this company only. Returns 422 \`login_expired\` after ten minutes, on a second attempt or in another browser. Returns 422 \`single_sign_on_failed\` if the provider’s response is invalid or the account is not a member of the company; \`detail\` gives the reason.`,
        body: singleSignOnFinishInput,
        response: { 200: tokenAnswer },
      },
    },
    async (request, reply) => {
      const token = await finish(request, companyOf(request))
      reply.header('cache-control', 'no-store')
      return { access_token: token, token_type: 'Bearer' as const, expires_in: singleSignOnHours * 60 * 60 }
    },
  )
}
