import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts by name in the memory of this process: nothing is written, and each process counts for itself. */
export type Counts = {
  /** Counts as so many; answers null, or the seconds after which there is room again when there were too many. */
  count(name: string, weight: number): Promise<number | null>
}

/** `max` in a window of `seconds`, which begins with the first. */
export const createCounts = ({ max, seconds }: { max: number; seconds: number }): Counts => {
  const limiter = new RateLimiterMemory({ points: max, duration: seconds })
  return {
    count: async (name, weight) => {
      try {
        await limiter.consume(name, weight)
        return null
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
      }
    },
  }
}
