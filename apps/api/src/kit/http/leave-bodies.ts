import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/**
 * An unauthenticated body up to this size is read to its end; with a larger one, the client has this long for the response.
 */
const unreadLimits = { bytes: 512 * 1024, ms: 1000 }

/** Requests whose sender has been authenticated. */
const acceptedRequests = new WeakSet<FastifyRequest>()

/** Marks the sender of a request as authenticated: the rest of its body will be read, whatever the response. */
export const knowSender = (request: FastifyRequest): void => {
  acceptedRequests.add(request)
}

/**
 * Reads the rest of a body when the request was answered before the body had fully arrived: unread, it would block the
 * connection for the next request, and the client might not see the response. A large one from an unauthenticated client is
 * left unread, because reading it just to discard it costs nearly as much as accepting it: its connection is closed once the
 * client has had time to read the response.
 */
export const leaveBodies = (app: App): void => {
  app.addHook('onResponse', async (request) => {
    const { raw } = request
    if (raw.complete || raw.destroyed) return
    raw.unpipe()
    if (acceptedRequests.has(request) || announcedBytes(request) <= unreadLimits.bytes) {
      raw.resume()
      return
    }
    const { socket } = raw
    // Node starts to read the rest once the response has been sent, in this same tick.
    setImmediate(() => socket.pause())
    const timer = setTimeout(() => socket.destroy(), unreadLimits.ms)
    socket.once('close', () => clearTimeout(timer))
  })
}

/** A body without a declared length may have any length. */
const announcedBytes = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity))
