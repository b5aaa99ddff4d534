import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandInput,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { ask, type S3Bucket, within } from './s3-bucket.ts'
import { isMissing, statusOf, storageError } from './s3-errors.ts'
import { type ByteRange, requireKey, StorageError, type StoredObject } from './storage.ts'
import { withTimeout } from './with-timeout.ts'

const listedAtOnce = 1000

/** The metadata of an object; null if there is no such object. */
export const headOf = (
  bucket: S3Bucket,
  what: string,
  key: string,
  wanted: Pick<HeadObjectCommandInput, 'ChecksumMode'> = {},
  longest?: number,
) =>
  ask(
    bucket,
    what,
    (options) =>
      bucket.client
        .send(new HeadObjectCommand({ Bucket: bucket.name, Key: requireKey(key), ...wanted }), options)
        .catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
    longest,
  )

/** Opens an object. The timeout covers only the start of the response; the bytes have their own timeout. */
export const openObject = (
  { client, name, patience }: S3Bucket,
  key: string,
  { range, IfMatch }: { range?: ByteRange | undefined; IfMatch?: string | undefined },
): Promise<GetObjectCommandOutput | null> => {
  const Range = range && `bytes=${range.start}-${range.end ?? ''}`
  const command = new GetObjectCommand({ Bucket: name, Key: requireKey(key), Range, IfMatch })
  return within(patience.reading, (abortSignal) =>
    client.send(command, { abortSignal, requestTimeout: patience.answer }),
  ).catch((error: unknown) => {
    if (isMissing(error)) return null
    if (statusOf(error) === 416) throw new RangeError(`${key} has no byte ${range?.start}`)
    throw error
  })
}

export const bodyOf = ({ patience }: S3Bucket, key: string, { Body }: GetObjectCommandOutput): Readable => {
  if (!(Body instanceof Readable)) throw new StorageError(`S3 did not send ${key}: its response has no bytes`)
  return withTimeout(Body, patience.answer, {
    late: () => new StorageError(`S3 did not send ${key}: no more bytes in time`),
    failed: (error) => storageError(`send ${key}`, error),
  })
}

export const streamObject = async (bucket: S3Bucket, key: string, range?: ByteRange) => {
  const found = await openObject(bucket, key, { range }).catch((error: unknown) => {
    throw storageError(`send ${key}`, error)
  })
  return found && { body: bodyOf(bucket, key, found), length: found.ContentLength ?? 0 }
}

export async function* objectsIn(bucket: S3Bucket, folder: string): AsyncGenerator<StoredObject> {
  for (let token: string | undefined; ;) {
    const ContinuationToken = token
    const page = await ask(
      bucket,
      `list ${folder}`,
      (options) =>
        bucket.client.send(
          new ListObjectsV2Command({
            Bucket: bucket.name,
            Prefix: folder,
            MaxKeys: listedAtOnce,
            ContinuationToken,
          }),
          options,
        ),
      bucket.patience.call,
    )
    for (const { Key: key, LastModified: changedAt } of page.Contents ?? [])
      if (key !== undefined && changedAt) yield { key, changedAt }
    token = page.NextContinuationToken
    if (page.IsTruncated !== true) return
    if (token === undefined || token === ContinuationToken)
      throw new StorageError(
        `S3 did not list ${folder}: there is more, but the response does not say where it continues`,
      )
  }
}
