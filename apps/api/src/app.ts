import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { apiTags } from '@sojourn/contract/api-tags'
import { makeExamples } from '@sojourn/contract/examples/make-examples'
import { translationLanguages } from '@sojourn/contract/kit/translation-languages'
import { preferredLanguage } from '@sojourn/contract/itinerary/page-languages'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { busyPage, nothingHerePage } from '@sojourn/publishing/page/nothing-here'
import { noticePage } from '@sojourn/publishing/page/notice-page'
import { admitRequests } from './identity/admit-requests.ts'
import type { App } from './kit/http/app.ts'
import { limitsOf } from './identity/auth-limits.ts'
import { joinRoutes } from './identity/join-routes.ts'
import { guestContext } from './identity/guest-context.ts'
import { singleSignOnRoutes } from './identity/single-sign-on-routes.ts'
import { createOidc } from './platform/oidc/oidc.ts'
import { singleSignOnSettingsRoutes } from './resources/identity-providers/routes.ts'
import { actAs, asServerOf, authenticateMember, authenticatePerson } from './identity/authenticate.ts'
import { identityRoutes } from './identity/routes.ts'
import { staffAccountRoutes } from './identity/staff-routes.ts'
import { allowWeb } from './kit/http/allow-web.ts'
import { answerBadAddress, answerProblems, type SendPage, type UnavailablePage } from './kit/http/answer-problems.ts'
import { addBrowserPolicies } from './kit/http/browser-policies.ts'
import type { Deps } from './kit/deps.ts'
import { bodyLimits } from './kit/http/body-limits.ts'
import { rejectForms } from './kit/http/form.ts'
import { closeGracefully } from './kit/http/close-gracefully.ts'
import { leaveBodies } from './kit/http/leave-bodies.ts'
import { inTenantOf } from './kit/http/in-tenant.ts'
import { lateErrorsTo } from './kit/http/late-errors.ts'
import { keepPrivate } from './kit/http/keep-private.ts'
import { acceptJson } from './kit/http/json-body.ts'
import { addMetrics } from './kit/http/metrics.ts'
import { onPlatformOf } from './kit/http/on-platform.ts'
import { logRejections } from './kit/http/rejection-log.ts'
import { addOpenapi } from './kit/openapi/add-openapi.ts'
import type { Route } from './kit/http/route.ts'
import { mountPlain } from './kit/http/routes.ts'
import { checkResponses } from './kit/http/validation.ts'
import type { ServedResource } from './kit/records/served-resource.ts'
import { servedResources } from './served-resources.ts'
import { acceptanceRoutes } from './resources/acceptances/routes.ts'
import { apiKeyRoutes } from './resources/api-keys/routes.ts'
import { auditRoutes } from './resources/audit-events/routes.ts'
import { identityEventRoutes } from './resources/identity-events/routes.ts'
import { cardPaymentRoutes } from './resources/card-payments/routes.ts'
import { companyPages } from './resources/company-pages/queries.ts'
import { companyPageRoutes } from './resources/company-pages/routes.ts'
import { commentRoutes } from './resources/comments/routes.ts'
import { contacts } from './resources/contacts/queries.ts'
import { contactRoutes } from './resources/contacts/routes.ts'
import { destinations } from './resources/destinations/queries.ts'
import { destinationRoutes } from './resources/destinations/routes.ts'
import { allowedHostRoute, domainRoutes } from './resources/domains/routes.ts'
import { exchangeRates } from './resources/exchange-rates/queries.ts'
import { exchangeRateRoutes } from './resources/exchange-rates/routes.ts'
import { exportRoutes } from './resources/exports/routes.ts'
import { importRoutes } from './resources/imports/routes.ts'
import { faqRoutes } from './resources/faqs/routes.ts'
import { invoices } from './resources/invoices/queries.ts'
import { invoiceRoutes } from './resources/invoices/routes.ts'
import { itineraries } from './resources/itineraries/queries.ts'
import { itinerarySourceRoutes } from './resources/itinerary-sources/routes.ts'
import { itineraryRoutes } from './resources/itineraries/routes.ts'
import { media } from './resources/media/queries.ts'
import { mediaRoutes } from './resources/media/routes.ts'
import { notificationRoutes } from './resources/notifications/routes.ts'
import { outboxRoutes } from './resources/outbox-emails/routes.ts'
import { pageHelpRoutes } from './resources/page-help/routes.ts'
import { flightRoutes } from './resources/flights/routes.ts'
import { nearbyRoutes } from './resources/neighbours/routes.ts'
import { payables } from './resources/payables/queries.ts'
import { payableRoutes } from './resources/payables/routes.ts'
import { presenceRoutes } from './resources/open-pages/routes.ts'
import { payments } from './resources/payments/queries.ts'
import { paymentRoutes } from './resources/payments/routes.ts'
import { pointRoutes } from './resources/points/routes.ts'
import { placeRoutes } from './resources/places/routes.ts'
import { publishRoutes, travellerRoutes } from './resources/publications/routes.ts'
import { deadlineRoutes } from './resources/deadlines/routes.ts'
import { countRoutes } from './resources/resource-counts/routes.ts'
import { translationRoutes } from './resources/translations/routes.ts'
import { questionRoutes } from './resources/questions/routes.ts'
import { taskRoutes } from './resources/tasks/routes.ts'
import { revisionRoutes } from './resources/revisions/routes.ts'
import { searchRoutes } from './resources/searches/routes.ts'
import { sentEmailRoutes } from './resources/sent-emails/routes.ts'
import { shareRoutes } from './resources/shares/routes.ts'
import { userRoutes } from './resources/users/routes.ts'
import { sampleRoutes } from './sample/routes.ts'
import { createAskGateway } from './subscriptions/ask-gateway.ts'
import { checkoutRoutes } from './subscriptions/checkout-routes.ts'
import { eventRoutes } from './subscriptions/event-routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { pagePreviewRoutes, publicSiteRoutes } from './resources/sites/routes.ts'
import { snippets } from './resources/snippets/queries.ts'
import { snippetRoutes } from './resources/snippets/routes.ts'
import { support } from './resources/support/queries.ts'
import { supportRoutes } from './resources/support/routes.ts'
import { tagRoutes } from './resources/tags/routes.ts'
import { tenantRoutes } from './resources/tenants/routes.ts'
import { separateHosts } from './kit/http/separate-hosts.ts'
import { savedPageRoutes } from './resources/saved-pages/routes.ts'
import { savedViewRoutes } from './resources/saved-views/routes.ts'
import { travellerFormRoutes } from './resources/traveller-forms/routes.ts'
import { visitRoutes } from './resources/visits/routes.ts'
import { webhookRoutes } from './resources/webhooks/routes.ts'
import { traceRequests } from './kit/http/trace-requests.ts'
import { waitUntilReady } from './kit/http/wait-until-ready.ts'
import { traceFields } from './platform/tracing/span.ts'
import { sendPageOf, siteRoutes } from './kit/http/web-app.ts'
import { answerUnreadable, rejectUnreadable } from './kit/http/unreadable-requests.ts'

