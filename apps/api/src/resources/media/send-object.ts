import type { FastifyReply } from 'fastify'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'

/** Sends a stored file with its type fixed and nothing executable allowed. */
export const sendObject = async (deps: Deps, reply: FastifyReply, key: string) => {
  const bytes = await deps.storage.get(key)
  if (!bytes) throw new Problem('not_found')
  return reply
    .header('content-type', contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-site')
    .header('cache-control', 'private, max-age=21600, immutable')
    .send(bytes)
}

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  pdf: 'application/pdf',
}
