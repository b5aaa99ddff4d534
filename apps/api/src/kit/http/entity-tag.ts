import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Answer } from '../records/served-resource.ts'
import type { Sendable } from '../sendable.ts'
import { sendRecord } from './in-tenant.ts'

/** The headers of a read that is not answered again if the client has the answer. */
export const tagHeaders = z.object({ 'if-none-match': z.string().optional() })

/**
 * Sends a list with a tag of its content; 304 if the client has this content already. Call it with what the sender may read, so
 * that access is always checked first. Revisions alone would not do: names, prices and URLs in a list change without them.
 */
export const sendTaggedList = (request: FastifyRequest, reply: FastifyReply, answer: Sendable): FastifyReply => {
  // The serializer of every JSON answer returns text.
  const text = reply.serialize(answer) as string
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', tag)
  if (isThere(request, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/**
 * Whether the revision of a record, which is its tag, says all of its answer: nothing in it is computed from more than the record.
 * Signed URLs and figures from other records change without it, so records that have them are always answered in full.
 */
export const isToldByRevision = ({ fields }: AnyResource): boolean =>
  Object.values(fields).every(({ access }) => access !== 'volatile')

/** Sends a record that its revision says all of; 304 if the client has this revision. The same rule on access applies. */
export const sendTaggedRecord = (request: FastifyRequest, reply: FastifyReply, record: Answer): FastifyReply => {
  const tag = `"${Number(record.rev)}"`
  return isThere(request, tag) ? reply.code(304).header('etag', tag).send() : sendRecord(reply, record)
}

/** Whether `If-None-Match` names a tag. Compared weakly, because compression changes the bytes (RFC 9110, section 13.1.2). */
const isThere = ({ headers }: FastifyRequest, tag: string): boolean => {
  const tags = (headers['if-none-match'] ?? '').split(',').map((one) => opaque(one.trim()))
  return tags.includes('*') || tags.includes(opaque(tag))
}

const opaque = (tag: string): string => tag.replace(/^W\//, '')
