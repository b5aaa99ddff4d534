import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { cookieName, cookieOf, linkCookie } from './link-cookie.ts'
import { isSigned, type SecretKey, sign } from '../sealing.ts'

const purpose = 'link-member'
const cookieSeconds = 30 * 86_400

/** What only members of the company learn of a link, besides its token. It opens nothing. */
export const memberSignature = (token: string, secretKey: SecretKey): string => sign(purpose, token, secretKey)

/**
 * The cookie for the browser of a member, with which their visits to a link are not counted; null if the signature is wrong.
 * @param url the link's URL
 */
export const memberCookie = (
  token: string,
  url: string,
  { signature, secretKey }: { signature: string; secretKey: SecretKey },
): string | null =>
  isSigned(purpose, token, signature, secretKey) ? linkCookie(url, 'member', signature, cookieSeconds) : null

/** Whether a request for a link comes from a browser in which a member opened it from the dashboard. */
export const hasMemberCookie = (
  request: FastifyRequest,
  token: string,
  { pagesUrl, secretKey }: Pick<Deps, 'pagesUrl' | 'secretKey'>,
): boolean => isSigned(purpose, token, cookieOf(request, cookieName('member', pagesUrl())), secretKey)
