import { createReadStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { DeleteObjectCommand, HeadBucketCommand } from '@aws-sdk/client-s3'
import { digestOf } from './digest.ts'
import { ask, reachBucket, type S3Patience, timeFor, within } from './s3-bucket.ts'
import { isRejection, storageError } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'
import { headOf, objectsIn, streamObject } from './s3-reading.ts'
import { storeObject } from './s3-writing.ts'
import { requireFolder, requireKey, type Storage, StorageError } from './storage.ts'

const usualPatience: S3Patience = { answer: 5000, reading: 1800, call: 15_000, megabyte: 1000 }

export type S3Storage = Storage & {
  /**
   * @returns why the bucket cannot be used, if it does not exist or denies access; null otherwise, even if S3 does not respond.
   */
  check(): Promise<string | null>
  /** Closes the connections. */
  close(): void
}

/**
 * Stores each object in a bucket of S3, or of a server with the same protocol. The SHA-256 is sent as a checksum and is part of
 * the signature, so that the store rejects other bytes. A put is stored as a whole or not at all.
 */
export const createS3Storage = (place: S3Place, patience: S3Patience = usualPatience): S3Storage => {
  const bucket = reachBucket(place, patience)
  const { client } = bucket
  return {
    put: (key, bytes, meant = digestOf(bytes)) => storeObject(bucket, key, meant, () => bytes),
    takeFile: async (key, path, meant) => {
      // A stream of a file that cannot be opened would emit its error before anything listens to it.
      await access(path)
      await storeObject(bucket, key, meant, () => createReadStream(path))
      await rm(path, { force: true })
    },
    get: async (key) => {
      const found = await streamObject(bucket, key)
      if (!found) return null
      const late = () => found.body.destroy(new StorageError(`S3 did not send ${key}: no answer in time`))
      const timer = setTimeout(late, timeFor(bucket, found.length))
      return buffer(found.body).finally(() => clearTimeout(timer))
    },
    stream: async (key, range) => (await streamObject(bucket, key, range))?.body ?? null,
    has: async (key) => (await headOf(bucket, `look for ${key}`, key)) !== null,
    list: (folder) => objectsIn(bucket, requireFolder(folder)),
    remove: async (key) => {
      await ask(bucket, `remove ${key}`, (options) =>
        client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: requireKey(key) }), options),
      )
    },
    // The store discards incomplete uploads itself.
    removeDrafts: async () => {},
    check: () =>
      within(patience.answer, (abortSignal) =>
        client.send(new HeadBucketCommand({ Bucket: bucket.name }), { abortSignal }),
      ).then(
        () => null,
        (error: unknown) => (isRejection(error) ? storageError('open it', error).message : null),
      ),
    close: () => client.destroy(),
  }
}
