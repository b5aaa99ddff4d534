/** How it went, item by item; `left` are those that were not begun because of a cancel. */
export type Outcome<T> = { done: T[]; failed: { item: T; error: unknown }[]; left: T[] }

/** How many writes are under way at the same time. */
const atOnce = 4

/** Does something with each of many, a few at a time. What fails does not stop the others; an abort stops what has not begun. */
export const runEach = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  { onProgress, signal }: { onProgress?: (finished: number) => void; signal?: AbortSignal } = {},
): Promise<Outcome<T>> => {
  const outcome: Outcome<T> = { done: [], failed: [], left: [] }
  const waiting = [...items]
  const tell = () => onProgress?.(outcome.done.length + outcome.failed.length)
  const goOn = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined) return
    if (signal?.aborted) outcome.left.push(item)
    else {
      await work(item).then(
        () => {
          outcome.done.push(item)
          tell()
        },
        (error: unknown) => {
          outcome.failed.push({ item, error })
          tell()
        },
      )
    }
    return goOn()
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return outcome
}
