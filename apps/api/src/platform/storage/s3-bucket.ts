import { S3Client } from '@aws-sdk/client-s3'
import { storageError } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'

/** How long S3 may take, in milliseconds. */
export type S3Patience = {
  /** For one try at what sends no bytes, and for the next bytes of an object that is read. */
  answer: number
  /** For a call with all its tries, not counting the bytes it brings. */
  call: number
  /** For each MB that is sent or read as a whole, on top. */
  megabyte: number
}

export const maxAttempts = 3

/** A bucket, with the client that reaches it. */
export type S3Bucket = { client: S3Client; name: string; patience: S3Patience }

export const reachBucket = (place: S3Place, patience: S3Patience): S3Bucket => ({
  name: place.bucket,
  patience,
  client: new S3Client({
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
  }),
})

const ignore = (): void => {}

type SendOptions = { abortSignal: AbortSignal; requestTimeout: number }

/** A call without bytes: each of its tries has its time, and all have theirs. */
export const ask = <T>({ patience }: S3Bucket, what: string, work: (options: SendOptions) => Promise<T>): Promise<T> =>
  within(patience.call, (abortSignal) => work({ abortSignal, requestTimeout: patience.answer })).catch(
    (error: unknown) => {
      throw storageError(what, error)
    },
  )

/** How long a call with these bytes may take, in milliseconds. */
export const timeFor = ({ patience }: S3Bucket, bytes: number): number =>
  patience.call + (bytes / 1024 / 1024) * patience.megabyte

/** Aborts what takes longer; not what its result holds open. */
export const within = async <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
