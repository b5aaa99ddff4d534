import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { commandLine, isAlive } from './process-identity.ts'
import { UnusableDatabaseError } from './unusable-database-error.ts'
import { handOver, runAs, serverAccount, type ServerAccount } from './server-account.ts'
import { serverPrograms } from './server-programs.ts'

const passwords = z.object({ superuser: z.string(), owner: z.string(), app: z.string() })

/** The passwords of the three roles. */
export type ClusterPasswords = z.infer<typeof passwords>

/** The server failed to start. The message is its own. */
export class ServerNotStarted extends UnusableDatabaseError {
  override name = 'ServerNotStarted'

  constructor(
    reason: string,
    readonly isPortTaken: boolean,
  ) {
    super(`PostgreSQL did not start: ${reason}`)
  }
}

/** Greater than any process id on any system. */
const noProcess = 2_147_483_647
const draftMark = '.draft-'

/** The files of one PostgreSQL server, with the programs that use them. The caller holds the folder's lock. */
export class Cluster {
  readonly #data: string
  readonly #log: string
  readonly #durable: boolean
  readonly #account: ServerAccount | undefined
  readonly #programs: { initdb: string; pgCtl: string }

  private constructor(folder: string, durable: boolean, programs: { initdb: string; pgCtl: string }) {
    this.#data = join(folder, 'cluster')
    this.#log = join(folder, 'server.log')
    this.#durable = durable
    this.#account = serverAccount(this.#data)
    this.#programs = programs
  }

  static async open(folder: string, durable: boolean): Promise<Cluster> {
    return new Cluster(folder, durable, await serverPrograms())
  }

  /** Creates the cluster if there is none; if killed meanwhile, no part of it remains. Returns whether it was created. */
  async create(): Promise<boolean> {
    removeDrafts(this.#data)
    if (existsSync(this.#data)) return false
    const draft = `${this.#data}${draftMark}${randomBytes(6).toString('hex')}`
    const newPasswords: ClusterPasswords = { superuser: password(), owner: password(), app: password() }
    await this.#initialise(draft, newPasswords.superuser)
    writeFileSync(join(draft, 'passwords.json'), JSON.stringify(newPasswords), { mode: 0o600 })
    handOver(draft, this.#account)
    renameSync(draft, this.#data)
    return true
  }

  passwords(): ClusterPasswords {
    return passwords.parse(JSON.parse(readFileSync(join(this.#data, 'passwords.json'), 'utf8')))
  }

  /** Starts the server on 127.0.0.1 and returns when it accepts connections. `more` are further settings, as `name=value`. */
  async start(port: number, more: readonly string[] = []): Promise<void> {
    // A cluster that root has copied here belongs to root.
    if (this.#account && statSync(this.#data).uid !== this.#account.uid) handOver(this.#data, this.#account)
    this.#disownForeignPid()
    const settings = [...serverSettings(port, this.#durable), ...more].flatMap((setting) => ['-c', setting])
    for (let attempt = 0; ; attempt += 1) {
      const { code, log } = await this.#run(this.#programs.pgCtl, [
        'start',
        '-s',
        '-t',
        '120',
        '-o',
        settings.join(' '),
      ])
      if (code === 0) return
      // After a kill -9 of the server alone, its remaining processes need a moment to notice.
      if (attempt < 20 && log.includes('still in use')) {
        await new Promise((resolve) => setTimeout(resolve, 250))
        continue
      }
      throw new ServerNotStarted(reason(log), log.includes('could not bind'))
    }
  }

  /** Stops the server if it is running: transactions are rolled back, data is written to disk. */
  async stop(): Promise<void> {
    if (!this.isRunning()) return
    const { code } = await this.#run(this.#programs.pgCtl, ['stop', '-s', '-m', 'fast', '-t', '60'])
    if (code === 0 || !this.isRunning()) return
    await this.#run(this.#programs.pgCtl, ['stop', '-s', '-m', 'immediate', '-t', '10'])
  }

  /** Requests a fast stop without waiting, which is all that can be done while our process exits. */
  stopSoon(): void {
    const pid = this.#recordedPid()
    if (pid !== undefined && this.isRunning()) process.kill(pid, 'SIGINT')
  }

  /** Whether the recorded process is the server of this folder, and not another process that received the same id later. */
  isRunning(): boolean {
    const pid = this.#recordedPid()
    return pid !== undefined && commandLine(pid)?.includes(this.#data) === true
  }

  /** A cheap check of the server's process, done every second. */
  isAlive(): boolean {
    const pid = this.#recordedPid()
    return pid !== undefined && isAlive(pid)
  }

  async #initialise(draft: string, superuserPassword: string): Promise<void> {
    const passwordFile = `${draft}.password`
    writeFileSync(passwordFile, `${superuserPassword}\n`, { mode: 0o600 })
    try {
      handOver(passwordFile, this.#account)
      // The account may not create a folder in ours, so it is given an empty one.
      mkdirSync(draft, { mode: 0o700 })
      handOver(draft, this.#account)
      const { code, log } = await this.#run(
        this.#programs.initdb,
        [
          `--pwfile=${passwordFile}`,
          '--username=postgres',
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
          ...(this.#durable ? [] : ['--no-sync']),
        ],
        draft,
      )
      if (code !== 0) throw new ServerNotStarted(reason(log), false)
    } finally {
      rmSync(passwordFile, { force: true })
    }
  }

  /** Runs a program on the data folder. Returns its exit code, and what it and the server have logged meanwhile. */
  async #run(file: string, args: string[], data = this.#data): Promise<{ code: number; log: string }> {
    const log = openSync(this.#log, 'a', 0o600)
    const before = statSync(this.#log).size
    try {
      const code = await runAs(this.#account, {
        file,
        args: ['-D', data, ...args],
        paths: [file, join(data, 'x')],
        log,
      })
      return { code, log: readFileSync(this.#log).subarray(before).toString('utf8') }
    } finally {
      closeSync(log)
    }
  }

  /**
   * PostgreSQL takes any live process with the recorded id for its predecessor, even a zombie. Only the id is overwritten: the
   * file also names the shared memory, by which the server detects its own remaining processes.
   */
  #disownForeignPid(): void {
    if (this.#recordedPid() === undefined || this.isRunning()) return
    const file = join(this.#data, 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(noProcess)))
  }

  #recordedPid(): number | undefined {
    const file = join(this.#data, 'postmaster.pid')
    if (!existsSync(file)) return undefined
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  }
}

/** Removes what is left of a start that was killed. Its initdb may still be writing, so some of it may not be removable yet. */
function removeDrafts(data: string): void {
  const beginning = `${basename(data)}${draftMark}`
  for (const name of readdirSync(dirname(data)).filter((name) => name.startsWith(beginning))) {
    try {
      rmSync(join(dirname(data), name), { recursive: true, force: true })
    } catch {
      // The next start tries again.
    }
  }
}

function password(): string {
  return randomBytes(24).toString('base64url')
}

/** No value may contain a space, because pg_ctl passes them through a shell. */
function serverSettings(port: number, durable: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    'random_page_cost=1.1',
    'wal_level=minimal',
    'max_wal_senders=0',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
}

/** The reason for a failure, from the server log. */
function reason(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  const failure = lines.find((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return failure.replace(/^.*(?:FATAL|PANIC|error): +/, '').trim()
}
