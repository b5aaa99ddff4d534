import { DatabaseError } from 'pg'
import { BackupError } from './manifest.ts'

/** Something still wrote to the company. */
export class Disturbed extends Error {}

const [deadlock, lockNotAvailable] = ['40P01', '55P03']

/** Whether the same may succeed a moment later. */
export const isDisturbance = (error: unknown): boolean =>
  error instanceof Disturbed ||
  (error instanceof DatabaseError && [deadlock, lockNotAvailable].includes(error.code ?? ''))

/** What went wrong before the commit, for the operator. */
export const restoreFault = (cause: unknown): BackupError => {
  if (cause instanceof BackupError) return cause
  if (isDisturbance(cause))
    return new BackupError('The company is still being written to. Nothing was changed; try again in a minute.', {
      cause,
    })
  return new BackupError(`The company cannot be restored, and nothing was changed: ${reasonOf(cause)}.`, { cause })
}

/** The message of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
