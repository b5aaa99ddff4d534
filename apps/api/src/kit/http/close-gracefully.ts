import { setTimeout } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problem.ts'

/** Requests that take longer are broken off. This is less than the process has to close everything (closing.ts). */
const patienceMs = 15_000
const checkMs = 50

/**
 * On close, requests under way are finished, and answers say that their connection ends. Before the server stops listening, it goes on
 * answering for `drainMs`, while `/readyz` answers 503, so that a load balancer goes elsewhere.
 */
export const closeGracefully = (app: App, { drainMs }: Pick<Deps, 'drainMs'>): void => {
  let isClosing = false
  // Streams of events would never end. When they are closed, the page opens them again at another process.
  const events = new Set<FastifyReply>()
  app.addHook('onRequest', async ({ url }) => {
    if (isClosing && url === '/readyz') throw new Problem('unavailable')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    if (isClosing) setImmediate(() => reply.raw.destroy())
    events.add(reply)
    reply.raw.once('close', () => events.delete(reply))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    if (app.server.listening) await setTimeout(drainMs)
    for (const { raw } of events) raw.destroy()
    // Connections end with the answer that says so; these had theirs before, and would stay open for as long as the client likes.
    const idle = setInterval(() => app.server.closeIdleConnections(), checkMs)
    const patience = globalThis.setTimeout(() => app.server.closeAllConnections(), patienceMs)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(patience)
    })
    if (app.server.listening) return
    clearInterval(idle)
    clearTimeout(patience)
  })
}
