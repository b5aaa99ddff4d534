import PQueue from 'p-queue'

/** So many wait already that nobody else may. */
export class TooManyWait extends Error {
  override name = 'TooManyWait'
}

/** Does work in turns. Rejects with TooManyWait, or as the work does. */
export type Turns = <T>(whose: string, work: () => Promise<T>) => Promise<T>

/** One thing at a time of each, in the order they came, and `atOnce` in all. */
export const createTurns = (limits: { atOnce: number; mostWaiting: number; mostOfOne: number }): Turns => {
  const slots = new PQueue({ concurrency: limits.atOnce })
  const queues = new Map<string, PQueue>()
  return async (whose, work) => {
    const queue = queues.get(whose) ?? new PQueue({ concurrency: 1 })
    if (slots.size >= limits.mostWaiting || queue.size >= limits.mostOfOne) throw new TooManyWait('too many wait')
    queues.set(whose, queue)
    try {
      return await queue.add(() => slots.add(work))
    } finally {
      if (queue.size === 0 && queue.pending === 0) queues.delete(whose)
    }
  }
}
