import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type Config, ConfigError } from './config.ts'
import type { Deps } from './kit/deps.ts'
import { createBuiltInGateway } from './platform/billing/built-in-gateway.ts'
import { createStripeGateway } from './platform/billing/stripe-gateway.ts'
import { createBrochurePrinter } from './platform/brochure/printer.ts'
import { createCaptcha } from './platform/captcha/captcha.ts'
import { createPool } from './platform/db/pool.ts'
import { createDns } from './platform/dns/dns.ts'
import { createOutbox, createSmtpMail } from './platform/mail/mail.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import { createPageRenderer } from './platform/pages/page-renderer.ts'
import { createPictures } from './platform/pictures/pictures.ts'
import { createQueue } from './platform/queue/queue.ts'
import { createLocalStorage } from './platform/storage/local-storage.ts'
import { createS3Storage } from './platform/storage/s3-storage.ts'
import { registry } from './served-resources.ts'
import { requestLimitsOf } from './identity/admit-requests.ts'
import { authLimits, emailLimits } from './identity/auth-limits.ts'
import { importQuota } from './resources/imports/fit-quota.ts'
import { enquiryLimits } from './resources/sites/count-enquiries.ts'
import { webhookWaits } from './resources/webhooks/send-delivery.ts'
import { createFairTurns } from './kit/fair-turns.ts'
import { createHostDirectory } from './kit/host-directory.ts'
import { sign } from './kit/sealing.ts'
import { loadSecretKeys } from './secret-key.ts'
import { demoLogin } from './demo/accounts.ts'

// Bytes of files on their way through count like the rest of the heap, in whose proportion garbage may grow. By default V8
// collects everything again after each 64 MB of them, which takes as long as a third of all that an upload needs.
setFlagsFromString('--external-memory-accounted-in-global-limit')

type Options = {
  config: Config
  databaseUrl: string
  publicUrl: () => string
  webFolder: string | null
  level: Deps['log']['level']
}

/** Makes one of each outside thing from the configuration. `close` ends what they hold open. */
export const assemble = async ({
  config,
  databaseUrl,
  publicUrl,
  webFolder,
  level,
}: Options): Promise<{ deps: Deps; close: () => Promise<void> }> => {
  const { storage, closeStorage } = await openStorage(config)
  const connections = 20
  const pool = createPool(databaseUrl, connections)
  const printer = createBrochurePrinter()
  const pictures = createPictures()
  const pages = createPageRenderer()
  const from = `${config.productName} <no-reply@${new URL(publicUrl()).hostname}>`
  const secretKey = await loadSecretKeys(config)
  const deps: Deps = {
    pool,
    printer,
    pictures,
    pages,
    storage,
    mail: config.smtp ? createSmtpMail(config.smtp, from) : createOutbox(join(config.dataDir, 'outbox'), from),
    captcha: createCaptcha(secretKey),
    outbound: createOutbound({ namedHosts: config.outboundHosts }),
    dns: createDns(),
    hosts: createHostDirectory(pool),
    webhookWaits,
    authLimits,
    emailLimits,
    importQuota,
    enquiryLimits,
    turns: createFairTurns(connections),
    requestLimits: requestLimitsOf(config.requestsPerMinute),
    // The demo's accounts are for everybody to try.
    requireSecondFactor: !config.isDemo,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken ?? null,
    securityContact: config.securityContact ?? null,
    queue: createQueue(pool),
    ...registry,
    secretKey,
    // The built-in gateway takes no money: it stands in only where none is expected.
    billing: config.stripe
      ? createStripeGateway({ ...config.stripe, publicUrl })
      : createBuiltInGateway({ publicUrl, sign: (text) => sign('checkout', text, secretKey) }),
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
    },
    workFolder: join(config.dataDir, 'work'),
    webFolder,
    log: { level },
  }
  return {
    deps,
    close: async () => {
      await Promise.all([pictures.close(), printer.close(), pages.close()])
      await pool.end()
      closeStorage()
    },
  }
}

/** A bucket that is closed to us or not there stops the start. One that does not answer now may do so later. */
const openStorage = async (config: Config) => {
  if (!config.s3) return { storage: createLocalStorage(join(config.dataDir, 'media')), closeStorage: () => {} }
  const storage = createS3Storage(config.s3)
  const rejection = await storage.check()
  if (rejection === null) return { storage, closeStorage: () => storage.close() }
  storage.close()
  throw new ConfigError('S3_URL', `must lead to a bucket that is open to us (${rejection})`)
}

const productVersion = async (): Promise<string> => {
  const manifest: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0'
}
