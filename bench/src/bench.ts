/** How a run was asked for on the command line. */
export type BenchOptions = {
  /** Rounds; each measures every alternative once. */
  rounds: number
  /** Seconds of one reading. */
  seconds: number
  /** Accommodations in the database. */
  rows: number
  /** The one operation of the records bench to measure; undefined: all. */
  operation: string | undefined
  /** Whether servers under test write processor profiles. */
  profile: boolean
}

/** What a bench found: its report, and what fell short of the figures that `--check` holds it to. */
export type BenchReport = { lines: string[]; shortfalls: string[] }

/** One `<name>.bench.ts`. */
export type Bench = { name: string; run: (options: BenchOptions) => Promise<BenchReport> }
