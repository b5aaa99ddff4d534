import { safeFileName } from '@sojourn/contract/kit/file-name'
import type { Multipart } from '@fastify/multipart'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FieldError } from '@sojourn/contract/kit/problem'
import type { App } from './app.ts'
import { rejectDepth } from '../json-depth.ts'
import { Problem } from '../problem.ts'

/** The content of a multipart body: its fields, as text or as values if they were sent as JSON, and its file. */
export type Form = { fields: Record<string, unknown>; file?: { name: string; bytes: Buffer } }

/** 415 for a form posted to a route that does not declare forms; the routes of identity read their forms themselves. */
export const rejectForms = (app: App): void => {
  app.addHook('onRequest', async (request) => {
    const { url = '', schema, method } = request.routeOptions
    if (!url.startsWith('/v1/') || method !== 'POST') return
    if (!/^\s*multipart\//i.test(request.headers['content-type'] ?? '')) return
    if (!schema?.consumes?.includes('multipart/form-data'))
      throw new Problem('unsupported_media_type', { detail: 'this address accepts JSON, not forms' })
  })
}

const hashes = new WeakMap<FastifyRequest, Buffer>()

/** What a form may contain: the field of its one file and the maximum size of that file; no file if omitted. */
type Reads = { file?: { field: string; bytes: number }; limits?: { fields: number; fieldSize: number } }

/** Allowance for the boundaries and headers of the parts. */
const frameBytes = 64 * 1024

/** Unwanted files are reported by field, up to this many; their content is skipped. */
const maxFiles = 20

/**
 * Reads a multipart body to its end. Nothing is dropped silently: 422 names a file in a field that takes none and a field that
 * was sent twice; 413 for a value that is too long. A hash of the content is stored for `formHashOf`.
 */
export const readForm = async (request: FastifyRequest, reads: Reads = {}): Promise<Form> => {
  const form: Form = { fields: {} }
  const hash = createHash('sha256')
  const rejected = new Map<string, FieldError>()
  const maxBytes = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + (reads.file?.bytes ?? 0) + frameBytes)
    throw new Problem('too_large')
  const limits = {
    fieldSize: maxBytes,
    ...reads.limits,
    files: maxFiles,
    ...(reads.file ? { fileSize: reads.file.bytes } : {}),
  }
  let bytes = 0
  const count = (value: string): void => {
    bytes += Buffer.byteLength(value)
    if (bytes > maxBytes) throw new Problem('too_large')
  }
  for await (const part of request.parts({ limits })) {
    const { fieldname } = part
    const rejection = rejectionOf(part, form, reads)
    if (rejection) {
      rejected.set(fieldname, rejection)
      if (part.type === 'file') part.file.resume()
    } else if (part.type === 'file') {
      form.file = { name: nameOfFile(part.filename), bytes: await part.toBuffer() }
      addPart(hash, fieldname, { file: form.file.name }, form.file.bytes)
    } else if (part.valueTruncated) {
      throw new Problem('too_large')
    } else if (typeof part.value === 'string') {
      count(part.value)
      form.fields[fieldname] = part.value
      addPart(hash, fieldname, 'text', Buffer.from(part.value))
    } else {
      // A part sent as JSON has already been parsed. A value that is too deep could not even be serialised again.
      rejectDepth({ [fieldname]: part.value })
      const json = JSON.stringify(part.value)
      count(json)
      form.fields[fieldname] = part.value
      addPart(hash, fieldname, 'json', Buffer.from(json))
    }
  }
  if (rejected.size > 0)
    throw new Problem('invalid', {
      errors: Object.fromEntries([...rejected].map(([field, error]) => [field, [error]])),
    })
  hashes.set(request, hash.digest())
  return form
}

/** Browsers encode these characters in file names of forms, but not the percent sign (HTML, 4.10.21.8). */
const nameOfFile = (name: string): string => safeFileName(name.replaceAll('%22', '"').replaceAll(/%0[AD]/gi, ''))

const rejectionOf = (part: Multipart, form: Form, { file }: Reads): FieldError | undefined => {
  if (part.type === 'field')
    return Object.hasOwn(form.fields, part.fieldname)
      ? { code: 'invalid_value', message: 'may be sent only once' }
      : undefined
  if (!file) return { code: 'unknown_field', message: 'cannot be a file; upload files to media' }
  if (part.fieldname !== file.field)
    return { code: 'unknown_field', message: `cannot be a file; send the file as ${file.field}` }
  return form.file ? { code: 'invalid_value', message: 'accepts only one file' } : undefined
}

/** The length is hashed before the bytes, so that two different forms cannot produce the same input to the hash. */
const addPart = (
  hash: ReturnType<typeof createHash>,
  field: string,
  kind: 'text' | 'json' | { file: string },
  bytes: Buffer,
) => hash.update(JSON.stringify([field, kind, bytes.length])).update(bytes)

/**
 * SHA-256 of the fields and file bytes of a form that `readForm` has read, independent of its boundary; undefined otherwise.
 */
export const formHashOf = (request: FastifyRequest): Buffer | undefined => hashes.get(request)
