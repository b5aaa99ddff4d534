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
        description: 'Returns the webhooks of the company, oldest first: at most 10. Admins only; other users get 404.',
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
        summary: 'Get a webhook',
        description: 'Returns the webhook with the status of its last delivery. The secret is never returned.',
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
        summary: 'Create a webhook',
        description:
          'Returns the webhook with its signing secret, which no other response contains. Returns 409 if the company has 10 webhooks. Returns 422 if the address is not https or leads into a private network.',
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
        summary: 'Update a webhook',
        description: 'Updates the fields you send. If you turn the webhook off, pending events are not sent.',
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
        description: 'Deletes the webhook and its delivery log. This cannot be undone.',
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
        summary: 'Rotate the secret of a webhook',
        description: 'Returns a new secret, once only. Events are also signed with the previous secret for 24 hours.',
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
        description:
          'Sends a `ping` event, once. The delivery log shows the response. Returns 409 if the webhook is turned off.',
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
        summary: 'List the deliveries of a webhook',
        description: 'Returns the events of the last 30 days, newest first, with each attempt and its response.',
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
        summary: 'Resend an event',
        description:
          'Sends the event again with the same `webhook-id`. Returns 409 if it is still being delivered, or if the webhook is turned off.',
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
