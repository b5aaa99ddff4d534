import { setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from './lost-connection.ts'

/** In milliseconds. */
const shortestWait = 500
const longestWait = 5000

/**
 * Does `work` again for as long as it fails because the database cannot be reached, at most `patience` ms. It must be such that a
 * part of it may be done twice.
 */
export const tryAgain = async <T>(
  work: () => Promise<T>,
  {
    patience,
    onFailure = () => {},
    isOver = () => false,
  }: {
    patience: number
    onFailure?: (error: unknown) => void
    /** Whether to give up, because the process stops. */
    isOver?: () => boolean
  },
): Promise<T> => {
  const end = performance.now() + patience
  for (let wait = shortestWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await work()
    } catch (error) {
      if (!isLostConnection(error) || isOver() || performance.now() + wait > end) throw error
      onFailure(error)
      await sleep(wait)
    }
  }
}
