import type { Socket } from 'node:net'
import type { Client, ClientConfig, Pool } from 'pg'
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { DatabaseUnreachable } from './lost-connection.ts'
import { SteadyClient } from './steady-client.ts'

/** In milliseconds. Together they are below the two seconds in which a request is answered. */
const lookEvery = 400
const longestSilence = 1200
/** As long as it is silent nobody waits for the answer, and a new connection takes a while on a busy machine. */
const longestAgain = 2500

const bytesOf = ({ connection }: SteadyClient): number => (connection.stream as Socket).bytesRead

/** Without work for this many looks, the watch rests. */
const restAfter = 10

type Opened = ((error: Error) => void) | ((error: null, client: Client) => void)

/**
 * Detects a database that is silent, such as behind a broken network, where no connection is ever closed. While the pool has work, it
 * asks the database something trivial every moment. When neither that nor any other connection gets an answer, all connections are
 * ended, so that what waits for them fails, and new ones fail at once until the database answers again.
 */
export const watchAnswers = (config: ClientConfig) => {
  const clients = new Set<SteadyClient>()
  /** The backends of connections that were cut. */
  const cutOff = new Set<number>()
  let pool: Pool | null = null
  let timer: NodeJS.Timeout | undefined
  let probe: SteadyClient | null = null
  let isLooking = false
  let isSilent = false
  let idleLooks = 0

  const cut = (client: SteadyClient): void => {
    client.connection.stream.destroy(new DatabaseUnreachable('the database does not answer'))
  }
  /** What each connection has received so far. */
  const received = () => new Map([...clients].map((client) => [client, bytesOf(client)]))
  const closeProbe = (): void => {
    const closed = probe
    probe = null
    if (closed) cut(closed)
  }

  /** 'silent' if nothing came in time; 'answer' also if the database rejects us, because then it is there. */
  const askOn = async (ask: () => Promise<unknown>, longest: number): Promise<'answer' | 'error' | 'silent'> => {
    let isLate = false
    const begun = performance.now()
    const answered = ask().then(
      () => 'answer' as const,
      () => 'error' as const,
    )
    const silence = (async () => {
      await new Promise((resolve) => setTimeout(resolve, longest).unref())
      // This process was too busy to read: what has arrived meanwhile is read first.
      if (performance.now() - begun > longest + 300) await new Promise((resolve) => setTimeout(resolve, 300))
      await turnOfLoop()
      await turnOfLoop()
      isLate = true
      return 'silent' as const
    })()
    const outcome = await Promise.race([answered, silence])
    return isLate ? 'silent' : outcome
  }

  const askAnew = async (): Promise<'answer' | 'error' | 'silent'> => {
    closeProbe()
    const opening = new SteadyClient({
      connectionString: config.connectionString,
      application_name: 'sojourn-watch',
      keepAlive: true,
    })
    probe = opening
    const outcome = await askOn(() => opening.connect(), isSilent ? longestAgain : longestSilence)
    // It is slow, but there: it has begun to check the password.
    const isSlow = outcome === 'silent' && bytesOf(opening) > 0
    if (outcome !== 'answer' && probe === opening) closeProbe()
    return isSlow ? 'answer' : outcome
  }

  /** The database does not learn that a connection was cut, and would hold the locks of its transaction for half a minute. */
  const endCutOff = async (): Promise<void> => {
    const on = probe
    if (cutOff.size === 0 || on === null) return
    const pids = [...cutOff]
    const ending = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid = any($1) and usename = current_user and application_name = $2`
    if ((await askOn(() => on.query(ending, [pids, config.application_name]), longestSilence)) === 'answer')
      cutOff.clear()
  }

  const look = async (): Promise<void> => {
    const before = received()
    const open = probe
    const outcome = open === null ? await askAnew() : await askOn(() => open.query('select 1'), longestSilence)
    if (outcome === 'answer') {
      await endCutOff()
      isSilent = false
      return
    }
    // Each connection learns itself that it was ended.
    if (outcome === 'error') {
      closeProbe()
      isSilent = false
      return
    }
    closeProbe()
    if ([...received()].some(([client, bytes]) => bytes > (before.get(client) ?? 0))) return
    isSilent = true
    for (const client of clients) {
      const pid: unknown = Reflect.get(client, 'processID')
      if (typeof pid === 'number') cutOff.add(pid)
      cut(client)
    }
  }

  const tick = (): void => {
    if (pool?.ended) rest()
    if (isLooking || pool === null || pool.ended) return
    const hasWork = isSilent || pool.totalCount > pool.idleCount || pool.waitingCount > 0
    if (!hasWork) {
      idleLooks += 1
      if (idleLooks >= restAfter) rest()
      return
    }
    idleLooks = 0
    isLooking = true
    void look().finally(() => (isLooking = false))
  }
  const rest = (): void => {
    clearInterval(timer)
    timer = undefined
    closeProbe()
  }
  const begin = (): void => {
    idleLooks = 0
    timer ??= setInterval(tick, lookEvery).unref()
  }

  /** The connections of a pool that is watched. */
  class WatchedClient extends SteadyClient {
    constructor(options?: ClientConfig) {
      super(options)
      clients.add(this)
      this.connection.once('end', () => clients.delete(this))
      begin()
    }

    override connect(): Promise<Client>
    override connect(onOpened: Opened): void
    override connect(onOpened?: Opened): Promise<Client> | void {
      if (onOpened === undefined) return super.connect()
      if (!isSilent) {
        // The others may be answered, and only this one be lost on its way.
        const timer = setTimeout(() => bytesOf(this) > 0 || cut(this), longestSilence + lookEvery).unref()
        this.connection.once('end', () => clearTimeout(timer))
        return super.connect(onOpened)
      }
      clients.delete(this)
      process.nextTick(onOpened, new DatabaseUnreachable('the database does not answer'))
    }
  }

  return {
    Client: WatchedClient,
    watch: (watched: Pool): void => {
      pool = watched
      watched.on('acquire', begin)
      watched.on('remove', () => {
        if (watched.ending && watched.totalCount === 0) rest()
      })
    },
  }
}
