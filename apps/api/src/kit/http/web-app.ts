import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { publicConfig } from '@sojourn/contract/account'
import { isServerPath } from '@sojourn/contract/server-paths'
import type { App } from './app.ts'
import type { SendPage } from './answer-problems.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problem.ts'

/** The built web app, its public configuration, and health checks. */
export const siteRoutes = async (app: App, deps: Deps): Promise<void> => {
  app.get('/config.json', { schema: { hide: true, response: { 200: publicConfig } } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(deps.publicConfig),
  )
  app.get('/healthz', { schema: { hide: true }, config: { isUncounted: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await deps.pool.query('select 1').catch(throwUnavailable('the database is not responding'))
    await deps.queue.check().catch(throwUnavailable('the job queue is not available'))
    await deps.storage.has('readyz').catch(throwUnavailable('the storage cannot be read'))
    return { status: 'ok' }
  })
  securityRoute(app, deps)
  const sendPage = sendPageOf(deps)
  if (!deps.webFolder || !sendPage) return
  const folder = deps.webFolder
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/assets/')) route.config = { ...route.config, isUncounted: true }
  })
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '1y',
    setHeaders: (reply, path) => {
      if (/\.m?js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', scriptPolicy)
    },
  })
  for (const [file, headers] of Object.entries(rootFiles))
    app.get(`/${file}`, { schema: { hide: true }, config: { isUncounted: true } }, (_request, reply) =>
      reply.headers(headers).sendFile(file, folder, { cacheControl: false }),
    )
  // History mode: every path that the server does not handle itself is a page of the web app.
  app.get('/*', { schema: { hide: true }, config: { isUncounted: true } }, (request, reply) => {
    if (isServerPath(request.url)) throw new Problem('not_found')
    return sendPage(request, reply)
  })
}

const dayMs = 86_400_000

/** Where to report vulnerabilities (RFC 9116). It expires in a little less than a year and is renewed at every start. */
const securityRoute = (app: App, { securityContact, publicUrl }: Deps): void => {
  if (securityContact === null) return
  const expires = new Date(Date.now() + 360 * dayMs).toISOString()
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl()}/.well-known/security.txt`,
          '',
        ].join('\r\n'),
      ),
  )
}

/**
 * A worker obeys the policy of its own file. It does not restrict connections: the file is cached for a year, and the tile
 * server may change in that time.
 */
const scriptPolicy = `script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Sends the web app's page; null if no web app is served. The file is read for each response, because a newer build has its own
 * policy.
 */
export const sendPageOf = (deps: Deps): SendPage => {
  const folder = deps.webFolder
  if (!folder) return null
  return async ({ headers }, reply) => {
    const html = withApiUrl(deps, await readFile(join(folder, 'index.html'), 'utf8'))
    void reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(deps, html))
      .type('text/html; charset=utf-8')
    const isAsBuilt = deps.publicConfig.apiUrl === null
    const smallest =
      isAsBuilt && acceptsBrotli(headers) && (await readFile(join(folder, 'index.html.br')).catch(() => null))
    if (!smallest) return reply.send(html)
    return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(smallest)
  }
}

/**
 * Files that must be at the root: the service worker, because its scope is limited to its own folder, the favicon, and the
 * scripts of public pages, whose URLs must not change with each build.
 */
const rootFiles = {
  'sw.js': {
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
  },
  'enquiry.js': { 'cache-control': 'public, max-age=3600' },
  'choices.js': { 'cache-control': 'public, max-age=3600' },
  'pocket.js': { 'cache-control': 'public, max-age=3600' },
  'pocket-worker.js': { 'cache-control': 'no-cache' },
  'visits.js': { 'cache-control': 'public, max-age=3600' },
  'favicon.svg': { 'cache-control': 'public, max-age=86400' },
}

/** The page must know the API's URL before its first request (apps/web/src/data/api-url.ts). */
const withApiUrl = ({ publicConfig: { apiUrl } }: Deps, html: string): string =>
  apiUrl === null
    ? html
    : html.replace('<head>', () => `<head>\n    <meta name="api-url" content="${asAttribute(apiUrl)}" />`)

const asAttribute = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The build puts compressed files next to the originals (apps/web/vite.config.ts). */
const acceptsBrotli = (headers: FastifyRequest['headers']) =>
  /(?:^|,)\s*br\s*(?:,|$)/.test(headers['accept-encoding'] ?? '')

const throwUnavailable = (detail: string) => () => {
  throw new Problem('unavailable', { detail })
}

/**
 * Allows connections only to this server and, if configured, to the API's other URL, the marketing site for its plans, and the
 * tile server for its style and tiles. Scripts may be loaded from this server only; those inlined by the build are allowed by
 * their hashes.
 */
const pagePolicy = (deps: Deps, html: string) => {
  const inlined = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const { marketingApiUrl, tileStyleUrl, apiUrl } = deps.publicConfig
  const api = apiUrl ? ` ${new URL(apiUrl).origin}` : ''
  const marketing = marketingApiUrl ? ` ${new URL(marketingApiUrl).origin}` : ''
  const tiles = tileStyleUrl ? ` ${new URL(tileStyleUrl).origin}` : ''
  return `default-src 'self'; script-src 'self'${inlined.join('')}; style-src 'self' 'unsafe-inline'; img-src 'self' ${deps.publicUrl()}${api} data: blob:${tiles}; connect-src 'self' ${deps.publicUrl()}${api}${marketing}${tiles}; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
}
