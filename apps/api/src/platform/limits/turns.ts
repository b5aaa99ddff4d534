import { inSpan } from '../tracing/span.ts'

/** Too many are waiting already, or this one has waited too long. The work was not started. */
export class TooManyWait extends Error {
  override name = 'TooManyWait'
}

/** Runs work for a name, in turns. Rejects with TooManyWait, or with the error of the work. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>

type Limits = {
  /** How much work may run at once, in total. */
  atOnce: number
  /** How much work may run at once for one name. */
  atOnceOfOne?: number
  /** How many may wait in total. */
  maxWaiting: number
  /** How many may wait for one name. */
  maxWaitingPerKey: number
  /** How long one may wait, in milliseconds. */
  longestWaitMs?: number
  /** How long a name pauses after its work, as a multiple of the time that it took. This leaves room for others. */
  restFactor?: number
}

type Lane = { waiting: Set<() => void>; running: number }

/**
 * Shares a scarce resource fairly. Names take turns, so a name with a lot of work delays only itself. The work of one name
 * starts in the order in which it arrived.
 */
export const createTurns = ({
  atOnce,
  atOnceOfOne = 1,
  maxWaiting,
  maxWaitingPerKey,
  longestWaitMs,
  restFactor = 0,
}: Limits): Turns => {
  /** In the order of their turns: the name that had its turn last is at the end. */
  const lanes = new Map<string, Lane>()
  let running = 0
  let waiting = 0

  const putLast = (name: string, lane: Lane): void => {
    lanes.delete(name)
    lanes.set(name, lane)
  }

  const begin = (name: string, lane: Lane): void => {
    running += 1
    lane.running += 1
    putLast(name, lane)
  }

  const end = (name: string, lane: Lane): void => {
    lane.running -= 1
    putLast(name, lane)
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(name)
    startNext()
  }

  const startNext = (): void => {
    const next = running < atOnce ? findNext(lanes, atOnceOfOne) : undefined
    next?.()
  }

  const waitForTurn = (name: string, lane: Lane): Promise<void> => {
    if (waiting >= maxWaiting || lane.waiting.size >= maxWaitingPerKey)
      return Promise.reject(new TooManyWait('too many wait'))
    return new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer)
        waiting -= 1
        lane.waiting.delete(start)
      }
      const start = (): void => {
        leave()
        begin(name, lane)
        resolve()
      }
      const giveUp = (): void => {
        leave()
        reject(new TooManyWait('waited for too long'))
      }
      const timer = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs)
      waiting += 1
      lane.waiting.add(start)
    })
  }

  return async (name, work) => {
    const lane = lanes.get(name) ?? { waiting: new Set(), running: 0 }
    lanes.set(name, lane)
    if (running < atOnce && lane.running < atOnceOfOne && lane.waiting.size === 0) begin(name, lane)
    else await inSpan('wait for a turn', {}, () => waitForTurn(name, lane))
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const restMs = (performance.now() - begun) * restFactor
      running -= 1
      if (restMs > 0) setTimeout(() => end(name, lane), restMs)
      else end(name, lane)
      startNext()
    }
  }
}

/** Finds the first waiting work of the next name that is below its limit. */
const findNext = (lanes: ReadonlyMap<string, Lane>, atOnceOfOne: number): (() => void) | undefined => {
  for (const { waiting, running } of lanes.values()) {
    const [first] = waiting
    if (first && running < atOnceOfOne) return first
  }
  return undefined
}
