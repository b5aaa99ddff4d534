import { createReadStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandInput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type Digest, digestOf, digestOfStream, isSame } from './digest.ts'
import { withTimeout } from './with-timeout.ts'
import { isMissing, isRejection, statusOf, storageError } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'
import { type ByteRange, requireFolder, requireKey, type Storage, StorageError, type StoredObject } from './storage.ts'

/** How long S3 may take, in milliseconds. */
export type S3Patience = {
  /** For one try at what sends no bytes, and for the next bytes of an object that is read. */
  answer: number
  /** For a call with all its tries, not counting the bytes it brings. */
  call: number
  /** For each MB that is sent or read as a whole, on top. */
  megabyte: number
}

const usualPatience: S3Patience = { answer: 5000, call: 15_000, megabyte: 1000 }
const maxAttempts = 3
const listedAtOnce = 1000

export type S3Storage = Storage & {
  /** @returns why the bucket is of no use, when it is not there or closed to us; null also when nothing answers. */
  check(): Promise<string | null>
  /** Ends the connections. */
  close(): void
}

/**
 * Keeps each object in a bucket of S3, or of a server that speaks its protocol. What is put is sent with its SHA-256, as a
 * checksum and in the signature, so that the store rejects other bytes; a put is whole or nothing there.
 */
