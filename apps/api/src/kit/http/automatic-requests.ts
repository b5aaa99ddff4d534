import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/** Of a User-Agent, this many characters are read. */
const maxUserAgent = 500

/** Whether no person reads the response: the request is from a bot, or from a browser that loads a page in advance. */
export const isAutomatic = (request: FastifyRequest): boolean =>
  request.method === 'HEAD' || isInAdvance(request) || isBot(request)

const isBot = ({ headers }: FastifyRequest): boolean => isbot(headers['user-agent']?.slice(0, maxUserAgent))

/** Firefox says so in a header of its own. */
const isInAdvance = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => String(headers[name] ?? '').includes('prefetch'))
