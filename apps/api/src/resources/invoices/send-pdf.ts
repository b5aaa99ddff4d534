import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../kit/context.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import { printInvoice } from './print-invoice.ts'

/**
 * Answers with the PDF of an invoice, credit note or receipt to download, which caches do not store: it contains names and
 * addresses, and what has been paid so far.
 * @param find which invoice it is, by the uuid in the path
 */
export const answerPdf = async (
  inTenant: InTenant,
  request: FastifyRequest,
  reply: FastifyReply,
  find: (ctx: Context, uuid: string) => Promise<string>,
) => {
  const workspace = await inTenant.enter(request)
  rejectParameters(request)
  const uuid = uuidParam(request)
  const { filename, pdf } = await printInvoice(workspace, (ctx) => find(ctx, uuid))
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'private, no-store')
    .send(pdf)
}
