import { isLostConnection } from './lost-connection.ts'

/** In milliseconds. */
const quietMs = 10_000

/** What is passed an error. */
type OnError = (error: unknown) => void

/**
 * Passes on the message of each error, but while the database cannot be reached only one in ten seconds: everything that polls it fails
 * then.
 */
export const quietErrors = (print: (line: string) => void, now: () => number = Date.now): OnError => {
  let quietUntil = 0
  return (error) => {
    if (isLostConnection(error)) {
      if (now() < quietUntil) return
      quietUntil = now() + quietMs
      print(`The database cannot be reached: ${messageOf(error)}. What needs it tries again.`)
      return
    }
    print(messageOf(error))
  }
}

/** pg-boss passes on some errors as plain objects. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0])
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : String(error)
}
