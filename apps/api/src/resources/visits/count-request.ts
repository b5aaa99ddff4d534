import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Deps } from '../../kit/deps.ts'
import type { Opening } from '../publications/queries.ts'
import { hasMemberCookie } from '../publications/sign-member-cookie.ts'

type Keys = Pick<Deps, 'pagesUrl' | 'secretKey'>

/** Of a User-Agent, this many characters are read. */
const maxUserAgent = 500

/** Who sends a request for the page of a link. Members, bots and browsers that load a page in advance do not count. */
export const openingOf = (request: FastifyRequest, keys: Keys): Opening => {
  const { token = '' } = request.params as Record<string, string>
  if (request.method === 'HEAD' || isInAdvance(request) || isBot(request) || hasMemberCookie(request, token, keys))
    return 'uncounted'
  // The script of the page reads it again after each choice.
  return request.headers['sec-fetch-dest'] === 'empty' ? 'script' : 'reader'
}

/** Whether a reader opens a file in a tab. Calendars that ask for changes every hour do not say that they do. */
export const isOpenedByReader = (request: FastifyRequest, keys: Keys): boolean =>
  request.headers['sec-fetch-dest'] === 'document' && openingOf(request, keys) === 'reader'

const isBot = ({ headers }: FastifyRequest): boolean => isbot(headers['user-agent']?.slice(0, maxUserAgent))

/** Firefox says so in a header of its own. */
const isInAdvance = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => String(headers[name] ?? '').includes('prefetch'))
