import { z } from 'zod'
import { dataOf, pageOf } from '@sojourn/contract/kit/page'
import {
  webhook,
  webhookCreate,
  webhookDelivery,
  webhookDeliveryQuery,
  webhookUpdate,
  webhookWithSecret,
} from '@sojourn/contract/webhooks'
import type { App } from '../../kit/http/app.ts'
import type { Context } from '../../kit/context.ts'
import { type InTenant, rejectParameters, sendRecord, uuidParam } from '../../kit/http/in-tenant.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { invalid } from '../../kit/problem.ts'
import { pathOf, preconditionOf, versionHeaders } from '../../kit/http/routes.ts'
import { createWebhook } from './create.ts'
import { findWebhook, listDeliveries, listWebhooks } from './queries.ts'
import { removeWebhook } from './remove.ts'
import { replaceSecret } from './replace-secret.ts'
import { replayDelivery, sendPing } from './replay-delivery.ts'
import { updateWebhook } from './update.ts'

const base = '/v1/:tenant/webhooks'
const docs = { tags: ['webhooks'], security: [{ bearer: [] }] }
const ofTenant = z.object({ tenant: z.uuid() })
const ofWebhook = ofTenant.extend({ uuid: z.uuid() })
const ofDelivery = ofWebhook.extend({ delivery: z.uuid() })
const one = { 200: dataOf(webhook) }
const nothing = z.strictObject({})

/** Webhooks, which receive events of changes in a company, and the log of their deliveries. */
export const webhookRoutes = (app: App, inTenant: InTenant): void => {
  readRoutes(app, inTenant)
  writeRoutes(app, inTenant)
  deliveryRoutes(app, inTenant)
}

const readRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listWebhooks',
        summary: 'List webhooks',
        description: 'At most 10, oldest first. For Admins; to others there are none.',
        params: ofTenant,
        response: { 200: dataOf(z.array(webhook)) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const data = await listWebhooks(ctx)
        rejectParameters(request)
        return { data }
      }),
  )
  app.get(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'getWebhook',
        summary: 'Read a webhook',
        description: 'With what became of its last event. Never with its secret.',
        params: ofWebhook,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, async (ctx) => {
          const found = await findWebhook(ctx, uuidParam(request))
          rejectParameters(request)
          return found
        }),
      ),
  )
}

const writeRoutes = (app: App, inTenant: InTenant): void => {
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'createWebhook',
        summary: 'Add a webhook',
        description:
          'Answers the secret that signs, which no other answer has. 409 when the company has 10. 422 for an address that is not https or leads into a private network.',
        params: ofTenant,
        body: webhookCreate,
        response: { 201: dataOf(webhookWithSecret) },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const created = await workspace.inSteps((steps) => createWebhook(steps, request.body ?? {}))
      return sendRecord(reply, created, 201)
    },
  )
  app.put(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'updateWebhook',
        summary: 'Change a webhook',
        description: 'Changes the fields that are sent. What waits for a webhook that is turned off is not sent.',
        params: ofWebhook,
        headers: versionHeaders,
        body: webhookUpdate,
        response: one,
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const uuid = uuidParam(request)
      const changed = await workspace.inSteps((steps) =>
        updateWebhook(steps, uuid, request.body ?? {}, () => preconditionOf(request)),
      )
      return sendRecord(reply, changed)
    },
  )
  app.delete(
    `${base}/:uuid`,
    {
      schema: {
        ...docs,
        operationId: 'removeWebhook',
        summary: 'Delete a webhook',
        description: 'With the log of what it was sent. It cannot be restored.',
        params: ofWebhook,
        headers: versionHeaders,
        response: one,
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => removeWebhook(ctx, uuidParam(request), preconditionOf(request))),
      ),
  )
  app.post(
    `${base}/:uuid/rotate-secret`,
    {
      schema: {
        ...docs,
        operationId: 'rotateWebhookSecret',
        summary: 'Give a webhook another secret',
        description: 'Answers it once. The secret before signs too for 24 hours.',
        params: ofWebhook,
        response: { 200: dataOf(webhookWithSecret) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await inTenant(request, (ctx) => withoutFields(request.body, replaceSecret(ctx, uuidParam(request)))),
      ),
  )
}

const deliveryRoutes = (app: App, inTenant: InTenant): void => {
  app.post(
    `${base}/:uuid/test`,
    {
      schema: {
        ...docs,
        operationId: 'testWebhook',
        summary: 'Send a test event',
        description: 'Sends a `ping`, once; the log tells what was answered. 409 while the webhook is off.',
        params: ofWebhook,
        response: { 201: dataOf(webhookDelivery) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({
        data: await inTenant(request, (ctx) => withoutFields(request.body, sendPing(ctx, uuidParam(request)))),
      }),
  )
  app.get(
    `${base}/:uuid/deliveries`,
    {
      schema: {
        ...docs,
        operationId: 'listWebhookDeliveries',
        summary: 'List what a webhook was sent',
        description: 'Events of the last 30 days, newest first, with each attempt and what was answered.',
        params: ofWebhook,
        querystring: webhookDeliveryQuery,
        response: { 200: pageOf(webhookDelivery) },
      },
    },
    (request) =>
      inTenant(request, (ctx) => listDeliveries(ctx, uuidParam(request), request.query as RawQuery, pathOf(request))),
  )
  app.post(
    `${base}/:uuid/deliveries/:delivery/replay`,
    {
      schema: {
        ...docs,
        operationId: 'replayWebhookDelivery',
        summary: 'Send an event again',
        description: 'With the `webhook-id` it had. 409 while it is still on its way, or while the webhook is off.',
        params: ofDelivery,
        response: { 200: dataOf(webhookDelivery) },
      },
    },
    (request) =>
      inTenant(request, async (ctx: Context) => {
        const replayed = replayDelivery(ctx, uuidParam(request), uuidParam(request, 'delivery'))
        return { data: await withoutFields(request.body, replayed) }
      }),
  )
}

/** 422 for a body with fields. Checked after the work, which is then rolled back, so that a missing record is 404 first. */
const withoutFields = async <T>(body: unknown, work: Promise<T>): Promise<T> => {
  const done = await work
  const parsed = nothing.safeParse(body ?? {})
  if (!parsed.success) throw invalid(parsed.error)
  return done
}
