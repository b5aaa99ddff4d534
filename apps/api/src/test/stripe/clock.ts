/** The account's time in milliseconds since 1970, and in whole seconds as in Stripe's API. */
export type Clock = {
  now(): number
  seconds(): number
  /** Moves the clock forward. */
  move(ms: number): void
  /** Runs something as if it were that time. */
  at(seconds: number, run: () => void): void
}

/** A clock that runs with that of the machine, or starts at an instant and stands still. */
export const createClock = (frozenAt?: Date): Clock => {
  let ahead = 0
  let asOf: number | null = null
  const now = () => asOf ?? (frozenAt?.getTime() ?? Date.now()) + ahead
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    move: (ms) => {
      ahead += ms
    },
    at: (seconds, run) => {
      asOf = seconds * 1000
      try {
        run()
      } finally {
        asOf = null
      }
    },
  }
}
