import { z } from 'zod'
import { singleSignOnAnswer, singleSignOnInput } from '@sojourn/contract/single-sign-on'
import type { App } from '../../kit/http/app.ts'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import { type InTenant, rejectParameters } from '../../kit/http/in-tenant.ts'
import type { Oidc } from '../../platform/oidc/oidc.ts'
import { readSingleSignOn } from './queries.ts'
import { removeSingleSignOn } from './remove.ts'
import { saveSingleSignOn } from './update.ts'

const path = '/v1/:tenant/single-sign-on'
const docs = {
  tags: ['single-sign-on'],
  security: [{ bearer: [] }],
  params: z.object({ tenant: z.uuid() }),
  response: { 200: singleSignOnAnswer },
}

/** A company's identity provider, with which its members log in. */
export const singleSignOnSettingsRoutes = (app: App, inTenant: InTenant, oidc: Oidc): void => {
  app.get(
    path,
    {
      schema: {
        ...docs,
        operationId: 'getSingleSignOn',
        summary: 'Get the company’s identity provider',
        description: 'Admins only; other users get 404. The secret is never returned.',
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await readSingleSignOn(ctx)
        rejectParameters(request)
        return { data }
      }),
  )
  app.put(
    path,
    {
      bodyLimit: bodyLimits.small,
      schema: {
        ...docs,
        operationId: 'saveSingleSignOn',
        summary: 'Set the company’s identity provider',
        description:
          'Reads the issuer’s metadata (OpenID Connect Discovery) before saving. Returns 422 if it cannot be read, or if the address is not https or leads into a private network. Changing the issuer or client logs out all users who logged in with the previous one.',
        body: singleSignOnInput,
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      return { data: await workspace.inSteps((steps) => saveSingleSignOn(steps, oidc, request.body ?? {})) }
    },
  )
  app.delete(
    path,
    {
      schema: {
        ...docs,
        operationId: 'removeSingleSignOn',
        summary: 'Remove the company’s identity provider',
        description:
          'Members log in with their passwords again. All users who logged in with the provider are logged out.',
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await removeSingleSignOn(ctx) })),
  )
}
