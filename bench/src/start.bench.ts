import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@sojourn/tools/product-process'
import type { Bench } from './bench.ts'
import { calibrationLine, measureInterleaved, median, spread, tableOf, threeFigures } from './harness.ts'

const atMost = { 'fresh start': 30, 'warm start': 1.5 }

/**
 * Measures from the command to "is ready at": the first start, which loads the demo content, and a later one. After the first start, the
 * list of places is loaded as well.
 */
export const start: Bench = {
  name: 'start',
  run: async ({ rounds }) => {
    const run = await measureInterleaved(
      [
        {
          name: 'start',
          measure: async () => {
            const dataDir = await mkdtemp(join(tmpdir(), 'sojourn-bench-start-'))
            try {
              const [fresh, places] = await secondsToStart(dataDir, /The list of places is loaded/)
              const [warm] = await secondsToStart(dataDir)
              return { 'fresh start': fresh, 'places loaded': places, 'warm start': warm }
            } finally {
              await rm(dataDir, { recursive: true, force: true })
            }
          },
        },
      ],
      Math.min(rounds, 3),
    )
    const readings = run.alternatives[0]?.readings ?? {}
    const rows = Object.entries(readings).map(([what, seconds]) => [
      what,
      threeFigures(median(seconds)),
      `${(100 * spread(seconds)).toFixed(0)} %`,
    ])
    return {
      lines: [tableOf([['start', 's', 'spread'], ...rows]), calibrationLine(run.calibration)],
      shortfalls: Object.entries(atMost)
        .filter(([what, most]) => median(readings[what] ?? []) > most)
        .map(([what, most]) => `${what}: ${median(readings[what] ?? []).toFixed(1)} s, at most ${most} s`),
    }
  },
}

/** Starts the product, and ends it as Ctrl-C does. @returns when it was ready and when it had printed `then`, in seconds. */
const secondsToStart = async (dataDir: string, then = /is ready at/): Promise<[ready: number, then: number]> => {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const server = await startProduct({ DATA_DIR: dataDir })
  try {
    const ready = seconds()
    await server.said(then)
    return [ready, seconds()]
  } finally {
    await server.stop()
  }
}
