import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { type Digest, digestOfStream, isSame } from './digest.ts'
import { maxAttempts, type S3Bucket, timeFor, within } from './s3-bucket.ts'
import { isRejection, statusOf, storageError } from './s3-errors.ts'
import { bodyOf, headOf, openObject } from './s3-reading.ts'
import { requireKey, StorageError } from './storage.ts'

/** Stores bytes and verifies that they were stored correctly. */
export const storeObject = async (
  bucket: S3Bucket,
  key: string,
  meant: Digest,
  body: () => Uint8Array | Readable,
): Promise<void> => {
  const checksum = Buffer.from(meant.sha256, 'hex').toString('base64')
  const command = () =>
    signedFor(
      meant,
      new PutObjectCommand({
        Bucket: bucket.name,
        Key: requireKey(key),
        Body: body(),
        ContentLength: meant.length,
        ChecksumSHA256: checksum,
      }),
    )
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    const etag = await within(timeFor(bucket, meant.length), (signal) =>
      whileItAnswers(bucket, signal, (either) => send(bucket, command, either)),
    ).catch((error: unknown) => {
      throw storageError(`store ${key}`, error)
    })
    const longest = bucket.patience.call
    const head = await headOf(bucket, `verify ${key}`, key, { ChecksumMode: 'ENABLED' }, longest)
    // It may have been removed just then: store it again.
    if (!head) continue
    // Another put has replaced it since, and verifies its own object.
    if (etag !== undefined && head.ETag !== etag) return
    const isStored =
      head.ContentLength === meant.length &&
      (head.ChecksumSHA256 === undefined ? await isReadAs(bucket, key, meant, etag) : head.ChecksumSHA256 === checksum)
    if (isStored) return
    break
  }
  throw new StorageError(`${key} was not stored as it was meant`)
}

/** In milliseconds: after this time without any answer, a put that is still running looks whether S3 is there at all. */
const lookEvery = 300

/** Aborts a put when S3 does not answer even the simplest call, instead of waiting as long as many bytes may take. */
const whileItAnswers = async <T>(
  { answers, isThere }: S3Bucket,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const silent = new AbortController()
  let isOver = false
  let before = answers.count
  const look = async (): Promise<void> => {
    if (answers.count === before && !(await isThere()) && answers.count === before) return silent.abort()
    before = answers.count
    if (!isOver) timer = setTimeout(() => void look(), lookEvery)
  }
  let timer = setTimeout(() => void look(), lookEvery)
  try {
    return await work(AbortSignal.any([signal, silent.signal]))
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

/** The client itself retries with bytes in memory. A file has to be opened again for a retry. */
const send = async (
  { client }: S3Bucket,
  command: () => PutObjectCommand,
  abortSignal: AbortSignal,
): Promise<string | undefined> => {
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

/** Reads the object once, for a store that keeps no checksums. */
const isReadAs = async (bucket: S3Bucket, key: string, meant: Digest, etag: string | undefined): Promise<boolean> => {
  const isReplaced = Symbol('replaced')
  const found = await openObject(bucket, key, { IfMatch: etag }).catch((error: unknown) => {
    if (statusOf(error) === 412) return isReplaced
    throw storageError(`verify ${key}`, error)
  })
  if (typeof found === 'symbol') return true
  return found !== null && isSame(await digestOfStream(bodyOf(bucket, key, found)), meant)
}

/** Makes the signature cover the hash of the bytes. For a file, the client would leave that out. */
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
