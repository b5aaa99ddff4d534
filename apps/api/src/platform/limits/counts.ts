import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts by name in the memory of this process: nothing is stored, and each process counts separately. */
export type Counts = {
  /** Adds `weight` to the count. @returns null, or once there were too many, the seconds until there is room again. */
  count(name: string, weight: number): Promise<number | null>
}

/** Allows `max` per window of `seconds`. A window begins with the first count. */
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
