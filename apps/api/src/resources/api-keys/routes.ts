import { apiKey, apiKeyCreate, apiKeyWithSecret } from '@sojourn/contract/api-key'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { createApiKey, newSecret } from './create.ts'
import { listApiKeys } from './queries.ts'
import { revokeApiKey } from './remove.ts'

const base = '/v1/:tenant/api-keys'
const docs = { tags: ['api-keys'], security: [{ bearer: [] }] }
const ofTenant = z.object({ tenant: z.uuid() })

/** API keys: list, create, revoke. A key's scopes cannot be changed. */
export const apiKeyRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listApiKeys',
        summary: 'List API keys',
        description:
          'Returns the active API keys, newest first: at most 50. Revoked keys are not included. Requires permission to manage API keys.',
        params: ofTenant,
        response: { 200: dataOf(z.array(apiKey)) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await listApiKeys(ctx)
        rejectParameters(request)
        return { data }
      }),
  )
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'createApiKey',
        summary: 'Create an API key',
        description:
          'Requires permission to manage API keys. The response contains the `secret`, which cannot be retrieved again. Send it as `Authorization: Bearer sojourn_…`. Returns 409 if the company has 50 keys.',
        params: ofTenant,
        body: apiKeyCreate,
        response: { 201: dataOf(apiKeyWithSecret) },
      },
    },
    async (request, reply) => {
      // The result of the transaction may be stored for retries, so the secret is added to the first response outside it.
      let secret: string | null = null
      const data = await inTenant(request, async (ctx) => {
        const keySecret = newSecret()
        const key = await createApiKey(ctx, keySecret, request.body ?? {})
        secret = keySecret
        return key
      })
      return reply.code(201).send({ data: { ...data, secret } })
    },
  )
  app.delete(
    `${base}/:uuid`,
    {
      config: { worksWhenLapsed: true },
      schema: {
        ...docs,
        operationId: 'revokeApiKey',
        summary: 'Revoke an API key',
        description:
          'Requires permission to manage API keys. Requests with the key return 401 from then on. This cannot be undone.',
        params: ofTenant.extend({ uuid: z.uuid() }),
        response: { 200: dataOf(apiKey) },
      },
    },
    (request) => inTenant(request, async (ctx) => ({ data: await revokeApiKey(ctx, uuidParam(request)) })),
  )
}
