import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { statusOf, storageError } from './s3-errors.ts'
import type { S3Place } from './s3-place.ts'

/** Timeouts for S3, in milliseconds. */
export type S3Patience = {
  /** For one attempt of a call without bytes, and for the next bytes of an object that is being read. */
  answer: number
  /** For a call without bytes with all its attempts, and for the beginning of an object: a user waits for it. */
  reading: number
  /** For a call with all its attempts, not counting the time for its bytes. */
  call: number
  /** Additional time for each MB that is sent, or read as a whole. */
  megabyte: number
}

export const maxAttempts = 3

/**
 * A bucket, the client to reach it, and how many answers of any kind have come so far. `isThere` makes the simplest call, one for all who
 * wait for it at the same time.
 */
export type S3Bucket = {
  client: S3Client
  name: string
  patience: S3Patience
  answers: { count: number }
  isThere: () => Promise<boolean>
}

export const reachBucket = (place: S3Place, patience: S3Patience): S3Bucket => {
  const answers = { count: 0 }
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: place.pathStyle,
    credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secret },
    maxAttempts: maxAttempts,
    // Errors are thrown, so they need not be logged as well.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // A put sends the checksum that we store; what is read is verified if the store returns a checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_SUPPORTED',
    expectContinueHeader: false,
    requestHandler: { connectionTimeout: Math.min(3000, patience.answer), throwOnRequestTimeout: true },
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      answers.count += 1
      return result
    },
    { step: 'deserialize', priority: 'low', name: 'countAnswers' },
  )
  let looking: Promise<boolean> | null = null
  const look = async (): Promise<boolean> => {
    try {
      await within(patience.reading, (abortSignal) =>
        client.send(new HeadBucketCommand({ Bucket: place.bucket }), { abortSignal }),
      )
      return true
    } catch (error) {
      return statusOf(error) !== undefined
    } finally {
      looking = null
    }
  }
  return { name: place.bucket, patience, client, answers, isThere: () => (looking ??= look()) }
}

const ignore = (): void => {}

type SendOptions = { abortSignal: AbortSignal; requestTimeout: number }

/** Makes a call without bytes, with a timeout for each attempt and one for all of them: `longest`, or the one for calls that a user waits for. */
export const ask = <T>(
  { patience }: S3Bucket,
  what: string,
  work: (options: SendOptions) => Promise<T>,
  longest = patience.reading,
): Promise<T> =>
  within(longest, (abortSignal) => work({ abortSignal, requestTimeout: patience.answer })).catch((error: unknown) => {
    throw storageError(what, error)
  })

/** The timeout of a call with this many bytes, in milliseconds. */
export const timeFor = ({ patience }: S3Bucket, bytes: number): number =>
  patience.call + (bytes / 1024 / 1024) * patience.megabyte

/** Aborts work that takes longer, but not a stream that it has returned. */
export const within = async <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
