import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../kit/deps.ts'
import { isSigned, type SecretKey, sign } from '../../kit/sealing.ts'
import type { Link } from './queries.ts'

type Name = 'passcode' | 'passcode-device'

/**
 * The name of a cookie. Under https, it has a prefix with which browsers accept it only from https, so that no attacker on
 * the network can set it (RFC 6265bis, 4.1.3). Not `__Host-`, which would send the cookie of one link to all others.
 */
const nameAt = (name: Name, url: string): string => (url.startsWith('https:') ? `__Secure-${name}` : name)
const passcodeSeconds = 30 * 86_400
const deviceSeconds = 365 * 86_400

/**
 * The cookies for a browser that has entered the passcode of a link, for the path of this link only. The first one,
 * `until.signature`, opens the link. It is also signed over the hash of the passcode, which has a new salt each time, so it
 * becomes invalid when the passcode is set again. The second one only shows that this device has once known the passcode.
 * @param url the link's URL
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

/** Whether a request may open a link: the link has no passcode, or a cookie proves that it was entered. */
export const hasPasscodeCookie = (request: FastifyRequest, link: Link, { pagesUrl, secretKey }: Keys): boolean => {
  if (link.passcodeHash === null) return true
  const sent = cookieOf(request, nameAt('passcode', pagesUrl()))
  const [, until, signature = ''] = /^(\d{1,12})\.([\w-]{1,100})$/.exec(sent) ?? []
  if (Number(until ?? 0) * 1000 < Date.now()) return false
  return isSigned('share-passcode', textOf(link, Number(until)), signature, secretKey)
}

/** The ID of a device that has once entered the passcode of this link; undefined without a valid cookie. */
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
