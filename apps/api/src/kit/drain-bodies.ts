import type { App } from './app.ts'

/** As much of a body that nobody wanted is read as lies on the way already, or comes within a moment. */
const most = { bytes: 1024 * 1024, ms: 2000 }

/**
 * Reads what is left of a body when its request was answered before it had all come. Unread, it would keep the connection
 * from its next request, and a connection that is closed upon it may lose the answer. What goes on for longer is cut off.
 */
export const drainBodies = (app: App): void => {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return
    let bytes = 0
    const end = (): void => {
      raw.destroy()
    }
    const timer = setTimeout(end, most.ms)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most.bytes) end()
    })
    raw.unpipe()
    raw.resume()
  })
}
