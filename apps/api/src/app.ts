import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { resourceCount } from '@sojourn/contract/account'
import { dataOf } from '@sojourn/contract/kit/page'
import { documentLimits } from '@sojourn/contract/itinerary/document'
import { z } from 'zod'
import { asServerOf, authenticateMember } from './identity/authenticate.ts'
import { identityRoutes } from './identity/routes.ts'
import { answerProblems } from './kit/answer-problems.ts'
import type { Deps } from './kit/deps.ts'
import { inTenantOf } from './kit/in-tenant.ts'
import { acceptJson } from './kit/json-body.ts'
import { addOpenapi } from './kit/openapi.ts'
import { mountNoun, problems } from './kit/routes.ts'
import { checkResponses } from './kit/validation.ts'
import { nouns } from './nouns.ts'
import { accommodations } from './resources/accommodations/queries.ts'
import { companyPageRoutes } from './resources/company-pages/routes.ts'
import { contactRoutes } from './resources/contacts/routes.ts'
import { destinationRoutes } from './resources/destinations/routes.ts'
import { excursions } from './resources/excursions/queries.ts'
import { guides } from './resources/guides/queries.ts'
import { itineraryRoutes } from './resources/itineraries/routes.ts'
import { mediaRoutes } from './resources/media/routes.ts'
import { publishRoutes, travellerRoutes } from './resources/publications/routes.ts'
import { countResources } from './resources/resource-counts/queries.ts'
import { searchRoutes } from './resources/searches/routes.ts'
import { shareRoutes } from './resources/shares/routes.ts'
import { supplierRoutes } from './resources/suppliers/routes.ts'
import { siteRoutes } from './kit/site.ts'

type OnRoute = (route: { method: string; url: string }) => void

/**
 * Builds the whole server from its parts; it does not listen yet. Tests use it the same way.
 * `onRoute` hears of every route as it is added.
 */
export const buildApp = async (deps: Deps, onRoute: OnRoute = () => {}): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: deps.log.level === 'silent' ? false : { level: deps.log.level, redact: ['req.headers.authorization'] },
    bodyLimit: documentLimits.bytes + 1024 * 1024,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: 'loopback',
    forceCloseConnections: true,
  })
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') onRoute({ method: one, url })
  })
  answerProblems(app)
  checkResponses(app)
  acceptJson(app)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: deps.publicUrl().startsWith('https:'),
  })
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  await app.register(formbody)
  await app.register(multipart, { limits: { fields: 200, fieldSize: documentLimits.bytes, files: 1 } })
  await app.register(rateLimit, { global: false })
  await app.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 })
  await addOpenapi(app, deps.publicConfig.productName)

  app.register(async (routes) => {
    const inTenant = inTenantOf(deps, (request, tenant) => authenticateMember(deps.pool, request, tenant))
    const asServer = asServerOf(deps, (error) => app.log.error(error, 'work after an answer failed'))
    identityRoutes(routes, deps)
    for (const noun of [accommodations, excursions, guides]) mountNoun(routes, inTenant, noun)
    destinationRoutes(routes, inTenant)
    contactRoutes(routes, inTenant)
    companyPageRoutes(routes, inTenant)
    supplierRoutes(routes, inTenant)
    itineraryRoutes(routes, inTenant)
    publishRoutes(routes, inTenant)
    shareRoutes(routes, inTenant)
    mediaRoutes(routes, inTenant, asServer, deps)
    routes.get(
      '/v1/:tenant/resource-count',
      {
        schema: {
          tags: ['counts'],
          operationId: 'resourceCount',
          security: [{ bearer: [] }],
          params: z.object({ tenant: z.uuid() }),
          response: { ...problems, 200: dataOf(resourceCount) },
        },
      },
      (request) => inTenant(request, async (ctx) => ({ data: await countResources(ctx, nouns) })),
    )
    searchRoutes(routes, inTenant, nouns)
    travellerRoutes(routes, asServer, deps)
    await siteRoutes(routes, deps)
  })
  return app
}
