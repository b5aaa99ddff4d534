/** What a check found: that something is in order, something that may be meant so, or something that has to be changed. */
export type Finding = { level: 'ok' | 'warning' | 'error'; topic: string; text: string }

/** Findings about one topic. */
export const about = (topic: string) => ({
  ok: (text: string): Finding => ({ level: 'ok', topic, text }),
  warning: (text: string): Finding => ({ level: 'warning', topic, text }),
  error: (text: string): Finding => ({ level: 'error', topic, text }),
})

/** The message of an error. Our own errors, and those of the libraries used here, have no secret in it. */
export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.message === 'fetch failed' && error.cause ? messageOf(error.cause) : error.message
}
