import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../kit/deps.ts'
import { isSigned, type SecretKey, sign } from '../../kit/sealing.ts'
import type { Link } from './queries.ts'

const purpose = 'share-passcode'
/** What a browser takes under https only from https, so that nobody on the way can plant one (RFC 6265bis, 4.1.3). */
const nameAt = (url: string): string => (url.startsWith('https:') ? '__Secure-passcode' : 'passcode')
const seconds = 30 * 86_400

/**
 * A cookie that says a visitor knew the passcode of a link: `until.signature`, for the addresses of this link only. The
 * signature is also over the hash, which has a new salt each time: when the passcode is set again, it says nothing more.
 * @param url the link's address
 */
export const passcodeCookie = (link: Link, url: string, secretKey: SecretKey): string => {
  const until = Math.floor(Date.now() / 1000) + seconds
  const { pathname, protocol } = new URL(url)
  const value = `${until}.${sign(purpose, textOf(link, until), secretKey)}`
  const attributes = [`Path=${pathname}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
  return [`${nameAt(url)}=${value}`, ...attributes, ...(protocol === 'https:' ? ['Secure'] : [])].join('; ')
}

/** Whether a request may see what a link shows: the link has no passcode, or a cookie says that its sender knows it. */
export const hasPasscodeCookie = (
  request: FastifyRequest,
  link: Link,
  { pagesUrl, secretKey }: Pick<Deps, 'pagesUrl' | 'secretKey'>,
): boolean => {
  if (link.passcodeHash === null) return true
  const beginning = `${nameAt(pagesUrl())}=`
  const sent = (request.headers.cookie ?? '').split(/;\s*/).find((one) => one.startsWith(beginning)) ?? ''
  const [, until, signature = ''] = /^(\d{1,12})\.([\w-]{1,100})$/.exec(sent.slice(beginning.length)) ?? []
  if (Number(until ?? 0) * 1000 < Date.now()) return false
  return isSigned(purpose, textOf(link, Number(until)), signature, secretKey)
}

const textOf = ({ uuid, passcodeHash }: Link, until: number): string => `${uuid} ${until} ${passcodeHash}`