export const createS3Storage = (place: S3Place, patience: S3Patience = usualPatience): S3Storage => {
  const { bucket: Bucket } = place
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: place.pathStyle,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secret },
    maxAttempts: maxAttempts,
    // What fails is thrown, which is enough.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // A put brings the checksum that we keep; what is read is held against it where the store tells it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_SUPPORTED',
    expectContinueHeader: false,
    requestHandler: { connectionTimeout: Math.min(3000, patience.answer), throwOnRequestTimeout: true },
  })
  const allowed = (bytes: number) => patience.call + (bytes / 1024 / 1024) * patience.megabyte

  /** A call without bytes: each of its tries has its time, and all have theirs. */
  const ask = <T>(what: string, work: (options: SendOptions) => Promise<T>): Promise<T> =>
    within(patience.call, (abortSignal) => work({ abortSignal, requestTimeout: patience.answer })).catch(
      (error: unknown) => {
        throw storageError(what, error)
      },
    )

  /** The client tries again itself with bytes in memory; a file has to be opened anew for that. */
  const send = async (command: () => PutObjectCommand, abortSignal: AbortSignal): Promise<string | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const one = command()
      const { Body } = one.input
      try {
        return (await client.send(one, { abortSignal })).ETag
      } catch (error) {
        if (!(Body instanceof Readable)) throw error
        Body.destroy()
        if (tries === maxAttempts || abortSignal.aborted || isRejection(error)) throw error
        await sleep(100 * tries)
      }
    }
  }

  const store = async (key: string, meant: Digest, body: () => Uint8Array | Readable): Promise<void> => {
    const checksum = Buffer.from(meant.sha256, 'hex').toString('base64')
    const command = () =>
      signedFor(
        meant,
        new PutObjectCommand({
          Bucket,
          Key: requireKey(key),
          Body: body(),
          ContentLength: meant.length,
          ChecksumSHA256: checksum,
        }),
      )
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const etag = await within(allowed(meant.length), (signal) => send(command, signal)).catch((error: unknown) => {
        throw storageError(`store ${key}`, error)
      })
      const head = await headOf(`verify ${key}`, key, { ChecksumMode: 'ENABLED' })
      // Somebody may have removed it just then: it is to be there all the same.
      if (!head) continue
      // Somebody else has put it since: that is another object, which that put makes sure of.
      if (etag !== undefined && head.ETag !== etag) return
      const isStored =
        head.ContentLength === meant.length &&
        (head.ChecksumSHA256 === undefined ? await isReadAs(key, meant, etag) : head.ChecksumSHA256 === checksum)
      if (isStored) return
      break
    }
    throw new StorageError(`${key} was not stored as it was meant`)
  }

  const headOf = (what: string, key: string, wanted: Pick<HeadObjectCommandInput, 'ChecksumMode'> = {}) =>
    ask(what, (options) =>
      client
        .send(new HeadObjectCommand({ Bucket, Key: requireKey(key), ...wanted }), options)
        .catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
    )

  /** For a store that keeps no checksums: it is read once. */
  const isReadAs = async (key: string, meant: Digest, etag: string | undefined): Promise<boolean> => {
    const isReplaced = Symbol('replaced')
    const found = await open(key, { IfMatch: etag }).catch((error: unknown) => {
      if (statusOf(error) === 412) return isReplaced
      throw storageError(`verify ${key}`, error)
    })
    if (typeof found === 'symbol') return true
    return found !== null && isSame(await digestOfStream(bodyOf(key, found)), meant)
  }

  /** Only until the answer begins: then the bytes have their own time. */
  const open = (
    key: string,
    { range, IfMatch }: { range?: ByteRange | undefined; IfMatch?: string | undefined },
  ): Promise<GetObjectCommandOutput | null> => {
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`
    const command = new GetObjectCommand({ Bucket, Key: requireKey(key), Range, IfMatch })
    return within(patience.call, (abortSignal) =>
      client.send(command, { abortSignal, requestTimeout: patience.answer }),
    ).catch((error: unknown) => {
      if (isMissing(error)) return null
      if (statusOf(error) === 416) throw new RangeError(`${key} has no byte ${range?.start}`)
      throw error
    })
  }

  const bodyOf = (key: string, { Body }: GetObjectCommandOutput): Readable => {
    if (!(Body instanceof Readable)) throw new StorageError(`S3 did not send ${key}: its answer has no bytes`)
    return withTimeout(Body, patience.answer, {
      late: () => new StorageError(`S3 did not send ${key}: no more bytes in time`),
      failed: (error) => storageError(`send ${key}`, error),
    })
  }

  const stream = async (key: string, range?: ByteRange) => {
    const found = await open(key, { range }).catch((error: unknown) => {
      throw storageError(`send ${key}`, error)
    })
    return found && { body: bodyOf(key, found), length: found.ContentLength ?? 0 }
  }

  async function* objectsIn(folder: string): AsyncGenerator<StoredObject> {
    for (let token: string | undefined; ;) {
      const ContinuationToken = token
      const page = await ask(`list ${folder}`, (options) =>
        client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: folder,
            MaxKeys: listedAtOnce,
            ContinuationToken,
          }),
          options,
        ),
      )
      for (const { Key: key, LastModified: changedAt } of page.Contents ?? [])
        if (key !== undefined && changedAt) yield { key, changedAt }
      token = page.NextContinuationToken
      if (page.IsTruncated !== true) return
      if (token === undefined || token === ContinuationToken)
        throw new StorageError(`S3 did not list ${folder}: it told of more and not where`)
    }
  }

  return {
    put: (key, bytes, meant = digestOf(bytes)) => store(key, meant, () => bytes),
    takeFile: async (key, path, meant) => {
      // A stream of a file that cannot be opened breaks before anybody listens to it.
      await access(path)
      await store(key, meant, () => createReadStream(path))
      await rm(path, { force: true })
    },
    get: async (key) => {
      const found = await stream(key)
      if (!found) return null
      const late = () => found.body.destroy(new StorageError(`S3 did not send ${key}: no answer in time`))
      const timer = setTimeout(late, allowed(found.length))
      return buffer(found.body).finally(() => clearTimeout(timer))
    },
    stream: async (key, range) => (await stream(key, range))?.body ?? null,
    has: async (key) => (await headOf(`look for ${key}`, key)) !== null,
    list: (folder) => objectsIn(requireFolder(folder)),
    remove: async (key) => {
      await ask(`remove ${key}`, (options) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: requireKey(key) }), options),
      )
    },
    // The store keeps nothing of what was broken off.
    removeDrafts: async () => {},
    check: () =>
      within(patience.answer, (abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal })).then(
        () => null,
        (error: unknown) => (isRejection(error) ? storageError('open it', error).message : null),
      ),
    close: () => client.destroy(),
  }
}

const ignore = (): void => {}

type SendOptions = { abortSignal: AbortSignal; requestTimeout: number }

/** Aborts what takes longer; not what its result holds open. */
const within = async <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** The signature covers the bytes by their hash, also of a file, which the client would leave out. */
const signedFor = ({ sha256 }: Digest, command: PutObjectCommand): PutObjectCommand => {
  command.middlewareStack.add(
    (next) => (args) => {
      const { request } = args
      if (typeof request === 'object' && request !== null && 'headers' in request)
        Object.assign(request.headers ?? {}, { 'x-amz-content-sha256': sha256 })
      return next(args)
    },
    { step: 'build', name: 'contentHash' },
  )
  return command
}
