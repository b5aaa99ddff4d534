import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../kit/problem.ts'

/** More than any field of an account needs. */
const limits = { fields: 20, fieldSize: 8192, parts: 20 }

/**
 * A form with at most one file, in the field `name`. Text of nothing is null, as everywhere in forms.
 */
export const formWithFile = async (
  request: FastifyRequest,
  { name, bytes }: { name: string; bytes: number },
): Promise<{ fields: unknown; file: Buffer | null }> => {
  if (!request.isMultipart()) return { fields: request.body, file: null }
  const fields: [string, unknown][] = []
  let file: Buffer | null = null
  for await (const part of request.parts({ limits: { ...limits, files: 1, fileSize: bytes } })) {
    if (part.type === 'file') {
      if (part.fieldname !== name)
        throw new Problem('unsupported_media_type', { detail: `the field ${part.fieldname} is a file` })
      file = await part.toBuffer()
    } else {
      if (part.valueTruncated) throw new Problem('too_large')
      fields.push([part.fieldname, part.value === '' ? null : part.value])
    }
  }
  return { fields: Object.fromEntries(fields), file }
}

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
