import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/** Details of the first occurrence of a kind. */
type Facts = { code?: string; why?: string } & Readonly<Record<string, string | null>>

/** `kind` instead of the code tells events of the same message apart; `sender`, who sent a request, if authenticated. */
type Grouping = { kind?: string; sender?: string }

/** At most one line per kind in this time: unauthenticated clients can cause any number. */
const quietMs = 10_000

/**
 * Logs warnings for events that can occur by the thousand: the first of a kind immediately, and the number of those within ten
 * seconds after it as `leftOut` of one further line. There are few kinds: except for the sender, they never contain data from a request.
 */
export const quietLogOf = (app: App) => {
  const quiet = new Map<string, { timer: NodeJS.Timeout; leftOut: number }>()
  const begin = (kind: string, logRest: (leftOut: number) => void): void => {
    const timer = setTimeout(() => {
      const leftOut = quiet.get(kind)?.leftOut ?? 0
      quiet.delete(kind)
      if (leftOut === 0) return
      logRest(leftOut)
      begin(kind, logRest)
    }, quietMs)
    quiet.set(kind, { timer: timer.unref(), leftOut: 0 })
  }
  app.addHook('onClose', async () => {
    for (const { timer } of quiet.values()) clearTimeout(timer)
  })
  return (
    request: FastifyRequest,
    msg: string,
    facts: Facts = {},
    { kind: group = facts.code ?? '', sender = '' }: Grouping = {},
  ): void => {
    const kind = `${msg} ${group} ${sender}`
    const entry = quiet.get(kind)
    if (entry) {
      entry.leftOut += 1
      return
    }
    request.log.warn(facts, msg)
    begin(kind, (leftOut) => app.log.warn({ ...facts, leftOut }, msg))
  }
}

/** Whether the client hung up before the whole request had arrived. */
export const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete
