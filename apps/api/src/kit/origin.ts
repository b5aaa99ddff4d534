import type { FastifyRequest } from 'fastify'
import { plainUserAgent, truncatedNetwork } from './networks.ts'

/** Where a request came from, as far as that is kept. */
export type Origin = {
  network: string
  userAgent: string | null
  requestId: string
  log(fields: object): void
}

export const originOf = (request: FastifyRequest): Origin => ({
  network: truncatedNetwork(request.ip),
  userAgent: plainUserAgent(request.headers['user-agent']),
  requestId: request.id,
  // Whatever level the server logs at otherwise: who logged in is always told.
  log: (fields) => request.log.child({}, { level: 'info' }).info(fields, 'identity'),
})
