import type { App } from './app.ts'

/**
 * Prevents browsers and proxies from storing responses of the API, which may contain personal data, unless a response says
 * otherwise.
 */
export const keepPrivate = (app: App): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
