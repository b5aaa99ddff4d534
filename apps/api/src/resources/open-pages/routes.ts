import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { liveState, presenceUpdate } from '@sojourn/contract/presence'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import { readQuery } from '../../kit/list/list-query.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { invalid } from '../../kit/problem.ts'
import { readLiveState } from './queries.ts'
import { removePresence, savePlace, savePresence } from './mark-open.ts'
import { sendChanges } from './send-changes.ts'

const path = '/v1/:tenant/itineraries/:uuid/live'
const docs = {
  tags: ['itineraries'],
  security: [{ bearer: [] }],
  params: z.object({ tenant: z.uuid(), uuid: z.uuid() }),
}
const query = z.strictObject({ client: z.uuid().optional() })

/** Changes in an open itinerary while they happen, and who else has it open. */
export const presenceRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    path,
    {
      schema: {
        ...docs,
        operationId: 'followItinerary',
        summary: 'Follow an itinerary while it is open',
        description:
          'Returns the current version of an itinerary, and who has it open in the editor. With `Accept: text/event-stream` the response does not end: each change is sent as an event with the same data. A page that sends its `client` counts as open until its connection ends.',
        querystring: query,
        response: { 200: dataOf(liveState) },
      },
      config: { openToKeys: [], needsPrimary: true },
    },
    async (request, reply) => {
      const itinerary = uuidParam(request)
      const { client } = readQuery(query, request.query as RawQuery, (_name, text) => text)
      const enter = () => inTenant.enter(request)
      const first = await enter()
      const state = await first.transact((ctx) => readLiveState(ctx, itinerary))
      if (request.headers.accept !== 'text/event-stream') return { data: state }
      const stream = sendChanges({
        read: async () => (await enter()).transact((ctx) => readLiveState(ctx, itinerary)),
        stay: async () => {
          if (client) await (await enter()).transact((ctx) => savePresence(ctx, { itinerary, client }), 'read write')
        },
        // With the first authentication, because the session may have ended by then.
        leave: async () => {
          if (client) await first.transact((ctx) => removePresence(ctx, { itinerary, client }), 'read write')
        },
        listen: (onChange) => first.deps.live.listen(`${first.tenant}/${itinerary}`, onChange),
      })
      reply.raw.once('close', () => stream.destroy())
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream)
    },
  )
  app.put(
    path,
    {
      schema: {
        ...docs,
        operationId: 'updatePresence',
        summary: 'Share where you are in an itinerary',
        description:
          'Shows the others who have the itinerary open which day or segment you are in. `client` is the uuid with which the open page follows the itinerary.',
        body: presenceUpdate,
        response: { 200: dataOf(liveState) },
      },
      config: { openToKeys: [] },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const itinerary = uuidParam(request)
        // 404 takes precedence over errors in the body.
        await readLiveState(ctx, itinerary)
        const parsed = presenceUpdate.safeParse(request.body)
        if (!parsed.success) throw invalid(parsed.error)
        await savePlace(ctx, { itinerary, ...parsed.data })
        return { data: await readLiveState(ctx, itinerary) }
      }),
  )
}
