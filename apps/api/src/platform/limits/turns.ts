/** So many wait already, or one has waited for so long, that nothing was begun. */
export class TooManyWait extends Error {
  override name = 'TooManyWait'
}

/** Does work in turns: `whose` names who it is done for. Rejects with TooManyWait, or as the work does. */
export type Turns = <T>(whose: string, work: () => Promise<T>) => Promise<T>

type Limits = {
  /** So much work at once in all. */
  atOnce: number
  /** So much work at once for one name. */
  atOnceOfOne?: number
  /** So many may wait in all. */
  maxWaiting: number
  /** So many may wait for one name. */
  maxWaitingPerKey: number
  /** So long one waits, in milliseconds. */
  longestWaitMs?: number
  /** So many times as long as its work took a name rests before its next turn: then even its hardest work leaves room. */
  restFactor?: number
}

type Lane = { waiting: Set<() => void>; running: number }

/**
 * Shares a scarce resource fairly. Names take turns, so one that asks for much waits for itself and not for the others;
 * the work of one name begins in the order in which it came.
 */
export const createTurns = ({
  atOnce,
  atOnceOfOne = 1,
  maxWaiting,
  maxWaitingPerKey,
  longestWaitMs,
  restFactor = 0,
}: Limits): Turns => {
  /** The name that had its turn last comes last. */
  const lanes = new Map<string, Lane>()
  let running = 0
  let waiting = 0

  const putLast = (whose: string, lane: Lane): void => {
    lanes.delete(whose)
    lanes.set(whose, lane)
  }

  const begin = (whose: string, lane: Lane): void => {
    running += 1
    lane.running += 1
    putLast(whose, lane)
  }

  const end = (whose: string, lane: Lane): void => {
    lane.running -= 1
    putLast(whose, lane)
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(whose)
    goOn()
  }

  const goOn = (): void => {
    const next = running < atOnce ? nextOf(lanes, atOnceOfOne) : undefined
    next?.()
  }

  const waitIn = (whose: string, lane: Lane): Promise<void> => {
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
        begin(whose, lane)
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

  return async (whose, work) => {
    const lane = lanes.get(whose) ?? { waiting: new Set(), running: 0 }
    lanes.set(whose, lane)
    if (running < atOnce && lane.running < atOnceOfOne && lane.waiting.size === 0) begin(whose, lane)
    else await waitIn(whose, lane)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const restMs = (performance.now() - begun) * restFactor
      running -= 1
      if (restMs > 0) setTimeout(() => end(whose, lane), restMs)
      else end(whose, lane)
      goOn()
    }
  }
}

/** What the next name waits for that has not too much at work already. */
const nextOf = (lanes: ReadonlyMap<string, Lane>, atOnceOfOne: number): (() => void) | undefined => {
  for (const { waiting, running } of lanes.values()) {
    const [first] = waiting
    if (first && running < atOnceOfOne) return first
  }
  return undefined
}
