import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/** So much of a body that nobody wanted is read to its end; a sender of more has this long to read the answer. */
const most = { bytes: 64 * 1024, ms: 1000 }

/**
 * Leaves a large body where it is when its request was answered before it had all come: reading it only to throw it away, as
 * Node does, costs nearly as much as taking it in. The connection is closed when the sender has had time to read the answer.
 * A small one is read, and the connection goes on.
 */
export const leaveBodies = (app: App): void => {
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete || raw.destroyed) return
    raw.unpipe()
    if (announcedBytes(request) <= most.bytes) {
      raw.resume()
      return
    }
    const { socket } = raw
    // Node starts to read what is left when the answer is sent, in this very turn.
    setImmediate(() => socket.pause())
    const timer = setTimeout(() => socket.destroy(), most.ms)
    socket.once('close', () => clearTimeout(timer))
  })
}

/** Whoever does not say how long a body is may have any length in mind. */
const announcedBytes = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity))
