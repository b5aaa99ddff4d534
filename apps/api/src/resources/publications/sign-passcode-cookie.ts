import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../kit/deps.ts'
import { cookieName, cookieOf, linkCookie } from '../../kit/http/link-cookie.ts'
import { isSigned, type SecretKey, sign } from '../../kit/sealing.ts'
import type { Link } from './queries.ts'

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
    linkCookie(url, 'passcode', `${until}.${sign('share-passcode', textOf(link, until), secretKey)}`, passcodeSeconds),
    linkCookie(
      url,
      'passcode-device',
      `${device}.${sign('share-device', deviceText(link, device), secretKey)}`,
      deviceSeconds,
    ),
  ]
}

type Keys = Pick<Deps, 'pagesUrl' | 'secretKey'>

/** Whether a request may open a link: the link has no passcode, or a cookie proves that it was entered. */
export const hasPasscodeCookie = (request: FastifyRequest, link: Link, { pagesUrl, secretKey }: Keys): boolean => {
  if (link.passcodeHash === null) return true
  const sent = cookieOf(request, cookieName('passcode', pagesUrl()))
  const [, until, signature = ''] = /^(\d{1,12})\.([\w-]{1,100})$/.exec(sent) ?? []
  if (Number(until ?? 0) * 1000 < Date.now()) return false
  return isSigned('share-passcode', textOf(link, Number(until)), signature, secretKey)
}

/** The ID of a device that has once entered the passcode of this link; undefined without a valid cookie. */
export const knownDevice = (request: FastifyRequest, link: Link, { pagesUrl, secretKey }: Keys): string | undefined => {
  const sent = cookieOf(request, cookieName('passcode-device', pagesUrl()))
  const [, device, signature = ''] = /^([\w-]{22})\.([\w-]{1,100})$/.exec(sent) ?? []
  if (device === undefined) return undefined
  return isSigned('share-device', deviceText(link, device), signature, secretKey) ? device : undefined
}

const textOf = ({ uuid, passcodeHash }: Link, until: number): string => `${uuid} ${until} ${passcodeHash}`
const deviceText = ({ uuid }: Link, device: string): string => `${uuid} ${device}`
