import { setTimeout as rest } from 'node:timers/promises'
import { prepareDemoFolder, startDemoServer } from '@sojourn/tools/demo-server'
import { logInToDemo } from '@sojourn/tools/walk/demo-session'
import type { Bench } from './bench.ts'
import { tableOf } from './harness.ts'
import { photograph } from './photograph.ts'
import { processesOf, residentMb, secondsOf } from './processes.ts'

const reads = 10_000
const uploads = 200
const publications = 30
/** As many as a browser sends at once. */
const atOnce = 6
const atMostMb = { 'at rest': 250, 'after the work': 350, 'a minute later': 250 }
const atMostIdle = 0.01
const idleSeconds = 30

/**
 * Measures the memory of `npm start` with the demo content after a warm start, after much work, and a minute later; and what it takes of
 * a processor without any work. The figures are of its own processes, without PostgreSQL.
 */
export const memory: Bench = {
  name: 'memory',
  run: async () => {
    const folder = await prepareDemoFolder()
    const server = await startDemoServer({ database: 'embedded', copyOf: folder.path })
    try {
      const readings: Record<string, Reading> = {}
      await rest(40_000)
      readings['at rest'] = read(server.pid)
      const before = secondsOf(server.pid)
      await rest(idleSeconds * 1000)
      const idle = (secondsOf(server.pid) - before) / idleSeconds
      await work(server.url)
      readings['after the work'] = read(server.pid)
      await rest(60_000)
      readings['a minute later'] = read(server.pid)
      return {
        lines: [
          tableOf([
            ['MB', 'server', 'with children', 'children'],
            ...Object.entries(readings).map(([when, { own, all, children }]) => [
              when,
              own.toFixed(0),
              all.toFixed(0),
              String(children),
            ]),
          ]),
          `${(100 * idle).toFixed(1)} % of a processor at rest, at most ${100 * atMostIdle} %`,
        ],
        shortfalls: [
          ...Object.entries(atMostMb)
            .filter(([when, most]) => (readings[when]?.own ?? Infinity) > most)
            .map(([when, most]) => `${when}: ${readings[when]?.own.toFixed(0)} MB, at most ${most} MB`),
          ...(idle > atMostIdle ? [`idle: ${(100 * idle).toFixed(1)} % of a processor`] : []),
        ],
      }
    } finally {
      await server.stop()
      await folder.remove()
    }
  },
}

/** Resident memory in MB of the server alone, and with its children. */
type Reading = { own: number; all: number; children: number }

const read = (pid: number): Reading => {
  const children = processesOf(pid)
  const own = residentMb(pid)
  return { own, all: children.reduce((sum, child) => sum + residentMb(child), own), children: children.length }
}

const work = async (url: string): Promise<void> => {
  const { token, tenant } = await logInToDemo(url, 'owner@demo.test')
  const call = async (method: string, path: string, body?: BodyInit, type?: string) => {
    const answer = await fetch(`${url}/v1/${tenant}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { data: { uuid: string }[] }
  }
  const itineraries = (await call('GET', 'itineraries/?perPage=24')).data
  const addresses = [
    'accommodations/?perPage=24',
    'media/?perPage=24',
    'itineraries/?perPage=24',
    ...itineraries.map(({ uuid }) => `itineraries/${uuid}`),
  ]
  await inTurns(reads, (n) => call('GET', addresses[n % addresses.length] ?? ''))
  const picture = await photograph({ width: 1600, height: 1200 })
  await inTurns(uploads, (n) => {
    const form = new FormData()
    // The bytes after the image make it a different file.
    form.append('file', new Blob([new Uint8Array(picture), `${n}`]), `bench-${n}.jpg`)
    return call('POST', 'media/', form)
  })
  for (let n = 0; n < publications; n += 1) {
    const { uuid } = itineraries[n % itineraries.length] ?? { uuid: '' }
    await call('POST', `itineraries/${uuid}/publish`, '{}', 'application/json')
  }
}

/** Calls `send` this number of times, a few at once. */
const inTurns = async (times: number, send: (n: number) => Promise<unknown>): Promise<void> => {
  let next = 0
  const sendAll = async () => {
    while (next < times) {
      next += 1
      await send(next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendAll))
}
