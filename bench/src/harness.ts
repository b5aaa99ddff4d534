import { setTimeout } from 'node:timers/promises'

/** One way of doing the same work. `measure` is called once per round and returns milliseconds, or other comparable values. */
export type Alternative = { name: string; measure: () => Promise<Readings> }

/** The results of one round of one alternative, by the name of what was measured: `{'ms': 1.8, '/s': 740}`. */
export type Readings = Readonly<Record<string, number>>

/** All rounds of one alternative; element n of each list belongs to round n. */
export type Measured = { name: string; readings: Readonly<Record<string, number[]>> }

/** A whole run: the alternatives, and the times of the calibration loop, whose spread shows the noise of the machine. */
export type Run = { alternatives: Measured[]; calibration: number[] }

/**
 * Measures alternatives interleaved: every round measures each once, after the calibration loop, and starts with another one,
 * so that a machine that becomes busy or hot affects all of them equally.
 */
export const measureInterleaved = async (alternatives: readonly Alternative[], rounds: number): Promise<Run> => {
  const measured = alternatives.map(({ name }): { name: string; readings: Record<string, number[]> } => ({
    name,
    readings: {},
  }))
  const calibration: number[] = []
  // Warms up the loop, as it is compiled during the first runs.
  for (let warming = 0; warming < 5; warming += 1) calibrate()
  for (let round = 0; round < rounds; round += 1) {
    for (const index of orderOf(round, alternatives.length)) {
      // Lets garbage collection and child processes of the previous one finish first.
      await setTimeout(100)
      calibration.push(calibrate())
      const readings = (await alternatives[index]?.measure()) ?? {}
      const samples = measured[index]?.readings ?? {}
      for (const [what, value] of Object.entries(readings)) samples[what] = [...(samples[what] ?? []), value]
    }
  }
  return { alternatives: measured, calibration }
}

/** The order of alternatives in a round: round 0 starts with the first one, round 1 with the second, and so on. */
export const orderOf = (round: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (round + index) % count)

/** The time for a fixed amount of CPU work in ms, which is always the same on an idle machine. */
const calibrate = (): number => {
  const start = performance.now()
  let state = 1
  for (let step = 0; step < 5_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  // The state is used, so that the compiler cannot remove the loop.
  return state === 0 ? Number.NaN : performance.now() - start
}

/** The middle value, or the mean of the middle two; NaN without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The range of the values relative to their median: 0.1 is 10 %. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values)

/**
 * How fast something is compared to a floor, from readings of the same rounds: the median of the ratios of each round, so
 * that noise in a whole round cancels out. 1 is as fast as the floor, 0.5 half as fast.
 */
export const ratio = (values: readonly number[], floor: readonly number[], better: 'lower' | 'higher'): number =>
  median(
    values.flatMap((value, round) => {
      const floorValue = floor[round]
      if (floorValue === undefined) return []
      return [better === 'lower' ? floorValue / value : value / floorValue]
    }),
  )

/** Formats a number with three significant figures: `1.84`, `740`. */
export const threeFigures = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)

/** Formats rows in columns, the first aligned to the left and the others to the right. */
export const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    )
    .join('\n')
}

/** A line about the calibration loop, which shows how noisy the machine was. */
export const calibrationLine = (calibration: readonly number[]): string =>
  `calibration loop: median ${threeFigures(median(calibration))} ms, spread ${(100 * spread(calibration)).toFixed(0)} %`

/** The percentile of values for a share such as 0.95. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(part * values.length))] ??
  Number.NaN
