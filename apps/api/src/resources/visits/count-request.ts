import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../kit/deps.ts'
import { isAutomatic } from '../../kit/http/automatic-requests.ts'
import { hasMemberCookie } from '../../kit/http/member-cookie.ts'
import type { Opening } from '../publications/queries.ts'

type Keys = Pick<Deps, 'pagesUrl' | 'secretKey'>

/** Who sends a request for the page of a link. Members, bots and browsers that load a page in advance do not count. */
export const openingOf = (request: FastifyRequest, keys: Keys): Opening => {
  const { token = '' } = request.params as Record<string, string>
  if (isAutomatic(request) || hasMemberCookie(request, token, keys)) return 'uncounted'
  // The script of the page reads it again after each choice.
  return request.headers['sec-fetch-dest'] === 'empty' ? 'script' : 'reader'
}

/** Whether a reader opens a file in a tab. Calendars that ask for changes every hour do not say that they do. */
export const isOpenedByReader = (request: FastifyRequest, keys: Keys): boolean =>
  request.headers['sec-fetch-dest'] === 'document' && openingOf(request, keys) === 'reader'
