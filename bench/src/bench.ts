/** The options of the command line. */
export type BenchOptions = {
  /** The number of rounds; each measures every alternative once. */
  rounds: number
  /** The duration of one measurement in seconds. */
  seconds: number
  /** The number of accommodations in the database. */
  rows: number
  /** The only operation of the benches `records` and `search` to measure; undefined: all. */
  operation: string | undefined
  /** Whether the servers under test write CPU profiles. */
  profile: boolean
}

/** The result of a bench: its report, and the results that miss the limits of `--check`. */
export type BenchReport = { lines: string[]; shortfalls: string[] }

/** A bench in `<name>.bench.ts`. */
export type Bench = { name: string; run: (options: BenchOptions) => Promise<BenchReport> }
