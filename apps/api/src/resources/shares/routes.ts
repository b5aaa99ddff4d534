import { z } from 'zod'
import { share } from '@sojourn/contract/document/document'
import { dataOf } from '@sojourn/contract/kit/page'
import { draftedEmail } from '@sojourn/contract/document/share-email'
import type { App } from '../../kit/http/app.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { type InTenant, uuidParam } from '../../kit/http/in-tenant.ts'
import { itineraries } from '../itineraries/queries.ts'
import { createShare, shareInput } from './create.ts'
import { mailShare, shareMailInput } from './mail.ts'
import { sendPreview } from '../publications/send-page.ts'
import { draftEmail } from './prepare-email.ts'
import { renderEmail, shareEmailInput } from './render-email.ts'
import { findShares } from '../itineraries/read-shares.ts'
import { revokeShare } from './remove.ts'
import { shareChanges, updateShare } from './update.ts'

const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofShare = ofItinerary.extend({ share: z.uuid() })

const base = '/v1/:tenant/itineraries/:uuid/shares'
const docs = { tags: ['itineraries'], security: [{ bearer: [] }] }
const answer = { 200: dataOf(share) }

/** Share links: list, create, update, revoke, send by email. */
export const shareRoutes = (app: App, inTenant: InTenant): void => {
  linkRoutes(app, inTenant)
  emailRoutes(app, inTenant)
}

const linkRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listShares',
        summary: 'List the share links of an itinerary',
        description: 'Returns the links to the published version, including revoked ones.',
        params: ofItinerary,
        response: { 200: dataOf(z.array(share)) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const uuid = uuidParam(request)
        await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid)
        return { data: (await findShares(ctx, [uuid])).get(uuid) ?? [] }
      }),
  )
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'createShare',
        summary: 'Create a share link',
        description:
          'Creates a link to the published itinerary. If you set a passcode, visitors must enter it to open the link. The passcode is never returned. With `showsInvoices`, the page shows the client (of an agent link, the agency) their invoices and payments; that requires permission to read invoices. Returns 409 if the itinerary has not been published yet.',
        params: ofItinerary,
        body: shareInput,
        response: { 201: dataOf(share) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send({ data: await inTenant(request, (ctx) => createShare(ctx, uuidParam(request), request.body ?? {})) }),
  )
  app.put(
    `${base}/:share`,
    {
      schema: {
        ...docs,
        operationId: 'updateShare',
        summary: 'Update a share link',
        description:
          'Changes the recipient, the expiry date, the passcode (`null` removes it) and whether invoices are shown. Returns 409 if the link has been revoked.',
        params: ofShare,
        body: shareChanges,
        response: answer,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) =>
        updateShare(ctx, uuidParam(request), uuidParam(request, 'share'), request.body ?? {}),
      ),
    }),
  )
  app.delete(
    `${base}/:share`,
    {
      schema: {
        ...docs,
        operationId: 'revokeShare',
        summary: 'Revoke a share link',
        description: 'The link stops working immediately.',
        params: ofShare,
        response: answer,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => revokeShare(ctx, uuidParam(request), uuidParam(request, 'share'))),
    }),
  )
}

const emailRoutes = (app: App, inTenant: InTenant): void => {
  app.get(
    `${base}/:share/email`,
    {
      schema: {
        ...docs,
        operationId: 'draftShareEmail',
        summary: 'Get the email for a share link',
        description:
          'Returns the email that would be sent with the link: the address of the client (of the agency, for a link for agents) and the company’s texts. Nothing is sent.',
        params: ofShare,
        response: { 200: dataOf(draftedEmail) },
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) => draftEmail(ctx, uuidParam(request), uuidParam(request, 'share'))),
    }),
  )
  app.post(
    `${base}/:share/email-preview`,
    {
      schema: {
        ...docs,
        operationId: 'previewShareEmail',
        summary: 'Preview the email for a share link',
        description:
          'Returns the email that would be sent with the link, with this subject and message. Nothing is sent or stored. Images load without a token. Returns 409 if the link has been revoked or has expired.',
        params: ofShare,
        body: shareEmailInput,
        response: { 200: fileAnswer('text/html', 'The email.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      const [uuid, shareUuid] = [uuidParam(request), uuidParam(request, 'share')]
      return sendPreview(workspace.deps, reply, await renderEmail(workspace, uuid, shareUuid, request.body ?? {}))
    },
  )
  app.post(
    `${base}/:share/mail`,
    {
      schema: {
        ...docs,
        operationId: 'mailShare',
        summary: 'Email a share link',
        description:
          'Sends an email in the company’s name. Without a subject or a message, the company’s texts are used. The email is sent shortly after the response; the emails of the itinerary show whether it was delivered. Returns 429 after 20 emails about an itinerary in an hour, or 500 emails from the company in a day.',
        params: ofShare,
        body: shareMailInput,
        response: answer,
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) =>
        mailShare(ctx, uuidParam(request), uuidParam(request, 'share'), request.body ?? {}),
      ),
    }),
  )
}
