import type { App } from './app.ts'

/** So much of a body that nobody wanted is read to its end; a sender of more has this long to read the answer. */
const most = { bytes: 64 * 1024, ms: 1000 }

/**
 * Reads what is left of a small body when its request was answered before it had all come: unread, it would keep the
 * connection from its next request. A large one is not read, which would cost as much as taking it in: its connection is
 * closed when the sender has had time to read the answer.
 */
export const drainBodies = (app: App): void => {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return
    raw.unpipe()
    let bytes = 0
    const take = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes > most.bytes) raw.pause()
    }
    const timer = setTimeout(() => raw.destroy(), most.ms)
    raw.on('data', take)
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
