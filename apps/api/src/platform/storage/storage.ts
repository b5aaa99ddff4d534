import type { Readable } from 'node:stream'
import type { Digest } from './digest.ts'

/** Something that is stored. `changedAt` is when it was put there last, by the clock of the store. */
export type StoredObject = { key: string; changedAt: Date }

/** Bytes from `start` to `end`, both counted from 0 and both included; without `end` to the last one. */
export type ByteRange = { start: number; end?: number }

/**
 * Where bytes are kept, by key: a path without an empty step, `.` or `..`, which begins with no dot. Keys are made by the
 * server, never by a request. Rejects with StorageError for what the store does not do in time or at all.
 */
export type Storage = {
  /**
   * Stores bytes so that they survive a crash before this returns, and makes sure that what is stored has their length and
   * their SHA-256, which who knows them hands over. Putting the same key again replaces it: whoever reads meanwhile gets one
   * or the other, whole.
   */
  put(key: string, bytes: Uint8Array, meant?: Digest): Promise<void>
  /** The same for a file on this machine that nobody writes any more, which is the store's from then on: it may be moved. */
  takeFile(key: string, path: string, meant: Digest): Promise<void>
  /** The bytes of a key, or null. */
  get(key: string): Promise<Buffer | null>
  /**
   * The bytes of a key as they are read, or null. Whoever asks reads to the end or destroys the stream. Rejects with
   * RangeError for a range that begins behind the end.
   */
  stream(key: string, range?: ByteRange): Promise<Readable | null>
  has(key: string): Promise<boolean>
  /**
   * Everything whose key begins with `folder`, which is empty or ends with a slash. It comes folder by folder and is read
   * page by page, so that any number fits. What is put or removed meanwhile may be missing.
   */
  list(folder: string): AsyncIterable<StoredObject>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Removes what is left of puts that were broken off and had begun before a moment. It is under no key. */
  removeDrafts(before: Date): Promise<void>
}

/** The store did not do what it was asked. The message names no secret. */
export class StorageError extends Error {
  override name = 'StorageError'
}

const controls = /\p{Cc}/u

/** Throws TypeError for what cannot be a key in every store. */
export const requireKey = (key: string): string => {
  const steps = key.split('/')
  const isPlain = steps.every((step) => step !== '' && step !== '.' && step !== '..' && Buffer.byteLength(step) <= 255)
  if (!isPlain || key.startsWith('.') || controls.test(key) || key.includes('\\') || Buffer.byteLength(key) > 1024)
    throw new TypeError('a storage key is a plain path inside its folder')
  return key
}

/** Throws TypeError for what cannot be the beginning of keys. */
export const requireFolder = (folder: string): string => {
  if (folder === '') return folder
  if (!folder.endsWith('/')) throw new TypeError('a storage folder ends with a slash')
  requireKey(folder.slice(0, -1))
  return folder
}
