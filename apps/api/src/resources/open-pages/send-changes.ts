import { PassThrough, type Readable } from 'node:stream'
import type { LiveState } from '@sojourn/contract/presence'

type Streaming = {
  /** Reads the state, after checking again that the user may see it. Rejects if they may not, at most a few seconds after a change. */
  read: () => Promise<LiveState>
  /** Records that the page is still open. */
  stay: () => Promise<void>
  /** Called once at the end. */
  leave: () => Promise<void>
  /** Calls back whenever the state may have changed. Returns a function that stops this. */
  listen: (onChange: () => void) => () => void
}

/** Proxies close connections on which nothing is sent for a minute. In milliseconds. */
const heartbeat = 20_000

/** The states of an itinerary as server-sent events: the first at once, and then one after every change. */
export const sendChanges = ({ read, stay, leave, listen }: Streaming): Readable => {
  const stream = new PassThrough()
  let isReading = false
  let isOutdated = false
  let last = ''

  const send = async (): Promise<void> => {
    isOutdated = true
    if (isReading) return
    isReading = true
    try {
      while (isOutdated && !stream.destroyed) {
        isOutdated = false
        const text = JSON.stringify(await read())
        if (text !== last && !stream.destroyed) stream.write(`data: ${text}\n\n`)
        last = text
      }
    } catch {
      // The user may no longer read it, or the database cannot be reached: the page connects again, and the response says which.
      stream.end()
    } finally {
      isReading = false
    }
  }

  const onBeat = async (): Promise<void> => {
    stream.write(': still here\n\n')
    await stay().then(send, () => stream.end())
  }

  const stopListening = listen(() => void send())
  const beats = setInterval(() => void onBeat(), heartbeat)
  stream.once('close', () => {
    clearInterval(beats)
    stopListening()
    leave().catch(() => {})
  })
  void stay().then(send, () => stream.end())
  return stream
}
