import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../kit/deps.ts'
import { isSigned, type SecretKey, sign } from '../../kit/sealing.ts'
import type { Link } from './queries.ts'

type Name = 'passcode' | 'passcode-device'

/**
 * What a browser takes under https only from https, so that nobody on the way can plant one (RFC 6265bis, 4.1.3). Not
 * `__Host-`: that would send the cookie of one link to all others.
 */
const nameAt = (name: Name, url: string): string => (url.startsWith('https:') ? `__Secure-${name}` : name)
const passcodeSeconds = 30 * 86_400
const deviceSeconds = 365 * 86_400

/**
 * What a browser is given that knew the passcode of a link, for the addresses of this link only: the right to see it, and
 * that this device knew the passcode once. The first, `until.signature`, is also signed over the hash, which has a new salt
 * each time: when the passcode is set again, it says nothing more. The second opens nothing.
 * @param url the link's address
 */
export const passcodeCookies = (link: Link, url: string, secretKey: SecretKey): string[] => {
  const until = Math.floor(Date.now() / 1000) + passcodeSeconds
  const device = randomBytes(16).toString('base64url')
  return [
    cookieAt(url, 'passcode', `${until}.${sign('share-passcode', textOf(link, until), secretKey)}`, passcodeSeconds),
    cookieAt(
      url,
      'passcode-device',
      `${device}.${sign('share-device', deviceText(link, device), secretKey)}`,
      deviceSeconds,
    ),
  ]
}

const cookieAt = (url: string, name: Name, value: string, seconds: number): string => {
  const { pathname, protocol } = new URL(url)
  const attributes = [`Path=${pathname}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
  return [`${nameAt(name, url)}=${value}`, ...attributes, ...(protocol === 'https:' ? ['Secure'] : [])].join('; ')
}

type Keys = Pick<Deps, 'pagesUrl' | 'secretKey'>

/** Whether a request may see what a link shows: the link has no passcode, or a cookie says that its sender knows it. */
export const hasPasscodeCookie = (request: FastifyRequest, link: Link, { pagesUrl, secretKey }: Keys): boolean => {
  if (link.passcodeHash === null) return true
  const sent = cookieOf(request, nameAt('passcode', pagesUrl()))
  const [, until, signature = ''] = /^(\d{1,12})\.([\w-]{1,100})$/.exec(sent) ?? []
  if (Number(until ?? 0) * 1000 < Date.now()) return false
  return isSigned('share-passcode', textOf(link, Number(until)), signature, secretKey)
}

/** The name of a device that knew the passcode of this link once; undefined of one that shows no such cookie. */
export const knownDevice = (request: FastifyRequest, link: Link, { pagesUrl, secretKey }: Keys): string | undefined => {
  const sent = cookieOf(request, nameAt('passcode-device', pagesUrl()))
  const [, device, signature = ''] = /^([\w-]{22})\.([\w-]{1,100})$/.exec(sent) ?? []
  if (device === undefined) return undefined
  return isSigned('share-device', deviceText(link, device), signature, secretKey) ? device : undefined
}

const cookieOf = (request: FastifyRequest, name: string): string =>
  (request.headers.cookie ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

const textOf = ({ uuid, passcodeHash }: Link, until: number): string => `${uuid} ${until} ${passcodeHash}`
const deviceText = ({ uuid }: Link, device: string): string => `${uuid} ${device}`
