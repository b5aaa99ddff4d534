import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { App } from '../http/app.ts'
import { describeRoutes, type DocumentOptions } from './document.ts'
import type { Route } from '../http/route.ts'

type Options = Pick<DocumentOptions, 'productName' | 'tags'> & {
  publicUrl: () => string
  makeExamples: () => DocumentOptions['examples']
}

/**
 * Describes every route that is added after it at `/openapi.json` (OpenAPI 3.1), from the schemas that validate it, with a
 * readable version at `/docs`. The document is created once, on the first request.
 */
export const addOpenapi = async (app: App, options: Options): Promise<void> => {
  // Evaluated when the document is created: hooks of inner plugins may still change the schema of a route.
  const added: RouteOptions[] = []
  app.addHook('onRoute', (route) => void added.push(route))
  const routesOf = (): Route[] =>
    added.flatMap(({ method, url, schema = {}, config = {} }) =>
      [method].flat().map((one) => ({ method: one, url, schema, config })),
    )
  const documentOf = once(() =>
    describeRoutes(routesOf(), { ...options, publicUrl: options.publicUrl(), examples: options.makeExamples() }),
  )
  // The plugin of the documentation page depends on this plugin, whose own description is not used.
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    transform: ({ url }) => ({ url, schema: { hide: true } }),
    transformObject: documentOf,
  })
  const title = `${options.productName} API`
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: "default-src 'none'",
    transformStaticCSP: () => docsPolicy(options.publicUrl()),
    uiConfig: { urls: [{ url: '/openapi.json', name: title }], docExpansion: 'none' },
    theme: { title, css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none }' }] },
  })
  const textOf = once(() => JSON.stringify(documentOf()))
  const tagOf = once(() => `"${createHash('sha256').update(textOf()).digest('base64url')}"`)
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => send(request, reply, textOf(), tagOf()))
}

/**
 * The page loads scripts from this server only and connects only to it. It uses inline styles, and its style sheet contains
 * images.
 */
const docsPolicy = (publicUrl: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ${publicUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const send = (request: FastifyRequest, reply: FastifyReply, text: string, tag: string) => {
  void reply.header('etag', tag).header('cache-control', 'no-cache')
  const etags = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return etags?.includes(tag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text)
}

const once = <T>(make: () => T): (() => T) => {
  let cached: { value: T } | undefined
  return () => (cached ??= { value: make() }).value
}
