import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { Sendable } from '../sendable.ts'

/** The app that routes are added to: a route with a response schema can send only what is `Sendable`. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, Sending>

interface Sending extends FastifyTypeProvider {
  serializer: Sendable
}
