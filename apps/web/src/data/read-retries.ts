import { ApiProblem } from './http.ts'

const maxRetries = 2
/** Rather than wait longer, users see the error. */
const maxWaitSeconds = 30

/** A request that was rejected would be rejected again. No response, server errors and too many requests are worth a retry. */
export const shouldRetryRead = (failures: number, error: Error): boolean => {
  if (failures >= maxRetries) return false
  if (!(error instanceof ApiProblem) || error.status < 400 || error.status >= 500) return true
  return error.status === 429 && (error.retryAfter ?? 0) <= maxWaitSeconds
}

/** As long as the server says; otherwise 1, 2, 4 … seconds. A random part is added, so that not all tabs retry at once. */
export const readRetryDelayMs = (failures: number, error: Error): number => {
  const retryAfter = error instanceof ApiProblem ? error.retryAfter : null
  const seconds = Math.min(retryAfter ?? 2 ** failures, maxWaitSeconds)
  return Math.round(1000 * seconds * (1 + Math.random() / 4))
}

/** Reads something outside the query cache, with the same retries. Rejects with the last error, at once after an abort. */
export const readWithRetries = async <T>(read: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read()
    } catch (error) {
      if (signal?.aborted || !(error instanceof Error) || !shouldRetryRead(failures, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, readRetryDelayMs(failures, error)))
    }
  }
}
