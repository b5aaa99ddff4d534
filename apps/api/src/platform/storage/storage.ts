import type { Readable } from 'node:stream'

/** Where bytes are kept, by key. Keys are slash-separated and made by the server, never by a request. */
export type Storage = {
  /** Stores bytes so that they survive a crash before this returns. Putting the same key again replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes of a key, or null. */
  get(key: string): Promise<Buffer | null>
  /** The bytes of a key as they are read, or null. Whoever asks reads to the end or destroys the stream. */
  stream(key: string): Promise<Readable | null>
  has(key: string): Promise<boolean>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
}
