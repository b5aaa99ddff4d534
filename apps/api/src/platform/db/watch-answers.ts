import type { Socket } from 'node:net'
import type { Client, ClientConfig, Pool } from 'pg'
import { setImmediate as turnOfLoop, setTimeout as sleep } from 'node:timers/promises'
import { greetPooler } from './greet-pooler.ts'
import { DatabaseUnreachable, isLostConnection } from './lost-connection.ts'
import { SteadyClient, type SteadyConfig } from './steady-client.ts'

/** In milliseconds. Together they are below the two seconds in which a request is answered. */
const lookEvery = 400
const longestSilence = 1200
/** For later attempts while the database is silent: no request waits for these, and connecting takes a while on a busy machine. */
const longestAgain = 2500

const bytesOf = ({ connection }: SteadyClient): number => (connection.stream as Socket).bytesRead

/** Without work for this many looks, the watch rests. */
const restAfter = 10

type Opened = ((error: Error) => void) | ((error: null, client: Client) => void)

/** 'silent': nothing arrived in time; 'away': nothing can arrive; 'error': rejected for another reason. */
type Outcome = 'answer' | 'error' | 'away' | 'silent'

const askOn = async (ask: () => Promise<unknown>, longest: number): Promise<Outcome> => {
  let isLate = false
  const begun = performance.now()
  const answered = ask().then(
    () => 'answer' as const,
    (error: unknown) => (isAway(error) ? ('away' as const) : ('error' as const)),
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

/** A database that is full is there. */
const isAway = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return isLostConnection(error) && !(typeof code === 'string' && code.startsWith('53'))
}

const cut = (client: SteadyClient): void => {
  client.connection.stream.destroy(new DatabaseUnreachable('the database does not answer'))
}

/** Asks the database something trivial while its pool has work, on a connection of its own. */
class AnswerWatch {
  /** The connections of the pool. */
  readonly clients = new Set<SteadyClient>()
  /** What each of them had received when its login was accepted, in bytes. */
  readonly logins = new WeakMap<SteadyClient, number>()
  isSilent = false
  readonly #config: ClientConfig
  readonly #directUrl: string | undefined
  /** What the connections of the pool had received at the last look. */
  #received = 0
  /** The backends of connections that were cut. */
  readonly #cutOff = new Set<number>()
  /** When the first of them was cut: a backend that has begun later is another one with the same number. */
  #cutAt = 0
  #pool: Pool | null = null
  #timer: NodeJS.Timeout | undefined
  #probe: SteadyClient | null = null
  #isLooking = false
  #idleLooks = 0

  constructor(config: ClientConfig, directUrl: string | undefined) {
    this.#config = config
    this.#directUrl = directUrl
  }

  follow(pool: Pool): void {
    this.#pool = pool
    pool.on('acquire', () => this.begin())
    pool.on('remove', () => {
      if (pool.ending && pool.totalCount === 0) this.#rest()
    })
  }

  begin(): void {
    this.#idleLooks = 0
    this.#timer ??= setInterval(() => this.#tick(), lookEvery).unref()
  }

  #rest(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#closeProbe()
  }

  #tick(): void {
    const pool = this.#pool
    if (pool?.ended) this.#rest()
    if (this.#isLooking || pool === null || pool.ended) return
    const hasWork = this.isSilent || pool.totalCount > pool.idleCount || pool.waitingCount > 0
    if (!hasWork) {
      this.#idleLooks += 1
      if (this.#idleLooks >= restAfter) this.#rest()
      return
    }
    this.#idleLooks = 0
    this.#isLooking = true
    void this.#look().finally(() => (this.#isLooking = false))
  }

  async #look(): Promise<void> {
    const before = new Map([...this.clients].map((client) => [client, this.#receivedBy(client)]))
    const outcome = this.#directUrl === undefined ? await this.#ask() : await this.#askBoth()
    if (outcome === 'answer') {
      await this.#endCutOff()
      this.isSilent = false
      return
    }
    this.#closeProbe()
    // Each connection learns itself that it was ended.
    if (outcome === 'error' || outcome === 'away') {
      this.isSilent = false
      return
    }
    if ([...this.clients].some((client) => this.#receivedBy(client) > (before.get(client) ?? 0))) return
    this.isSilent = true
    for (const client of this.clients) {
      const pid: unknown = Reflect.get(client, 'processID')
      if (this.#cutOff.size === 0) this.#cutAt = Date.now()
      // A pooler notices itself that its client is gone, and does not tell which backend it has.
      if (typeof pid === 'number' && this.#directUrl === undefined) this.#cutOff.add(pid)
      cut(client)
    }
  }

  /** What a connection has received so far, in bytes. A pooler handles the login without the database. */
  #receivedBy(client: SteadyClient): number {
    if (this.#directUrl === undefined) return bytesOf(client)
    const login = this.logins.get(client)
    return login === undefined ? 0 : bytesOf(client) - login
  }

  async #ask(): Promise<Outcome> {
    const open = this.#probe
    return open === null ? this.#openProbe() : askOn(() => open.query('select 1'), longestSilence)
  }

  /**
   * Behind a pooler, a statement may have to wait for one of its connections, and clients do not learn that the database is gone. So the
   * database is asked without it, and if nothing has come since the last look, the pooler is asked whether it is there.
   */
  async #askBoth(): Promise<Outcome> {
    const begun = performance.now()
    const bytes = new Map([...this.clients].map((client) => [client, bytesOf(client)]))
    const received = [...this.clients].reduce((sum, client) => sum + this.#receivedBy(client), 0)
    const hasReceived = received !== this.#received
    this.#received = received
    const [database, pooler] = await Promise.all([
      this.#askDatabase(),
      hasReceived ? 'answer' : askOn(() => greetPooler(new SteadyClient(this.#config)), longestSilence),
    ])
    // A pooler that is busy with many logins answers some of them, but not this check.
    const isBusy = pooler === 'silent' && [...this.clients].some((client) => bytesOf(client) > (bytes.get(client) ?? 0))
    const outcomes = [database, isBusy ? 'answer' : pooler]
    if (outcomes.includes('silent')) return 'silent'
    if (!outcomes.includes('away')) return outcomes.includes('error') ? 'error' : 'answer'
    await sleep(Math.max(0, longestSilence - (performance.now() - begun)), undefined, { ref: false })
    return 'silent'
  }

  async #askDatabase(): Promise<Outcome> {
    const isOpen = this.#probe !== null
    const outcome = await this.#ask()
    // One connection that was ended says nothing of the database.
    const wasEnded = isOpen && (outcome === 'error' || outcome === 'away')
    return wasEnded ? this.#openProbe() : outcome
  }

  async #openProbe(): Promise<Outcome> {
    this.#closeProbe()
    const opening = new SteadyClient({
      connectionString: this.#directUrl ?? this.#config.connectionString,
      application_name: 'sojourn-watch',
      keepAlive: true,
    })
    this.#probe = opening
    const outcome = await askOn(() => opening.connect(), this.isSilent ? longestAgain : longestSilence)
    // It is slow, but there: it has begun to check the password.
    const isSlow = outcome === 'silent' && bytesOf(opening) > 0
    if (outcome !== 'answer' && this.#probe === opening) this.#closeProbe()
    return isSlow ? 'answer' : outcome
  }

  #closeProbe(): void {
    const closed = this.#probe
    this.#probe = null
    if (closed) cut(closed)
  }

  /** The database does not learn that a connection was cut, and would hold the locks of its transaction for half a minute. */
  async #endCutOff(): Promise<void> {
    const on = this.#probe
    if (this.#cutOff.size === 0 || on === null) return
    const pids = [...this.#cutOff]
    const ending = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid = any($1) and usename = current_user and application_name = $2
        and backend_start < now() - make_interval(secs => $3)`
    const secondsAgo = (Date.now() - this.#cutAt) / 1000
    const ended = () => on.query(ending, [pids, this.#config.application_name, secondsAgo])
    if ((await askOn(ended, longestSilence)) === 'answer') this.#cutOff.clear()
  }
}

/**
 * Detects a database that is silent, such as behind a broken network, where no connection is ever closed. While the pool has work, it
 * asks the database something trivial every moment. When neither that nor any other connection gets an answer, all connections are
 * ended, so that what waits for them fails, and new ones fail at once until the database answers again. `directUrl` leads to the same
 * database if the connections go through a pooler.
 */
export const watchAnswers = (config: SteadyConfig, directUrl?: string) => {
  const watch = new AnswerWatch(config, directUrl)

  /** The connections of a pool that is watched. */
  class WatchedClient extends SteadyClient {
    constructor(options?: SteadyConfig) {
      super(options)
      watch.clients.add(this)
      this.once('connect', () => watch.logins.set(this, bytesOf(this)))
      this.connection.once('end', () => watch.clients.delete(this))
      watch.begin()
    }

    override connect(): Promise<Client>
    override connect(onOpened: Opened): void
    override connect(onOpened?: Opened): Promise<Client> | void {
      if (onOpened === undefined) return super.connect()
      if (!watch.isSilent) {
        // The others may be answered, and only this one be lost on its way.
        const timer = setTimeout(() => bytesOf(this) > 0 || cut(this), longestSilence + lookEvery).unref()
        this.connection.once('end', () => clearTimeout(timer))
        return super.connect(onOpened)
      }
      watch.clients.delete(this)
      process.nextTick(onOpened, new DatabaseUnreachable('the database does not answer'))
    }
  }

  return { Client: WatchedClient, watch: (pool: Pool): void => watch.follow(pool) }
}
