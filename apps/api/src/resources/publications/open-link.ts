import type { FastifyRequest } from 'fastify'
import { inLanguageUrl, languageInQuery } from '@sojourn/contract/itinerary/page-languages'
import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import {
  type CompanyOfSite,
  currentPublication,
  getPublishedCompany,
  type Link,
  openShare,
  readCompany,
} from './queries.ts'
import { hasPasscodeCookie } from './sign-passcode-cookie.ts'

/**
 * Unknown, revoked and expired links are all `gone`, and so are those of a deleted itinerary; a `locked` one still needs its
 * passcode. A link that never existed belongs to no company. If a link works, but not what was requested below it, `worksAbove` is true.
 */
export type Opened<T> =
  | { is: 'gone'; company: CompanyOfSite | null; worksAbove?: boolean }
  | { is: 'locked'; link: Link; company: PublishedCompany }
  | { is: 'open'; found: T }

/** Runs a query for the itinerary of a link, if the visitor has entered the link's passcode or it has none. */
export type OpenLink = <T>(
  request: FastifyRequest,
  work: (ctx: Context, link: Link) => Promise<T | undefined>,
) => Promise<Opened<T>>

const tokenShape = /^[A-Za-z0-9_-]{22,86}$/

export const linkOpener =
  (asServer: AsServer, deps: Deps): OpenLink =>
  async (request, work) => {
    const token = tokenOf(request)
    const row = tokenShape.test(token)
      ? (await deps.pool.query<{ tenant: string }>('select tenant from tenant_of_share($1)', [token])).rows[0]
      : undefined
    // On a company's own host, links of other companies do not work.
    if (!row || (request.ownHost && request.ownHost.tenant !== row.tenant)) return { is: 'gone', company: null }
    return asServer(row.tenant, 'traveller', async (ctx) => {
      const share = await openShare(ctx, token)
      if (!share) return { is: 'gone', company: await readCompany(ctx) }
      const link = { ...share, language: languageInQuery(request.query) }
      if (!hasPasscodeCookie(request, link, deps))
        return { is: 'locked', link, company: await getPublishedCompany(ctx) }
      const found = await work(ctx, link)
      if (found !== undefined) return { is: 'open', found }
      const worksAbove = (await currentPublication(ctx, link.itinerary)) !== undefined
      return { is: 'gone', company: await readCompany(ctx), worksAbove }
    })
  }

/** The token in the URL of a request. */
export const tokenOf = (request: FastifyRequest): string => (request.params as Record<string, string>).token ?? ''

/** The URL of a link in the language that was requested, at the site on which it is visited. */
export const visitedLinkUrl = (deps: Deps, request: FastifyRequest): string =>
  inLanguageUrl(`${visitedPagesUrl(deps, request)}/p/${tokenOf(request)}`, languageInQuery(request.query))
