import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { demoLogin } from '@sojourn/api/demo/accounts'
import { startDemoServer } from '@sojourn/tools/demo-server'
import { startChild } from '../child.ts'
import { percentile } from '../harness.ts'
import { logIn, mixOf } from './mix.ts'
import type { Arrival, OpenLoopTask, Planned } from './open-loop.ts'

/**
 * `npm run soak -- [--rate=300] [--minutes=10] [--p99=250]`
 * Sends a steady mix of requests to `npm start` with the demo, then five times as many, then the steady mix again, and finally
 * the requests of a quiet company beside those of a noisy one. Exits with 1 if a bound is missed. The bounds are for two cores
 * that do nothing else.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    p99: { type: 'string', default: '250' },
  },
})
const rate = Number(values.rate)
const steadyMs = Number(values.minutes) * 60_000
const most = { p99: Number(values.p99), rejectionMs: 1000, recoveryMs: 10_000, besideNoisy: 3 }
const overload = { times: 5, ms: Math.min(15_000, steadyMs) }
const warmUpMs = 20_000
const recoveryMs = 20_000
const noisyMs = Math.min(30_000, steadyMs)

type Send = (requests: Planned[], perSecond: number, ms: number) => Promise<Arrival[]>

/** A client in a process of its own. */
const openClient = (port: number): { send: Send; close: () => Promise<void> } => {
  const child = startChild(new URL('open-loop.ts', import.meta.url))
  return {
    send: (requests, perSecond, ms) => {
      const task: OpenLoopTask = { port, requests, rate: perSecond, ms }
      return child.ask<Arrival[]>(task)
    },
    close: child.close,
  }
}

const isServed = ({ status }: Arrival) => status >= 200 && status < 300
const isRejection = ({ status }: Arrival) => status === 429 || status === 503
const at = (arrivals: readonly Arrival[], part: number) =>
  percentile(
    arrivals.map(({ ms }) => ms),
    part,
  )

const describe = (name: string, arrivals: readonly Arrival[]): void => {
  const served = arrivals.filter(isServed)
  const statuses: Record<number, number> = {}
  for (const { status } of arrivals) statuses[status] = (statuses[status] ?? 0) + 1
  for (const { error, at: planned, ms } of arrivals)
    if (error !== undefined) console.log(`at ${(planned / 1000).toFixed(1)} s, after ${ms.toFixed(0)} ms: ${error}`)
  const figures = [0.5, 0.95, 0.99, 0.999].map((part) => `${at(served, part).toFixed(0)} ms`)
  console.log(`| ${[name, arrivals.length, ...figures, JSON.stringify(statuses)].join(' | ')} |`)
}

/** The first whole second after which no second misses the bound, in ms after the beginning. */
const recoveredAfter = (arrivals: readonly Arrival[]): number => {
  const missed = arrivals
    .filter((arrival) => !isServed(arrival) || arrival.ms > 4 * most.p99)
    .map((arrival) => arrival.at)
  return missed.length === 0 ? 0 : Math.max(...missed) + 1
}

const run = async (base: string): Promise<string[]> => {
  const port = Number(new URL(base).port)
  const tenant = await logIn(base, 'designer@demo.test', demoLogin.password)
  const other = await logIn(base, 'atlas-owner@demo.test', demoLogin.password)
  const mix = await mixOf(base, tenant, 'mix')
  const quietMix = await mixOf(base, other, 'quiet')
  const clients = [openClient(port), openClient(port)] as const
  const [{ send }, { send: sendOther }] = clients
  const shortfalls: string[] = []
  const require = (isMet: boolean, what: string) => void (isMet || shortfalls.push(what))
  try {
    // A process that has just started compiles its code while it answers.
    await send(mix, rate / 2, warmUpMs)
    console.log(
      '| phase | requests | p50 | p95 | p99 | p99.9 | statuses |\n| --- | --- | --- | --- | --- | --- | --- |',
    )
    const steady = await send(mix, rate, steadyMs)
    describe(`${rate}/s for ${values.minutes} min`, steady)
    require(steady.every(
      isServed,
    ), `${steady.filter((one) => !isServed(one)).length} requests were not served at ${rate}/s`)
    require(at(steady, 0.99) <= most.p99, `p99 ${at(steady, 0.99).toFixed(0)} ms, at most ${most.p99} ms`)

    const over = await send(mix, overload.times * rate, overload.ms)
    describe(`${overload.times} times as much for ${overload.ms / 1000} s`, over)
    require(over.every((one) => isServed(one) || isRejection(one)), 'overload: answers other than success, 429 and 503')
    const late = over.filter((one) => isRejection(one) && one.ms > most.rejectionMs)
    require(late.length ===
      0, `overload: ${late.length} of ${over.filter(isRejection).length} rejections took over a second`)

    const after = await send(mix, rate, recoveryMs)
    describe('after that', after)
    const recovered = recoveredAfter(after)
    require(recovered <=
      most.recoveryMs, `after the overload, it took ${(recovered / 1000).toFixed(1)} s until all was well`)

    const quietRate = Math.max(2, rate / 20)
    const alone = await sendOther(quietMix, quietRate, noisyMs)
    describe('a quiet company alone', alone)
    const [noisy, beside] = await Promise.all([send(mix, 2 * rate, noisyMs), sendOther(quietMix, quietRate, noisyMs)])
    describe(`a noisy one with ${2 * rate}/s`, noisy)
    describe('the quiet one beside it', beside)
    require(beside.every(isServed), 'the quiet company: requests that were not served')
    const bound = Math.max(most.p99, most.besideNoisy * at(alone, 0.99))
    require(at(beside, 0.99) <=
      bound, `the quiet company: p99 ${at(beside, 0.99).toFixed(0)} ms, at most ${bound.toFixed(0)} ms`)
  } finally {
    await Promise.all(clients.map(({ close }) => close()))
  }
  return shortfalls
}

console.log(
  `${rate}/s for ${values.minutes} min; ${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, PostgreSQL 18, load before ${loadavg()[0]?.toFixed(1)}`,
)
const server = await startDemoServer({ database: 'embedded' })
try {
  const shortfalls = await run(server.url)
  for (const shortfall of shortfalls) console.log(`falls short: ${shortfall}`)
  process.exitCode = shortfalls.length === 0 ? 0 : 1
} finally {
  await server.stop()
}
