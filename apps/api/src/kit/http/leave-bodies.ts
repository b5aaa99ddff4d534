import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/** So much of a stranger's body is read to its end; who sends more has this long to read the answer. */
const most = { bytes: 512 * 1024, ms: 1000 }

/** Requests of senders who were let in. */
const acceptedRequests = new WeakSet<FastifyRequest>()

/** Says that the sender of a request is known: what is left of its body is read, whatever the answer. */
export const knowSender = (request: FastifyRequest): void => {
  acceptedRequests.add(request)
}

/**
 * Reads what is left of a body when its request was answered before it had all come: unread, it would keep the connection from
 * its next request, and who sends it might not see the answer. A stranger's large one is left where it is, for reading it only
 * to throw it away costs nearly as much as taking it in: its connection is closed when there was time to read the answer.
 */
export const leaveBodies = (app: App): void => {
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete || raw.destroyed) return
    raw.unpipe()
    if (acceptedRequests.has(request) || announcedBytes(request) <= most.bytes) {
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
