import { allowedHost, allowedHostQuery, domain, domainInput } from '@sojourn/contract/domain'
import { dataOf } from '@sojourn/contract/kit/page'
import { z } from 'zod'
import type { App } from '../../kit/http/app.ts'
import type { Deps } from '../../kit/deps.ts'
import { type InTenant, rejectParameters } from '../../kit/http/in-tenant.ts'
import { isPlausibleHost } from '../../kit/http/own-hosts.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { checkDomain } from './confirm-host.ts'
import { answerDomain, findDomain, requireManager } from './queries.ts'
import { removeDomain } from './remove.ts'
import { setDomain } from './update.ts'

const base = '/v1/:tenant/domain'
const docs = { tags: ['domain'], security: [{ bearer: [] }], params: z.object({ tenant: z.uuid() }) }
const one = { 200: dataOf(domain) }

/** A company's own host for its public pages. */
export const domainRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'getDomain',
        summary: 'Get the domain',
        description: 'Admins only. Returns the company’s host, or null if it has none.',
        response: { 200: dataOf(domain.nullable()) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        requireManager(ctx.actor)
        const found = await findDomain(ctx)
        rejectParameters(request)
        return { data: found ? answerDomain(ctx.deps, found) : null }
      }),
  )
  app.put(
    base,
    {
      schema: {
        ...docs,
        operationId: 'setDomain',
        summary: 'Set the domain',
        description:
          'Returns the DNS records to add. A new host replaces the current one immediately and is used once it is verified. Returns 422 for an IP address, a wildcard, a port, a path, or a host of this service.',
        body: domainInput,
        response: one,
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => setDomain(ctx, request.body ?? {})) }),
  )
  app.delete(
    base,
    {
      config: { worksWhenLapsed: true },
      schema: {
        ...docs,
        operationId: 'removeDomain',
        summary: 'Remove the domain',
        description: 'Public pages return to the standard address immediately. Links that use the host stop working.',
        response: one,
      },
    },
    async (request) => ({ data: await inTenant(request, removeDomain) }),
  )
  app.post(
    `${base}/check`,
    {
      schema: {
        ...docs,
        operationId: 'checkDomain',
        summary: 'Check the DNS records',
        description:
          'Looks up the DNS records now. Returns the domain with the `state` `verified`, or `failed` with a `reason`. A host that another company has verified is also `failed`. Verified hosts are checked every day and lose verification after 3 days of failures.',
        response: one,
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      return { data: await workspace.inSteps((steps) => checkDomain(steps, request.body ?? {})) }
    },
  )
}

/** Tells a proxy for which hosts it may request certificates: 200 for verified ones, 404 for all others. */
export const allowedHostRoute = (app: App, { hosts }: Pick<Deps, 'hosts'>): void => {
  app.get(
    '/v1/domains/allowed',
    {
      // Not rate-limited: all requests come from the proxy, and strangers who open connections must not use up its limit.
      config: { mayBeMissing: true, isUncounted: true },
      schema: {
        tags: docs.tags,
        operationId: 'isHostAllowed',
        summary: 'Check whether a host may have a certificate',
        description:
          'For the proxy in front of this server. Returns 200 for a verified host of a company, and 404 for any other host.',
        querystring: allowedHostQuery,
        response: { 200: dataOf(allowedHost) },
      },
    },
    async (request) => {
      const parsed = allowedHostQuery.safeParse(request.query)
      if (!parsed.success) throw invalid(parsed.error)
      const host = parsed.data.domain.toLowerCase()
      const isAllowed = isPlausibleHost(host) && (hosts.cached(host) ?? (await hosts.find(host))) !== null
      if (!isAllowed) throw new Problem('not_found')
      return { data: { host } }
    },
  )
}
