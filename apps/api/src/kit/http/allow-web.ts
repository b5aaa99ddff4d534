import cors from '@fastify/cors'
import type { App } from './app.ts'
import type { Deps } from '../deps.ts'

/**
 * Lets the pages of `PUBLIC_URL` call an API that is configured to be reached at another address, and nobody else's. No
 * cookie is ever sent along: who calls stands in `Authorization`.
 */
export const allowWeb = async (app: App, { publicUrl, publicConfig }: Deps): Promise<void> => {
  if (publicConfig.apiUrl === null) return
  await app.register(cors, {
    origin: [new URL(publicUrl()).origin],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...sent],
    exposedHeaders: [...answered],
    maxAge: 2 * 60 * 60,
  })
}

/** What the web sends beside what every page may: tokens, versions, repeated calls, and uploads by tus. */
const sent = [
  'Authorization',
  'Content-Type',
  'If-Match',
  'Idempotency-Key',
  'Tus-Resumable',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-HTTP-Method-Override',
  'X-Requested-With',
] as const

const answered = [
  'Content-Disposition',
  'ETag',
  'Location',
  'Retry-After',
  'Allow',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'Upload-Expires',
] as const
