import type { IncomingHttpHeaders } from 'node:http'
import { Metadata } from '@tus/utils'
import type { Announced } from './upload-ledger.ts'

/** An announcement that cannot be used; the message says why. */
export class AnnouncementError extends Error {
  override name = 'AnnouncementError'
}

/**
 * Parses tus's headers `Upload-Length` and `Upload-Metadata` (https://tus.io/protocols/resumable-upload#upload-length); null
 * without the first. Throws AnnouncementError for invalid values.
 */
export const announcedIn = (headers: IncomingHttpHeaders): Announced | null => {
  const { 'upload-length': length, 'upload-metadata': metadata } = headers
  if (length === undefined) return null
  if (typeof length !== 'string' || !/^[1-9]\d{0,14}$/.test(length))
    throw new AnnouncementError('Upload-Length must be a number of bytes, at least 1')
  try {
    return {
      length: Number(length),
      expectedSha256: sha256In(metadata === undefined ? undefined : Metadata.parse(String(metadata))),
    }
  } catch {
    throw new AnnouncementError('Upload-Metadata must be a comma-separated list of keys with values in Base64')
  }
}

/** The SHA-256 in the metadata, as 64 hex digits; null if there is none. */
export const sha256In = (metadata: Record<string, string | null> | undefined): string | null => {
  const sha256 = metadata?.sha256
  return typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null
}
