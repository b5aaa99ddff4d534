import type { FastifyRequest } from 'fastify'

/**
 * The name of a cookie. Under https, it has a prefix with which browsers accept it only from https, so that no attacker on
 * the network can set it (RFC 6265bis, 4.1.3). Not `__Host-`, which would send the cookie of one link to all others.
 */
export const cookieName = (name: string, url: string): string => (url.startsWith('https:') ? `__Secure-${name}` : name)

/** A cookie for the path of a link only. */
export const linkCookie = (url: string, name: string, value: string, seconds: number): string => {
  const { pathname, protocol } = new URL(url)
  const attributes = [`Path=${pathname}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
  return [`${cookieName(name, url)}=${value}`, ...attributes, ...(protocol === 'https:' ? ['Secure'] : [])].join('; ')
}

/** The value of a cookie of a request; empty if it has none. */
export const cookieOf = (request: FastifyRequest, name: string): string =>
  (request.headers.cookie ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''
