/** The account's time in milliseconds since 1970, and in whole seconds as Stripe counts. */
export type Clock = {
  now(): number
  seconds(): number
  /** Moves forward. */
  move(ms: number): void
  /** Does something as if it were then. */
  at(seconds: number, run: () => void): void
}

/** A clock that runs with the machine's, or that stands still from an instant on. */
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
