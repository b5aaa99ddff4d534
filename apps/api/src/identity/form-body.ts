import type { FastifyRequest } from 'fastify'
import { readForm } from '../kit/form.ts'

/** More than any field of an account needs. */
const limits = { fields: 20, fieldSize: 8192 }

/** The body of a request, which may be JSON or a form of either kind; none of a form's parts may be a file. */
export const formBody = async (request: FastifyRequest): Promise<unknown> =>
  request.isMultipart() ? (await readForm(request, { limits })).fields : request.body
