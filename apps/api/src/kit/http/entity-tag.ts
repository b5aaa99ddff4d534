import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sendable } from '../sendable.ts'

/** The headers of a read that is not answered again if the client has the answer. */
export const tagHeaders = z.object({ 'if-none-match': z.string().optional() })

/**
 * Sends an answer with a tag of its content; 304 if the client has this content already. Call it with what the sender may read, so
 * that access is always checked first. Revisions alone would not do: names, prices and URLs in an answer change without them.
 */
export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Sendable,
  rev?: number,
): FastifyReply => {
  // The serializer of every JSON answer returns text.
  const text = reply.serialize(answer) as string
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const tag = rev === undefined ? `W/"${hash}"` : `"${rev}-${hash}"`
  void reply.header('etag', tag)
  if (isThere(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Whether `If-None-Match` names a tag. Compared weakly, because compression changes the bytes (RFC 9110, section 13.1.2). */
const isThere = (header: string | undefined, tag: string): boolean => {
  const tags = (header ?? '').split(',').map((one) => opaque(one.trim()))
  return tags.includes('*') || tags.includes(opaque(tag))
}

const opaque = (tag: string): string => tag.replace(/^W\//, '')