type OnRoute = (route: Route) => void

/**
 * Builds the whole server from its dependencies; it does not listen yet. Tests use it the same way. `onRoute` is called for
 * every route that is added.
 */
export const buildApp = async (deps: Deps, onRoute: OnRoute = () => {}): Promise<App> => {
  const sendPage = sendPageOf(deps)
  const app = createServer(deps, sendPage)
  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS') onRoute({ method: one, url, schema, config })
  })
  await addEdge(app, deps, sendPage)
  app.register(async (routes) => mountRoutes(routes, deps))
  return app
}

const createServer = (deps: Deps, sendPage: SendPage): App =>
  Fastify({
    logger:
      deps.log.level === 'silent'
        ? false
        : { level: deps.log.level, redact: ['req.headers.authorization'], stream: deps.log.to, mixin: traceFields },
    // Unique over all processes, so that one that a user reports is found in the logs.
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimits.small,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    // Clients are told this time, so it must end before the connection does.
    keepAliveTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: trustedBy(deps.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadAddress(sendPage),
    clientErrorHandler: answerUnreadable,
    // A missing Host header is rejected by us, with a problem document. Timeouts of requests are checked at this interval.
    http: { requireHostHeader: false, connectionsCheckingInterval: 5000 },
  })

/** What every request passes before its route and every response after it, in this order. */
const addEdge = async (app: App, deps: Deps, sendPage: SendPage): Promise<void> => {
  traceRequests(app, deps)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/v1/')) deps.pictures.yieldToEventLoop()
  })
  closeGracefully(app, deps)
  rejectUnreadable(app)
  addMetrics(app, deps)
  leaveBodies(app)
  answerProblems(app, sendPage, unavailablePageOf(deps))
  waitUntilReady(app, deps)
  logRejections(app)
  checkResponses(app)
  acceptJson(app)
  keepPrivate(app)
  addBrowserPolicies(app)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: deps.publicUrl().startsWith('https:'),
  })
  await allowWeb(app, deps)
  separateHosts(app, deps, nothingHerePage())
  admitRequests(app, deps)
  rejectForms(app)
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  await app.register(formbody)
  await app.register(multipart, { limits: { fields: 200, fieldSize: bodyLimits.small, files: 1 } })
  await addOpenapi(app, {
    productName: deps.publicConfig.productName,
    publicUrl: deps.publicUrl,
    tags: apiTags,
    makeExamples,
  })
}

