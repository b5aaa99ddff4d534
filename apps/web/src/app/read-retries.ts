import { ApiProblem } from '../data/http.ts'

const maxRetries = 2
/** Longer than that people would rather read that it failed. */
const maxWaitSeconds = 30

/** What the server rejects, it rejects again. No answer, its own faults, and too many requests are worth another try. */
export const shouldRetryRead = (failures: number, error: Error): boolean => {
  if (failures >= maxRetries) return false
  if (!(error instanceof ApiProblem) || error.status < 400 || error.status >= 500) return true
  return error.status === 429 && (error.retryAfter ?? 0) <= maxWaitSeconds
}

/** As long as the server asks for; otherwise 1, 2, 4 … seconds. Some more by chance, so that not all tabs come back at once. */
export const readRetryDelayMs = (failures: number, error: Error): number => {
  const retryAfter = error instanceof ApiProblem ? error.retryAfter : null
  const seconds = Math.min(retryAfter ?? 2 ** failures, maxWaitSeconds)
  return Math.round(1000 * seconds * (1 + Math.random() / 4))
}
