import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { maxHostLength } from '@sojourn/contract/domain'
import type { Deps } from '../../kit/deps.ts'
import { isPlausibleHost, productHosts } from '../../kit/http/own-hosts.ts'

type Read = { ok: true; host: string } | { ok: false; reason: string }

/**
 * The host of a text that somebody gave, in lower-case ASCII; else why it cannot be a company's own, as words after the name of
 * a field.
 */
export const readHost = (text: string, deps: Pick<Deps, 'publicUrl' | 'pagesUrl' | 'publicConfig'>): Read => {
  const refuse = (reason: string): Read => ({ ok: false, reason })
  const plain = text.trim().replace(/\.$/, '')
  if (isIP(plain.replaceAll(/^\[|\]$/g, '')) > 0) return refuse('cannot be an IP address')
  if (/[/:?#@\\\s]/.test(plain)) return refuse('must look like travel.example.com, without https://, a port or a path')
  if (plain.includes('*')) return refuse('cannot contain *')
  const host = domainToASCII(plain)
  // What URLs read as an IPv4 address, such as 0x7f.1, too.
  if (host === '' || isAddress(host)) return refuse('must be a valid domain name, such as travel.example.com')
  if (host.length > maxHostLength) return refuse(`must be at most ${maxHostLength} characters`)
  if (!host.includes('.')) return refuse('must be a full name, such as travel.example.com')
  if (!isPlausibleHost(host)) return refuse('must be a valid domain name, such as travel.example.com')
  const isOurs = productHosts(deps).some((own) => host === own || host.endsWith(`.${own}`))
  return isOurs ? refuse('must be a domain that you own') : { ok: true, host }
}

const isAddress = (host: string): boolean => {
  const url = `https://${host}/`
  return !URL.canParse(url) || isIP(new URL(url).hostname) > 0
}
