import '@fastify/multipart'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseDepth } from './json-body.ts'
import { Problem } from './problem.ts'

/** What a multipart body holds: its fields as text, or as values where they were sent as JSON, and its file. */
export type Form = { fields: Record<string, unknown>; file?: { name: string; bytes: Buffer } }

/** 415 for a form sent by POST to a route that does not say it reads one; the forms of identity are its own. */
export const refuseForms = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    const { url = '', schema, method } = request.routeOptions
    if (!url.startsWith('/v1/') || method !== 'POST') return
    if (!/^\s*multipart\//i.test(request.headers['content-type'] ?? '')) return
    if (!schema?.consumes?.includes('multipart/form-data'))
      throw new Problem('unsupported_media_type', { detail: 'this address reads JSON, and no form' })
  })
}

/**
 * Reads what is left of a form that was answered before its end: unread, it would keep the connection from its next request.
 * How long that may take is bounded as it is for every request.
 */
export const drainForms = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded) return
    raw.unpipe()
    raw.resume()
  })
}

const hashes = new WeakMap<FastifyRequest, Buffer>()

/**
 * Reads a multipart body to its end. `fileSize` is the most its one file may have; without it a file is 415.
 * What was read is remembered by its hash, for `formHashOf`.
 */
export const readForm = async (request: FastifyRequest, fileSize?: number): Promise<Form> => {
  const form: Form = { fields: {} }
  const hash = createHash('sha256')
  const options = fileSize === undefined ? {} : { limits: { fileSize, files: 1 } }
  for await (const part of request.parts(options)) {
    if (part.type === 'file') {
      if (fileSize === undefined)
        throw new Problem('unsupported_media_type', {
          detail: `the field ${part.fieldname} is a file; files go to media`,
        })
      form.file = { name: part.filename || 'untitled', bytes: await part.toBuffer() }
      addPart(hash, part.fieldname, { file: form.file.name }, form.file.bytes)
    } else if (typeof part.value === 'string') {
      form.fields[part.fieldname] = part.value
      addPart(hash, part.fieldname, 'text', Buffer.from(part.value))
    } else {
      // A part sent as JSON was read on its way in. Too deep a value could not even be written down again.
      refuseDepth({ [part.fieldname]: part.value })
      form.fields[part.fieldname] = part.value
      addPart(hash, part.fieldname, 'json', Buffer.from(JSON.stringify(part.value)))
    }
  }
  hashes.set(request, hash.digest())
  return form
}

/** Lengths go in before the bytes, so that no two different forms feed the hash the same. */
const addPart = (
  hash: ReturnType<typeof createHash>,
  field: string,
  kind: 'text' | 'json' | { file: string },
  bytes: Buffer,
) => hash.update(JSON.stringify([field, kind, bytes.length])).update(bytes)

/** SHA-256 over the fields and file bytes of a form that `readForm` has read, whatever its boundary was; else undefined. */
export const formHashOf = (request: FastifyRequest): Buffer | undefined => hashes.get(request)
