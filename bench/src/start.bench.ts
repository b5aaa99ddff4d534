import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import { calibrationLine, measureInterleaved, median, spread, tableOf, threeFigures } from './harness.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const patienceMs = 300_000
const atMost = { 'fresh start': 30, 'warm start': 1.5 }
const ready = 'is ready at'
const placesLoaded = 'The list of places is loaded'

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
              const [fresh = 0, places = 0] = await secondsTo([ready, placesLoaded], dataDir)
              const [warm = 0] = await secondsTo([ready], dataDir)
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

/** Starts the product, waits for these texts in its output, and ends it as Ctrl-C does. @returns when each came, in seconds. */
const secondsTo = async (texts: readonly string[], dataDir: string): Promise<number[]> => {
  const begun = performance.now()
  const server = spawn(process.execPath, [join(checkout, 'tools/src/launch.js'), 'main'], {
    cwd: checkout,
    env: { ...process.env, npm_lifecycle_event: undefined, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    return await Promise.all(
      texts.map(async (text) => {
        await waitForOutput(server, text)
        return (performance.now() - begun) / 1000
      }),
    )
  } finally {
    await end(server)
  }
}

const waitForOutput = (server: ChildProcess, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string): void => reject(new Error(`the server ${why}:\n${output}`))
    const timer = setTimeout(() => fail(`did not print "${text}" in time`), patienceMs)
    const hear = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
      if (!output.includes(text)) return
      clearTimeout(timer)
      resolve()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  })

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  await gone
}
