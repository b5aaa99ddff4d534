import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/** What is known of the first of a kind. */
type Facts = { code?: string; why?: string } & Readonly<Record<string, string | null>>

/** A kind is told of this often at most: strangers can cause as many as they like. */
const quietMs = 10_000

/**
 * Warns of what happens by the thousand: the first of a kind at once, and what comes within ten seconds after it by its number,
 * as `leftOut` of one line more. Kinds are few: none is made of what a request brought, but `of` whom it is, if that is proven.
 */
export const quietLogOf = (app: App) => {
  const quiet = new Map<string, { timer: NodeJS.Timeout; leftOut: number }>()
  const begin = (kind: string, tell: (leftOut: number) => void): void => {
    const timer = setTimeout(() => {
      const leftOut = quiet.get(kind)?.leftOut ?? 0
      quiet.delete(kind)
      if (leftOut === 0) return
      tell(leftOut)
      begin(kind, tell)
    }, quietMs)
    quiet.set(kind, { timer: timer.unref(), leftOut: 0 })
  }
  app.addHook('onClose', async () => {
    for (const { timer } of quiet.values()) clearTimeout(timer)
  })
  return (request: FastifyRequest, msg: string, facts: Facts = {}, of = ''): void => {
    const kind = `${msg} ${facts.code ?? ''} ${of}`
    const entry = quiet.get(kind)
    if (entry) {
      entry.leftOut += 1
      return
    }
    request.log.warn(facts, msg)
    begin(kind, (leftOut) => app.log.warn({ ...facts, leftOut }, msg))
  }
}

/** Whether whoever sent a request hung up before all of it was here. */
export const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete
