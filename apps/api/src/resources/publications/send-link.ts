import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'
import { type OpenLink, tokenOf, visitedLinkUrl } from './open-link.ts'
import type { Link } from './queries.ts'
import { sendPasscodePage } from './send-page.ts'

/** Paths below a link to which the visitor is redirected after entering the passcode. */
export const belowLink =
  /^(brochure\.pdf|calendar\.ics|itinerary\.(gpx|kml|json|docx)|(summary|cards)\.pdf|accepted|questions|paid\/[0-9a-f-]{36}|documents\/[0-9a-f-]{36}|invoices\/[0-9a-f-]{36}\.pdf|payments\/[0-9a-f-]{36}\/receipt\.pdf)$/

/** What is below a link is for its visitors, and not part of the API. */
export const hidden = { schema: { hide: true } }

/** How to respond to a request below a link. */
export type Links = {
  deps: Deps
  openLink: OpenLink
  urlOf(request: FastifyRequest): string
  /** Sends what was found for an open link, or asks for the passcode of a locked one; else 404. */
  answer<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (ctx: Context, link: Link) => Promise<T | undefined>,
    found: (result: T) => unknown,
  ): Promise<unknown>
}

/** Answers requests for what is below a link with a passcode page, with 404, or with what is there. */
export const openedLinks = (openLink: OpenLink, deps: Deps): Links => {
  const urlOf = (request: FastifyRequest) => visitedLinkUrl(deps, request)
  return {
    deps,
    openLink,
    urlOf,
    answer: async (request, reply, work, found) => {
      const opened = await openLink(request, work)
      if (opened.is === 'locked') {
        const [path = ''] = (request.url.split('?')[0] ?? '').split(`/p/${tokenOf(request)}/`).slice(1)
        const below = belowLink.test(path) ? path : ''
        return sendPasscodePage(deps, reply, opened, { url: urlOf(request), below, problem: null })
      }
      if (opened.is === 'gone') throw new Problem('not_found')
      return found(opened.found)
    },
  }
}
