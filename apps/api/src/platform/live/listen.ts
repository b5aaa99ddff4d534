import pg from 'pg'

/** Called when a key is announced, and when announcements may have been missed. */
type Listener = () => void

export type Live = {
  /** Returns a function that stops listening. */
  listen(key: string, listener: Listener): () => void
  close(): Promise<void>
}

/** In milliseconds. */
const maxWait = 10_000

/**
 * Passes on what the database announces on a channel, over one connection of its own, which is opened for the first listener.
 * Announcements are JSON objects with `tenant` and `uuid`; the key of a listener is `{tenant}/{uuid}`. A lost connection is opened
 * again, and then every listener is called.
 */
export const createLive = (url: string, channel: string): Live => {
  const listeners = new Map<string, Set<Listener>>()
  let connection: Promise<void> | null = null
  let client: pg.Client | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const notify = ({ payload = '' }: pg.Notification) => {
    const { tenant, uuid } = JSON.parse(payload) as { tenant: string; uuid: string }
    for (const listener of listeners.get(`${tenant}/${uuid}`) ?? []) listener()
  }

  const connect = async (wait: number): Promise<void> => {
    if (isClosed) return
    const opened = new pg.Client({ connectionString: url, application_name: 'sojourn-live', keepAlive: true })
    // A connection that ends emits an error or an end, or both.
    const onLost = () => {
      if (client !== opened) return
      client = null
      connectAfter(1000)
    }
    opened.on('error', onLost)
    opened.on('end', onLost)
    opened.on('notification', notify)
    try {
      await opened.connect()
      client = opened
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const ofKey of listeners.values()) for (const listener of ofKey) listener()
    } catch {
      client = null
      await opened.end().catch(() => {})
      connectAfter(Math.min(2 * wait, maxWait))
    }
  }

  const connectAfter = (wait: number): void => {
    if (isClosed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      connection = connect(wait)
    }, wait)
    retry.unref()
  }

  return {
    listen: (key, listener) => {
      const ofKey = listeners.get(key) ?? new Set()
      listeners.set(key, ofKey.add(listener))
      connection ??= connect(500)
      return () => {
        ofKey.delete(listener)
        if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key)
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await connection
      const ended = client
      client = null
      await ended?.end().catch(() => {})
    },
  }
}
