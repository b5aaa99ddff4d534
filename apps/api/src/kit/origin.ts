import type { FastifyRequest } from 'fastify'
import { plainUserAgent, truncatedNetwork } from './networks.ts'

/** Where a request came from, in the form that may be stored. */
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
  // Logged whatever the server's log level is: logins are always recorded.
  log: (fields) => request.log.child({}, { level: 'info' }).info(fields, 'identity'),
})
