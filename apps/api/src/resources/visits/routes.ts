import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { linkVisits, sentVisit } from '@sojourn/contract/visit'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { type AsServer, type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { itineraries } from '../itineraries/queries.ts'
import { linkOpener } from '../publications/open-link.ts'
import { currentPublication } from '../publications/queries.ts'
import { findVisits } from './queries.ts'
import { storeSeconds } from './store-seconds.ts'

/** What a page may send, in bytes: more than all sections of the longest itinerary. */
const bodyLimit = 8 * 1024
/** How often the pages of one link may send what was read. A page sends at most three times a minute, and when it is left. */
const sendLimit = { of: 'visits', max: 400, seconds: 600 }

/** Visits: what the page of a link sends of how it is read, and for members the list. */
export const visitRoutes = (app: App, inTenant: InTenant, asServer: AsServer, deps: Deps): void => {
  const openLink = linkOpener(asServer, deps)
  const tries = createTries(deps.pool, sendLimit)
  app.post('/p/:token/visits', { schema: { hide: true }, bodyLimit }, async (request, reply) => {
    const opened = await openLink(request, async (ctx, link) => {
      if (!(await tries.count(sign('limits', `visits ${link.uuid}`, deps.secretKey))))
        throw new Problem('too_many_requests')
      const sent = sentVisit.safeParse(request.body)
      if (!sent.success) throw new Problem('malformed')
      if (!(await currentPublication(ctx, link.itinerary))) return undefined
      await storeSeconds(ctx, link.uuid, sent.data)
      return true
    })
    if (opened.is !== 'open') throw new Problem('not_found')
    return reply.code(204).send()
  })
  app.get(
    '/v1/:tenant/itineraries/:uuid/visits',
    {
      schema: {
        tags: ['itineraries'],
        security: [{ bearer: [] }],
        operationId: 'listVisits',
        summary: 'List the visits to an itinerary’s links',
        description:
          'Returns for each link how often its page, its brochure and its calendar were opened, and how long each section was read. Visits of members who open the page from the dashboard are not counted.',
        params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
        response: { 200: dataOf(z.array(linkVisits)) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const uuid = uuidParam(request)
        await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid)
        return { data: await findVisits(ctx, uuid) }
      }),
  )
}
