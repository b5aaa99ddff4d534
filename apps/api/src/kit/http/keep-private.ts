import type { App } from './app.ts'

/** No browser and no proxy keeps what the API answers, unless the answer says otherwise: it may be about somebody. */
export const keepPrivate = (app: App): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
