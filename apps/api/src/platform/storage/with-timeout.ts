import { Readable } from 'node:stream'

/**
 * What `source` gives, as long as each piece comes within `milliseconds` of being asked for: then it is destroyed with what
 * `late` makes. A reader may take its time. What fails in the source fails with what `failed` makes of it.
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
