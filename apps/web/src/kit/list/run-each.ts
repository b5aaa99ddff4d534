/** The result for each item; `left` are those not started because of a cancellation. */
export type Outcome<T> = { done: T[]; failed: { item: T; error: unknown }[]; left: T[] }

/** How many writes run at the same time. */
const atOnce = 4

/** Runs `work` for each item, a few at a time. A failure does not stop the others; an abort stops those not yet started. */
export const runEach = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  { onProgress, signal }: { onProgress?: (finished: number) => void; signal?: AbortSignal } = {},
): Promise<Outcome<T>> => {
  const outcome: Outcome<T> = { done: [], failed: [], left: [] }
  const waiting = [...items]
  const reportProgress = () => onProgress?.(outcome.done.length + outcome.failed.length)
  const runNext = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined) return
    if (signal?.aborted) outcome.left.push(item)
    else {
      await work(item).then(
        () => {
          outcome.done.push(item)
          reportProgress()
        },
        (error: unknown) => {
          outcome.failed.push({ item, error })
          reportProgress()
        },
      )
    }
    return runNext()
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  return outcome
}
