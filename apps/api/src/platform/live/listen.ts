import { keepListening } from '../db/keep-listening.ts'

/** Called when a key is announced, and when announcements may have been missed. */
type Listener = () => void

export type Live = {
  /** Returns a function that stops listening. */
  listen(key: string, listener: Listener): () => void
  close(): Promise<void>
}

/**
 * Passes on what the database announces on a channel, over one connection of its own, which is opened for the first listener.
 * `url` leads straight to PostgreSQL: a pooler passes on no announcements.
 * Announcements are JSON objects with `tenant` and `uuid`; the key of a listener is `{tenant}/{uuid}`. A lost connection is opened
 * again, and then every listener is called.
 */
export const createLive = (url: string, channel: string): Live => {
  const listeners = new Map<string, Set<Listener>>()
  let connection: ReturnType<typeof keepListening> | null = null

  const onNotification = (payload: string) => {
    const { tenant, uuid } = JSON.parse(payload) as { tenant: string; uuid: string }
    for (const listener of listeners.get(`${tenant}/${uuid}`) ?? []) listener()
  }
  const onListening = () => {
    for (const ofKey of listeners.values()) for (const listener of ofKey) listener()
  }
  return {
    listen: (key, listener) => {
      const ofKey = listeners.get(key) ?? new Set()
      listeners.set(key, ofKey.add(listener))
      connection ??= keepListening({ url, channel, applicationName: 'sojourn-live', onNotification, onListening })
      return () => {
        ofKey.delete(listener)
        if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key)
      }
    },
    close: async () => connection?.close(),
  }
}
