import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { createCounts } from '../../platform/limits/counts.ts'
import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import type { OwnHost } from '../host-directory.ts'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The company on whose own host the request was made; null on every other host. */
    ownHost: OwnHost | null
  }
}

/** A host name of at least two parts. Anything else cannot be a company's host, so skip the lookup. */
export const isPlausibleHost = (host: string): boolean =>
  host.length <= 253 && isIP(host) === 0 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(host)

/** The product's own hosts. */
export const productHosts = ({ publicUrl, pagesUrl, publicConfig: { apiUrl } }: ProductUrls): string[] =>
  [publicUrl(), pagesUrl(), ...(apiUrl === null ? [] : [apiUrl])].map((url) => new URL(url).hostname)

type ProductUrls = Pick<Deps, 'publicUrl' | 'pagesUrl' | 'publicConfig'>

/** How many uncached hosts a network may request per minute. */
const newHosts = { max: 300, seconds: 60 }

/** Whether a request was sent to a host that could be a company's own. */
export const mayBeOwnHost = (deps: ProductUrls, request: FastifyRequest): boolean =>
  isPlausibleHost(hostOf(request)) && !productHosts(deps).includes(hostOf(request))

const hostOf = ({ hostname }: FastifyRequest): string => hostname.toLowerCase().replace(/\.$/, '')

/**
 * Finds the company on whose host a request was sent, if it could be a company's own. This runs before requests are counted, so
 * database lookups are counted here.
 */
export const ownHostFinder = ({ hosts }: Pick<Deps, 'hosts'>) => {
  const counts = createCounts(newHosts)
  return async (request: FastifyRequest): Promise<OwnHost | null> => {
    const host = hostOf(request)
    const cached = hosts.cached(host)
    if (cached !== undefined) return cached
    const retryAfterSeconds = await counts.count(normalizeIP(request.ip), 1)
    if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds })
    return hosts.find(host)
  }
}

/** The URL of a company's public pages, without a trailing slash: on its own host, or on the shared one. */
export const findPagesUrl = async ({ tx, tenant, deps }: Pick<Context, 'tx' | 'tenant' | 'deps'>): Promise<string> => {
  const [own] = await tx.query<{ host: string }>(
    'select host from tenant_domains where tenant = $1 and verified_at is not null',
    [tenant],
  )
  return pagesUrlAt(deps, own?.host ?? null)
}

/** The URL of public pages on a company's own host, or on the shared host if `host` is null. */
const pagesUrlAt = ({ pagesUrl }: Pick<Deps, 'pagesUrl'>, host: string | null): string => {
  if (host === null) return pagesUrl()
  // Scheme and port stay the same: whatever forwards to the pages' host forwards to this one too.
  const url = new URL(pagesUrl())
  url.hostname = host
  return url.origin
}

/** The URL of public pages on the host that the visitor used. */
export const visitedPagesUrl = (deps: Pick<Deps, 'pagesUrl'>, { ownHost }: Pick<FastifyRequest, 'ownHost'>): string =>
  pagesUrlAt(deps, ownHost?.host ?? null)
