import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../kit/problem.ts'

/** More than any field of an account needs. */
const limits = { fields: 20, fieldSize: 8192, parts: 20 }

/** The body of a request, which may be JSON or a form of either kind; none of a form's parts may be a file. */
export const formBody = async (request: FastifyRequest): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  const fields: [string, unknown][] = []
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file')
      throw new Problem('unsupported_media_type', { detail: `the field ${part.fieldname} is a file` })
    if (part.valueTruncated) throw new Problem('too_large')
    fields.push([part.fieldname, part.value])
  }
  return Object.fromEntries(fields)
}
