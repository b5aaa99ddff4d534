import cors from '@fastify/cors'
import type { App } from './app.ts'
import type { Deps } from '../deps.ts'

/**
 * Lets the pages of `PUBLIC_URL`, and no others, call an API that is configured to be at another URL. Cookies are never sent:
 * requests are authenticated by `Authorization`.
 */
export const allowWeb = async (app: App, { publicUrl, publicConfig }: Deps): Promise<void> => {
  if (publicConfig.apiUrl === null) return
  await app.register(cors, {
    origin: [new URL(publicUrl()).origin],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...requestHeaders],
    exposedHeaders: [...responseHeaders],
    maxAge: 2 * 60 * 60,
  })
}

/** Headers that the web app sends beyond those allowed everywhere: tokens, versions, idempotency keys, and uploads with tus. */
const requestHeaders = [
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

const responseHeaders = [
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
  'X-Request-Id',
] as const
