import { Readable } from 'node:stream'

/**
 * Passes on `source` as long as each chunk arrives within `milliseconds` of being requested. Otherwise the stream is destroyed
 * with the error from `late`. A slow reader is fine. An error of the source is converted by `failed`.
 */
export const withTimeout = (
  source: Readable,
  milliseconds: number,
  { late, failed }: { late: () => Error; failed: (error: unknown) => Error },
): Readable => {
  const pieces = source[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  return new Readable({
    read() {
      timer = setTimeout(() => this.destroy(late()), milliseconds)
      pieces.next().then(
        ({ done, value }) => {
          clearTimeout(timer)
          this.push(done ? null : value)
        },
        (error: unknown) => {
          clearTimeout(timer)
          this.destroy(failed(error))
        },
      )
    },
    destroy(error, done) {
      clearTimeout(timer)
      source.destroy()
      done(error)
    },
  })
}
