import { StorageError } from './storage.ts'

/** The HTTP status of the response from S3; undefined if there was none. */
export const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const facts = error.$metadata
  if (typeof facts !== 'object' || facts === null || !('httpStatusCode' in facts)) return undefined
  return typeof facts.httpStatusCode === 'number' ? facts.httpStatusCode : undefined
}

/** Whether there is no object with the key. A missing bucket is another error, if the response distinguishes it. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket'

/** Whether S3 says that the request is wrong, so that a retry is pointless. */
export const isRejection = (error: unknown): boolean => {
  const status = statusOf(error)
  return status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429
}

/** The error to throw for a failed call: a message, without what the client's errors contain (the request and its headers). */
export const storageError = (what: string, error: unknown): Error => {
  if (error instanceof StorageError || error instanceof RangeError || error instanceof TypeError) return error
  return new StorageError(`S3 did not ${what}: ${reasonOf(error)}`)
}

const reasonOf = (error: unknown): string => {
  const name = nameOf(error)
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer in time'
  const status = statusOf(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  return [status, name, code, message].filter(Boolean).join(' ').slice(0, 300)
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
