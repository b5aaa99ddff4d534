import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** Describes every route at `/openapi.json` (OpenAPI 3.1) from the schemas that check it, readable at `/docs`. */
export const addOpenapi = async (app: FastifyInstance, productName: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: describe([route.method].flat().includes('POST') && isDoneOnce(url) ? withKey(schema) : schema),
    }),
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

const isDoneOnce = (url: string) => url.startsWith('/v1/') && !url.startsWith('/v1/auth/')

/** Routes do not say themselves that they take a key: the kit reads it for all of them. */
const withKey = (schema: { headers?: unknown }) => ({
  ...schema,
  headers: (schema.headers instanceof z.ZodObject ? schema.headers : z.object({})).extend({
    'idempotency-key': z.string().min(1).max(200).optional().meta({
      description: 'Sent again within 24 hours, the same request gets the same answer and is not done again.',
    }),
  }),
})

/** zod schemas as JSON Schema: what is sent in its input form, what is answered in its output form. */
const describe = (schema: object): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([part, value]) => {
      if (part === 'response')
        return [part, Object.fromEntries(Object.entries(value).map(([status, answer]) => [status, answerOf(answer)]))]
      return [part, value instanceof z.ZodType ? toJsonSchema(value, 'input') : value]
    }),
  )

const answerOf = (answer: unknown): JsonSchema =>
  answer instanceof z.ZodType
    ? { description: z.globalRegistry.get(answer)?.description ?? 'Success', ...toJsonSchema(answer, 'output') }
    : {}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  })
  return described
}
