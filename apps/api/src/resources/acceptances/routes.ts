import { z } from 'zod'
import { acceptance, acceptanceRevocation, acceptances } from '@sojourn/contract/acceptance'
import { dataOf } from '@sojourn/contract/kit/page'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { type AsServer, type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { fileAnswer } from '../../kit/http/route.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { answerRoutes } from './accept-proposal.ts'
import { printReceiptOf } from './print-receipt.ts'
import { findAcceptances, getSignedDocument } from './queries.ts'
import { revokeAcceptance } from './revoke.ts'
import * as wording from './wording.ts'
import { signingRoutes } from './accept-callback.ts'

const base = '/v1/:tenant/itineraries/:uuid/acceptances'
const ofItinerary = z.object({ tenant: z.uuid(), uuid: z.uuid() })
const ofAcceptance = ofItinerary.extend({ acceptance: z.uuid() })
const docs = { tags: ['itineraries'], security: [{ bearer: [] }] }

/** Acceptances: the pages on which clients answer a proposal, and for members the list, the receipt and revoking. */
export const acceptanceRoutes = (app: App, inTenant: InTenant, asServer: AsServer, deps: Deps): void => {
  answerRoutes(app, asServer, deps)
  signingRoutes(app, asServer, deps)
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'listAcceptances',
        summary: 'List the acceptances of an itinerary',
        description:
          'Returns who accepted which published version on the page of a link, and what they chose. Newest first, including revoked ones.',
        params: ofItinerary,
        response: { 200: dataOf(acceptances) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        const uuid = uuidParam(request)
        await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuid)
        return { data: await findAcceptances(ctx, uuid) }
      }),
  )
  app.get(
    `${base}/:acceptance/receipt`,
    {
      schema: {
        ...docs,
        operationId: 'printAcceptance',
        summary: 'Print the receipt of an acceptance',
        description: 'Returns the PDF that was sent to the client, and says if the acceptance was revoked.',
        params: ofAcceptance,
        response: { 200: fileAnswer('application/pdf', 'The receipt.') },
      },
    },
    async (request, reply) => {
      const workspace = await inTenant.enter(request)
      rejectParameters(request)
      const { filename, pdf } = await printReceiptOf(workspace, uuidParam(request), uuidParam(request, 'acceptance'))
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition('attachment', filename))
        .header('cache-control', 'private, no-store')
        .send(pdf)
    },
  )
  app.get(
    `${base}/:acceptance/signed-document`,
    {
      schema: {
        ...docs,
        operationId: 'downloadSignedDocument',
        summary: 'Download the signed document of an acceptance',
        description: 'Returns the PDF that the provider of electronic signatures handed over. 404 if there is none.',
        params: ofAcceptance,
        response: { 200: fileAnswer('application/pdf', 'The signed document.') },
      },
    },
    async (request, reply) => {
      const { transact } = await inTenant.enter(request)
      rejectParameters(request)
      const pdf = await transact(async (ctx) => {
        await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), uuidParam(request))
        return getSignedDocument(ctx, uuidParam(request), uuidParam(request, 'acceptance'))
      }, 'read only')
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition('attachment', wording.signedFile))
        .header('cache-control', 'private, no-store')
        .send(pdf)
    },
  )
  app.post(
    `${base}/:acceptance/revoke`,
    {
      schema: {
        ...docs,
        operationId: 'revokeAcceptance',
        summary: 'Revoke an acceptance',
        description:
          'Revokes an acceptance, for instance because it was given by mistake. The client can accept the version again. Once no acceptance of the itinerary stands, the status, the dates of payments and the task that followed are undone, unless they have been changed since. Returns 409 if it is revoked already.',
        params: ofAcceptance,
        body: acceptanceRevocation,
        response: { 200: dataOf(acceptance) },
      },
    },
    async (request) => ({
      data: await inTenant(request, (ctx) =>
        revokeAcceptance(ctx, uuidParam(request), uuidParam(request, 'acceptance'), request.body ?? {}),
      ),
    }),
  )
}
