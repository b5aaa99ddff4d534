import { fileNameWith } from '@sojourn/contract/kit/file-name'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import type { Deps } from '../../kit/deps.ts'
import { Problem } from '../../kit/problem.ts'

/**
 * How long a browser may cache a file: forever if the URL contains its version, a few hours if the URL expires. With an
 * expiring URL, originals and files that are not images are not cached, as somebody else may use the browser after a logout.
 */
export type Lifetime = 'forever' | 'hours'

const seconds: Record<Lifetime, number> = { hours: 21_600, forever: 31_536_000 }

/**
 * Sends a stored file, with a content type that depends only on its key and with scripts blocked. Its name for saving is
 * `filename`, or else the one it is stored under, with the extension of its type.
 */
export const sendObject = async (
  deps: Deps,
  reply: FastifyReply,
  key: string,
  lifetime: Lifetime,
  filename?: string,
) => {
  const bytes = await deps.storage.stream(key)
  if (!bytes) throw new Problem('not_found')
  const extension = key.split('.').at(-1) ?? ''
  const type = inlineExtensions.has(extension) ? 'inline' : 'attachment'
  const name = filename ?? key.slice(key.lastIndexOf('/') + 1)
  return reply
    .header('content-disposition', contentDisposition(type, fileNameWith(name, extension)))
    .header('content-type', contentTypes[extension] ?? 'application/octet-stream')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-site')
    .header(
      'cache-control',
      mayCache(key, lifetime) ? `private, max-age=${seconds[lifetime]}, immutable` : 'private, no-store',
    )
    .send(bytes)
}

const mayCache = (key: string, lifetime: Lifetime): boolean =>
  lifetime === 'forever' || (/\.(webp|jpg|png|avif)$/.test(key) && !/\/original\.\w+$/.test(key))

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  geojson: 'application/geo+json',
}

/** Files that a browser may display; all others are only downloaded. */
const inlineExtensions = new Set(['webp', 'jpg', 'png', 'avif', 'pdf'])
