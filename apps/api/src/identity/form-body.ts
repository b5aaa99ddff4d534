import type { FastifyRequest } from 'fastify'
import { readForm } from '../kit/http/form.ts'

/** More than any field of an account needs. */
const limits = { fields: 20, fieldSize: 8192 }

/** The fields and at most one file, in the field `name`, of a JSON or form request. As in all forms, empty text is null. */
export const formWithFile = async (
  request: FastifyRequest,
  { name, bytes }: { name: string; bytes: number },
): Promise<{ fields: unknown; file: Buffer | null }> => {
  if (!request.isMultipart()) return { fields: request.body, file: null }
  const { fields, file } = await readForm(request, { file: { field: name, bytes }, limits })
  const read = Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value])
  return { fields: Object.fromEntries(read), file: file?.bytes ?? null }
}

/** The body of a request, as JSON or as either type of form, without files. */
export const formBody = async (request: FastifyRequest): Promise<unknown> =>
  request.isMultipart() ? (await readForm(request, { limits })).fields : request.body
