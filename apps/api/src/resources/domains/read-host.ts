import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { maxHostLength } from '@sojourn/contract/domain'
import type { Deps } from '../../kit/deps.ts'
import { isPlausibleHost, productHosts } from '../../kit/http/own-hosts.ts'

type Read = { ok: true; host: string } | { ok: false; reason: string }

/**
 * Parses a host that a user typed: in lower-case ASCII, or else the reason why it cannot be used, worded to follow the name
 * of a field.
 */
export const readHost = (text: string, deps: Pick<Deps, 'publicUrl' | 'pagesUrl' | 'publicConfig'>): Read => {
  const reject = (reason: string): Read => ({ ok: false, reason })
  const plain = text.trim().replace(/\.$/, '')
  if (isIP(plain.replaceAll(/^\[|\]$/g, '')) > 0) return reject('cannot be an IP address')
  if (/[/:?#@\\\s]/.test(plain)) return reject('must look like travel.example.com, without https://, a port or a path')
  if (plain.includes('*')) return reject('cannot contain *')
  const host = domainToASCII(plain)
  // `isAddress` also finds what URLs parse as an IPv4 address, such as 0x7f.1.
  if (host === '' || isAddress(host)) return reject('must be a valid domain name, such as travel.example.com')
  if (host.length > maxHostLength) return reject(`must be at most ${maxHostLength} characters`)
  if (!host.includes('.')) return reject('must be a full name, such as travel.example.com')
  if (!isPlausibleHost(host)) return reject('must be a valid domain name, such as travel.example.com')
  const isOurs = productHosts(deps).some((own) => host === own || host.endsWith(`.${own}`))
  return isOurs ? reject('must be a domain that you own') : { ok: true, host }
}

const isAddress = (host: string): boolean => {
  const url = `https://${host}/`
  return !URL.canParse(url) || isIP(new URL(url).hostname) > 0
}
