import { DefaultHttpStack, type DetailedError, type HttpRequest, Upload } from 'tus-js-client'
import type { ProblemDocument } from '@sojourn/contract/kit/problem'
import { apiUrl } from '../../../data/api-url.ts'

/** So much is sent in one request: most photographs whole. The server keeps what came of one that breaks. */
const pieceBytes = 12 * 1024 * 1024
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]

/** The server will not take this file, whatever is tried. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

type Sending = {
  file: File
  /** Where the bytes go, without the host. */
  path: string
  sha256: string
  /** Some bytes may be there already: how many is asked first. */
  isBegun: boolean
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** The headers that announce a file when the slot for it is opened: its upload is begun then. */
export const announcementOf = (file: File, sha256: string): Record<string, string> => ({
  'upload-length': String(file.size),
  'upload-metadata': `sha256 ${btoa(sha256)}`,
})

/** Answers what the library begins an upload with, which the server has done already; everything else is sent. */
const begunAlready = (address: string): DefaultHttpStack => {
  const stack = new DefaultHttpStack({})
  let isBegun = false
  return {
    getName: () => stack.getName(),
    createRequest: (method, url) => {
      if (method !== 'POST' || isBegun) return stack.createRequest(method, url)
      isBegun = true
      return answered(method, url, { location: address })
    },
  }
}

/** A request that is not sent, as 201 with these headers would answer it. */
const answered = (method: string, url: string, headers: Record<string, string>): HttpRequest => ({
  getMethod: () => method,
  getURL: () => url,
  setHeader: () => {},
  getHeader: () => undefined,
  setProgressHandler: () => {},
  send: async () => ({
    getStatus: () => 201,
    getHeader: (name) => headers[name.toLowerCase()],
    getBody: () => '',
    getUnderlyingObject: () => null,
  }),
  abort: async () => {},
  getUnderlyingObject: () => null,
})

/**
 * Sends the bytes of a file in pieces (tus), from where it was broken off. Resolves when the server has all of them;
 * rejects with RefusedFile, or with another error when the network is gone for long; never once it was aborted.
 */
export const sendFile = ({ file, path, sha256, isBegun, onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = new URL(apiUrl(path), globalThis.location.origin).href
    const upload = new Upload(file, {
      endpoint: address,
      ...(isBegun ? { uploadUrl: address } : { httpStack: begunAlready(address) }),
      metadata: { sha256, filename: file.name },
      chunkSize: pieceBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => resolve(),
      onError: (error) => reject(asRefusal(error)),
      onShouldRetry: (error) => isPassing(statusOf(error)),
    })
    signal.addEventListener('abort', () => void upload.abort())
    if (!signal.aborted) upload.start()
  })

/** Whether another try may end otherwise: no answer, too slow a line, somebody else at work, or a server that is not well. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 409 || status === 423 || status === 429 || status >= 500

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0

const asRefusal = (error: Error | DetailedError): Error => {
  const status = statusOf(error)
  if (status < 400 || isPassing(status)) return error
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : ''
  return new RefusedFile(wordsOf(body ?? '') ?? 'the server did not take it')
}

const wordsOf = (body: string): string | undefined => {
  try {
    const problem: Partial<ProblemDocument> = JSON.parse(body)
    return problem.detail ?? problem.title
  } catch {
    return undefined
  }
}

/** SHA-256 of a file as 64 hex digits. */
export const hashOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
