import type { FastifyBaseLogger } from 'fastify'
import { isLostConnection } from '../../platform/db/lost-connection.ts'

/** Logs what failed after its answer was sent: as an error, unless only the database could not be reached. */
export const lateErrorsTo =
  (log: FastifyBaseLogger) =>
  (error: unknown): void => {
    const msg = 'work after an answer failed'
    if (isLostConnection(error)) log.warn({ why: error instanceof Error ? error.message : String(error) }, msg)
    else log.error(error, msg)
  }
