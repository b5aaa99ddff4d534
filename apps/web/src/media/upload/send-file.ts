import { safeFileName } from '@sojourn/contract/kit/file-name'
import type { Page } from '@sojourn/contract/kit/page'
import type { ProblemDocument } from '@sojourn/contract/kit/problem'
import { type DetailedError, Upload } from 'tus-js-client'
import { apiUrl } from '../../data/api-url.ts'
import { request } from '../../data/http.ts'
import type { MediaItem, MediaSummary } from '../item/media-picture.tsx'
import { searchOf } from '../../data/resource-lists.ts'
import * as wording from './wording.ts'

/** The number of bytes per request. If a request breaks off, the server keeps what it has received. */
const chunkSize = 12 * 1024 * 1024
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]

/** The server does not accept this file; a retry does not help. */
export class RejectedFile extends Error {
  override name = 'RejectedFile'
}

/** SHA-256 of a file as 64 hex digits. Rejects with RejectedFile if the device cannot read it. */
export const hashFile = async (file: Blob): Promise<string> => {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    throw new RejectedFile(wording.unreadable)
  }
}

/** An item in the library with the same file; undefined if there is none, or only ones that could not be prepared. */
export const findKnown = async (
  tenant: string,
  sha256: string,
  signal: AbortSignal,
): Promise<MediaSummary | undefined> => {
  const search = searchOf({ sha256, state: ['processing-complete', 'processing'], perPage: '12' })
  const { data } = await request<Page<MediaSummary>>('GET', `/v1/${tenant}/media/${search}`, { signal })
  return data[0]
}

type NewFile = { tenant: string; file: File; folder: string | null; sha256: string }

/**
 * Creates the item for a file and starts its upload. With the same key, the server returns the same response again, because a
 * second item would take the space of two files.
 * @returns the item, and the path to send its bytes to
 */
export const openSlot = async (
  { tenant, file, folder, sha256 }: NewFile,
  key: string,
): Promise<{ media: string; path: string }> => {
  const { data: item } = await request<{ data: MediaItem }>('POST', `/v1/${tenant}/media/`, {
    body: { filename: safeFileName(file.name), ...(folder === null ? {} : { folder }) },
    headers: {
      'upload-length': String(file.size),
      'upload-metadata': `sha256 ${btoa(sha256)}`,
      'idempotency-key': key,
    },
  })
  if (!item.upload) throw new RejectedFile(wording.uploadNotAllowed)
  const { pathname, search } = new URL(item.upload.url)
  return { media: item.uuid, path: pathname + search }
}

/**
 * Cancels a slot and deletes what was received of its file.
 * @returns whether it is too late, because the library has the whole file
 */
export const cancelSlot = async (path: string): Promise<boolean> => {
  const response = await fetch(apiUrl(path), { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }).catch(
    () => null,
  )
  return response?.status === 409
}

type Sending = {
  file: File
  path: string
  sha256: string
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/**
 * Sends the bytes of a file in chunks (tus), from where the server says the upload broke off. Resolves when the server has all
 * bytes. Rejects with RejectedFile, or with another error if the network is down too long. Stays pending if it is aborted.
 */
export const sendFile = ({ file, path, sha256, onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const uploadUrl = new URL(apiUrl(path), globalThis.location.origin).href
    const upload = new Upload(file, {
      uploadUrl,
      // Where the upload starts again if the server cannot resume it.
      endpoint: uploadUrl,
      metadata: { sha256, filename: file.name },
      chunkSize,
      retryDelays,
      storeFingerprintForResuming: false,
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => resolve(),
      onError: (error) => reject(asRejection(error)),
      onShouldRetry: (error) => isTemporary(statusOf(error)),
    })
    signal.addEventListener('abort', () => void upload.abort())
    if (!signal.aborted) upload.start()
  })

/** Whether a retry may succeed: no response, too slow a connection, another request in progress, or a server error. */
const isTemporary = (status: number): boolean =>
  status === 0 || status === 408 || status === 409 || status === 423 || status === 429 || status >= 500

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0

const asRejection = (error: Error | DetailedError): Error => {
  const status = statusOf(error)
  if (status < 400 || isTemporary(status)) return error
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : ''
  return new RejectedFile(readMessage(body ?? '') ?? wording.serverRejected)
}

const readMessage = (body: string): string | undefined => {
  try {
    const problem: Partial<ProblemDocument> = JSON.parse(body)
    return problem.detail ?? problem.title
  } catch {
    return undefined
  }
}
