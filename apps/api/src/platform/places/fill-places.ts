import { childModule } from '../child/child-modules.ts'
import { WorkerChild } from '../child/worker-child.ts'
import { connectOnce } from '../db/connect-once.ts'
import { tryAgain } from '../db/try-again.ts'

/** `done` resolves when the table is filled: to true if it was empty before. `close` aborts the filling. */
export type Filling = { done: Promise<boolean>; close(): Promise<void> }

/**
 * Fills the table of places if it is empty, in a separate process and in one transaction: no place is found until it is
 * complete, and after a failure the next start tries again. `url` is for the role that owns the schema.
 */
export const fillPlaces = (url: string): Filling => {
  const child = new WorkerChild({
    entry: () => childModule('fill-places'),
    timeoutMs: 180_000,
    memoryMb: 1024,
  })
  let isGivenUp = false
  const fill = async () => {
    let wasEmpty = false
    try {
      await tryAgain(
        async () => {
          if (!(await isEmpty(url))) return
          await child.run({ url })
          wasEmpty = true
        },
        { patience: 300_000, isOver: () => isGivenUp },
      )
      return wasEmpty
    } catch (error) {
      if (!isGivenUp) throw error
      return false
    } finally {
      await child.close()
    }
  }
  return {
    done: fill(),
    close: () => {
      isGivenUp = true
      return child.close()
    },
  }
}

const isEmpty = async (url: string): Promise<boolean> => {
  const client = await connectOnce(url)
  try {
    return (await client.query('select from places limit 1')).rowCount === 0
  } finally {
    await client.end()
  }
}
