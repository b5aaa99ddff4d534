import type { FastifyInstance } from 'fastify'

/** No browser and no proxy keeps what the API answers, unless the answer says otherwise: it may be about somebody. */
export const keepPrivate = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
