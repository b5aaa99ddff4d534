import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Config } from './config.ts'
import type { Deps } from './kit/deps.ts'
import { createBuiltInGateway } from './platform/billing/built-in-gateway.ts'
import { createBuiltInCardGateway, noCardGateway } from './platform/card-payments/built-in-card-gateway.ts'
import type { CardGateway } from './platform/card-payments/card-gateway.ts'
import { createBrochurePrinter } from './platform/brochure/printer.ts'
import { createCaptcha } from './platform/captcha/captcha.ts'
import { createPool } from './platform/db/pool.ts'
import { createLive } from './platform/live/listen.ts'
import { createDns } from './platform/dns/dns.ts'
import { createFlightProvider } from './platform/flights/flight-provider.ts'
import { createSignatureProvider } from './platform/signing/signature-provider.ts'
import { createTranslator } from './platform/translation/translator.ts'
import { createOutbox, createSmtpMail } from './platform/mail/mail.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import { createPageRenderer } from './platform/pages/page-renderer.ts'
import { createPictures } from './platform/pictures/pictures.ts'
import { createQueue } from './platform/queue/queue.ts'
import { registry } from './served-resources.ts'
import { requestLimitsOf } from './identity/admit-requests.ts'
import { authLimits, emailLimits } from './identity/auth-limits.ts'
import { importQuota } from './resources/imports/fit-quota.ts'
import { enquiryLimits } from './resources/sites/count-enquiries.ts'
import { webhookWaits } from './resources/webhooks/send-delivery.ts'
import { createFairTurns } from './kit/fair-turns.ts'
import { createHostDirectory } from './kit/host-directory.ts'
import { sign } from './kit/sealing.ts'
import { createReplica } from './platform/db/replica.ts'
import { openStorage } from './open-storage.ts'
import { productVersion } from './product-version.ts'
import { loadSecretKeys } from './secret-key.ts'
import { demoLogin } from './demo/accounts.ts'

// Counts buffers of files in transit as part of the heap, so that garbage may grow in proportion to all of it. By default, V8
// runs a full garbage collection after each 64 MB of them, which takes a third of the time of an upload.
setFlagsFromString('--external-memory-accounted-in-global-limit')

type Options = {
  config: Config
  databaseUrl: string
  /** Without the pooler that `databaseUrl` leads through; undefined if there is none. */
  directUrl?: string
  /** A standby that answers reads. */
  replica?: { url: string; log: (line: string) => void }
  publicUrl: () => string
  webFolder: string | null
  level: Deps['log']['level']
}

/**
 * Creates each external dependency from the configuration. `close` closes the connections and processes that they hold open.
 */
export const assemble = async ({
  config,
  databaseUrl,
  directUrl,
  replica: standby,
  publicUrl,
  webFolder,
  level,
}: Options): Promise<{ deps: Deps; close: () => Promise<void> }> => {
  const { storage, closeStorage } = await openStorage(config)
  const connections = 20
  const pool = createPool(databaseUrl, connections, { directUrl })
  const replica = standby ? createReplica({ ...standby, primary: pool, connections }) : null
  const live = createLive(directUrl ?? databaseUrl, 'itinerary')
  const printer = createBrochurePrinter()
  const pictures = createPictures()
  const pages = createPageRenderer()
  const from = `${config.productName} <no-reply@${new URL(publicUrl()).hostname}>`
  const secretKey = await loadSecretKeys(config)
  const deps: Deps = {
    readiness: { preparation: null },
    drainMs: config.drainSeconds * 1000,
    pool,
    replica,
    live,
    printer,
    pictures,
    pages,
    storage,
    mail: config.smtp ? createSmtpMail(config.smtp, from) : createOutbox(join(config.dataDir, 'outbox'), from),
    captcha: createCaptcha(secretKey),
    outbound: createOutbound({ namedHosts: config.outboundHosts }),
    flights: config.flightsUrl === undefined ? null : createFlightProvider(config.flightsUrl),
    translator: config.translator === undefined ? null : createTranslator(config.translator),
    signatures: config.signatures === undefined ? null : createSignatureProvider(config.signatures),
    dns: createDns(),
    hosts: createHostDirectory(pool),
    webhookWaits,
    authLimits,
    emailLimits,
    importQuota,
    enquiryLimits,
    turns: createFairTurns(connections),
    requestLimits: requestLimitsOf(config.requestsPerMinute),
    // Anybody may try the demo accounts, so they need no second factor.
    requireSecondFactor: !config.isDemo,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken ?? null,
    securityContact: config.securityContact ?? null,
    replyDomain: config.replies?.domain ?? null,
    replyMailbox: config.replies?.mailbox ?? null,
    queue: createQueue(pool),
    ...registry,
    secretKey,
    // The built-in gateway takes no real payments: it is used only where Stripe is not configured.
    billing: config.stripe
      ? (await import('./platform/billing/stripe-gateway.ts')).createStripeGateway({ ...config.stripe, publicUrl })
      : createBuiltInGateway({ publicUrl, sign: (text) => sign('checkout', text, secretKey) }),
    cards: await cardGatewayOf(config.stripe, { publicUrl, sign: (text) => sign('card-checkout', text, secretKey) }),
    publicUrl,
    pagesUrl: () => config.publicPagesUrl ?? publicUrl(),
    publicConfig: {
      productName: config.productName,
      version: await productVersion(),
      demo: config.isDemo ? { ...demoLogin, hasOutbox: config.smtp === undefined } : null,
      captcha: { kind: 'altcha', challengeUrl: '/v1/auth/captcha' },
      tileStyleUrl: config.tileStyleUrl ?? null,
      marketingApiUrl: config.marketingApiUrl ?? null,
      apiDocsUrl: config.apiDocsUrl ?? '/docs',
      apiUrl: config.apiUrl ?? null,
      pagesUrl: config.publicPagesUrl ?? null,
      hasSignatures: config.signatures !== undefined,
    },
    workFolder: join(config.dataDir, 'work'),
    webFolder,
    log: { level },
  }
  return {
    deps,
    close: async () => {
      await Promise.all([pictures.close(), printer.close(), pages.close()])
      await live.close()
      await Promise.all([pool.end(), replica?.close()])
      closeStorage()
    },
  }
}

/** Card payments need an endpoint of their own at Stripe; without its secret, none are offered. */
const cardGatewayOf = async (
  stripe: Config['stripe'],
  builtIn: Parameters<typeof createBuiltInCardGateway>[0],
): Promise<CardGateway> => {
  if (!stripe) return createBuiltInCardGateway(builtIn)
  const { secretKey, connectSecret: webhookSecret } = stripe
  if (webhookSecret === null) return noCardGateway
  const { createStripeCardGateway } = await import('./platform/card-payments/stripe-card-gateway.ts')
  return createStripeCardGateway({ secretKey, webhookSecret })
}
