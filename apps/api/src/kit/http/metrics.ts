import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from './app.ts'
import type { QueueLoad } from '../../platform/queue/queue.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problem.ts'

/**
 * Measures the server and serves `/metrics` in Prometheus' text format: to this machine if there is no proxy in front of it,
 * and to requests with the configured token. Labels are route patterns, methods and queue names, never anything from a request.
 */
export const addMetrics = (
  app: App,
  deps: Pick<Deps, 'pool' | 'replica' | 'queue' | 'pages' | 'pictures' | 'printer' | 'metricsToken' | 'trustProxy'>,
): void => {
  // One registry per server: several may run in one process.
  const registers = [new Registry()]
  // With the default of 10 ms, an idle server would wake up a hundred times a second. The lags that are measured include this time.
  collectDefaultMetrics({ register: registers[0], eventLoopMonitoringPrecision: 100 })
  measureEventLoop(registers)
  measureRequests(app, registers)
  measurePool(deps, registers)
  measureReplica(deps, registers)
  measureQueue(deps, registers)
  measureChildren(deps, registers)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // A request through a proxy that adds no header looks as if it came from this machine.
    const isOpen = deps.trustProxy === false && isFromThisMachine(request)
    if (!isOpen && !hasToken(request, deps.metricsToken)) throw new Problem('not_found')
    const [register] = registers
    return reply
      .header('content-type', register?.contentType)
      .header('cache-control', 'no-store')
      .send(await register?.metrics())
  })
}

/** Unlike lags, this needs no timer. */
const measureEventLoop = (registers: Registry[]): void => {
  const active = new Counter({
    name: 'event_loop_active_seconds_total',
    help: 'For how long the event loop was busy. Its rate is the busy part of the time: at 1, requests wait.',
    registers,
    collect: () => {
      active.reset()
      active.inc(performance.eventLoopUtilization().active / 1000)
    },
  })
}

const measureRequests = (app: App, registers: Registry[]): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

const measurePool = ({ pool }: Pick<Deps, 'pool'>, registers: Registry[]): void => {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open ones, those of them that are idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      connections.set({ state: 'open' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

const measureReplica = ({ replica }: Pick<Deps, 'replica'>, registers: Registry[]): void => {
  if (replica === null) return
  const reads = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that the replica may answer, by the server that answered: replica or primary.',
    labelNames: ['server'],
    registers,
    collect: () => {
      reads.reset()
      for (const [server, count] of Object.entries(replica.counts)) reads.inc({ server }, count)
    },
  })
}

const measureQueue = ({ queue }: Pick<Deps, 'queue'>, registers: Registry[]): void => {
  // All gauges of one reading of `/metrics` share one query.
  let reading: Promise<QueueLoad[]> | undefined
  const readLoads = () =>
    (reading ??= queue
      .loads()
      .catch(() => [])
      .finally(() => (reading = undefined)))
  const add = (name: string, help: string, valueOf: (load: QueueLoad) => number) => {
    const gauge = new Gauge({
      name,
      help: `${help}, by queue. Missing while the database does not answer.`,
      labelNames: ['queue'],
      registers,
      collect: async () => {
        const loads = await readLoads()
        gauge.reset()
        for (const load of loads) gauge.set({ queue: load.name }, valueOf(load))
      },
    })
  }
  add('jobs_waiting', 'Jobs that are still to be done', ({ waiting }) => waiting)
  add('jobs_retrying', 'Jobs that have failed and will be tried again', ({ retrying }) => retrying)
  add('jobs_delay_seconds', 'For how long the oldest job has been due', ({ delay }) => delay)
}

const measureChildren = (
  { pages, pictures, printer }: Pick<Deps, 'pages' | 'pictures' | 'printer'>,
  registers: Registry[],
): void => {
  const tasks = new Gauge({
    name: 'child_tasks',
    help: 'Tasks that child processes have not finished: pages to render, images to prepare, documents to print.',
    labelNames: ['kind'],
    registers,
    collect: () => {
      for (const [kind, program] of Object.entries({ pages, images: pictures, documents: printer }))
        tasks.set({ kind }, program.load())
    },
  })
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a request comes from this machine itself; what a proxy on it forwards comes from elsewhere. */
const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean => {
  if (['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)) return false
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

const hasToken = ({ headers }: FastifyRequest, token: string | null): boolean => {
  const [, sent] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token !== null && sent !== undefined && timingSafeEqual(digest(sent), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
