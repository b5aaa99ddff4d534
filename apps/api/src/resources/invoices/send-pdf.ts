import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import type { PrintedInvoice } from './print-invoice.ts'

/** Answers with a PDF to download, which caches do not store: it contains names and addresses, and what has been paid so far. */
export const sendPdf = (reply: FastifyReply, { filename, pdf }: PrintedInvoice) =>
  reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'private, no-store')
    .send(pdf)