const mountRoutes = async (routes: App, deps: Deps): Promise<void> => {
  const inTenant = inTenantOf(deps, (request, tenant) => authenticateMember(deps, request, tenant), {
    servedResources,
  })
  const logLateError = lateErrorsTo(routes.log)
  const asServer = asServerOf(deps, logLateError)
  const limits = limitsOf(deps)
  identityRoutes(routes, deps, limits)
  joinRoutes(routes, deps, asServer, limits)
  const oidc = createOidc(deps.outbound)
  const guest = guestContext(deps, logLateError)
  singleSignOnRoutes(routes, guest, asServer, oidc, limits)
  singleSignOnSettingsRoutes(routes, inTenant, oidc)
  const onPlatform = onPlatformOf(deps, (request) => authenticatePerson(deps, request))
  const ownRoutes = new Map<ServedResource, () => void>([
    [companyPages, () => companyPageRoutes(routes, inTenant)],
    [contacts, () => contactRoutes(routes, inTenant)],
    [destinations, () => destinationRoutes(routes, inTenant)],
    [exchangeRates, () => exchangeRateRoutes(routes, inTenant)],
    [invoices, () => invoiceRoutes(routes, inTenant)],
    [itineraries, () => itineraryRoutes(routes, inTenant)],
    [media, () => mediaRoutes(routes, inTenant, asServer, actAs, deps)],
    [payables, () => payableRoutes(routes, inTenant)],
    [payments, () => paymentRoutes(routes, inTenant)],
    [snippets, () => snippetRoutes(routes, inTenant)],
    [support, () => supportRoutes(routes, inTenant, onPlatform)],
  ])
  for (const resource of servedResources) (ownRoutes.get(resource) ?? (() => mountPlain(routes, inTenant, resource)))()
  userRoutes(routes, inTenant)
  faqRoutes(routes, onPlatform)
  staffAccountRoutes(routes, onPlatform)
  pageHelpRoutes(routes, onPlatform)
  outboxRoutes(routes, onPlatform)
  placeRoutes(routes, onPlatform)
  tenantRoutes(routes, onPlatform, deps)
  itinerarySourceRoutes(routes, inTenant)
  publishRoutes(routes, inTenant)
  revisionRoutes(routes, inTenant)
  presenceRoutes(routes, inTenant)
  shareRoutes(routes, inTenant)
  acceptanceRoutes(routes, inTenant, asServer, deps)
  questionRoutes(routes, inTenant, asServer, deps)
  taskRoutes(routes, inTenant)
  translationRoutes(routes, inTenant)
  cardPaymentRoutes(routes, inTenant, asServer, deps)
  visitRoutes(routes, inTenant, asServer, deps)
  travellerFormRoutes(routes, inTenant, asServer, deps)
  commentRoutes(routes, inTenant)
  notificationRoutes(routes, inTenant)
  sentEmailRoutes(routes, inTenant)
  apiKeyRoutes(routes, inTenant)
  auditRoutes(routes, inTenant)
  identityEventRoutes(routes, inTenant)
  exportRoutes(routes, inTenant, servedResources)
  importRoutes(routes, inTenant)
  sampleRoutes(routes, inTenant, servedResources)
  webhookRoutes(routes, inTenant)
  savedViewRoutes(routes, inTenant)
  domainRoutes(routes, inTenant)
  allowedHostRoute(routes, deps)
  const askGateway = createAskGateway()
  subscriptionRoutes(routes, inTenant, asServer, askGateway)
  checkoutRoutes(routes, asServer, deps)
  eventRoutes(routes, asServer, deps, askGateway)
  countRoutes(routes, inTenant, servedResources)
  deadlineRoutes(routes, inTenant)
  searchRoutes(routes, inTenant, servedResources)
  flightRoutes(routes, inTenant)
  nearbyRoutes(routes, inTenant, servedResources)
  pointRoutes(routes, inTenant, servedResources)
  tagRoutes(routes, inTenant, servedResources)
  travellerRoutes(routes, asServer, deps)
  savedPageRoutes(routes, asServer, deps)
  publicSiteRoutes(routes, asServer, deps)
  pagePreviewRoutes(routes, inTenant)
  await siteRoutes(routes, deps)
}

/** For a browser: what the server is preparing, or that it is too busy, in a language that the reader prefers. */
const unavailablePageOf =
  ({ readiness }: Deps): UnavailablePage =>
  ({ headers }, reloadSeconds) => {
    if (readiness.preparation) return noticePage(wordsIn('en'), { ...readiness.preparation, reloadSeconds })
    const preferred = preferredLanguage(headers['accept-language'], { main: 'en', others: translationLanguages })
    return busyPage(preferred ?? 'en', reloadSeconds)
  }

/** A number counts hops from this server: that many addresses in front of it are proxies. */
const trustedBy = (proxies: Deps['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
