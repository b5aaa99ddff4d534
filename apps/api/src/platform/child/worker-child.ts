import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { inSpan } from '../tracing/span.ts'
import { childModule, isBuilt } from './child-modules.ts'
import { chooseProcessors } from './processors.ts'

/** The options with which Node loads the code of a child as this process loads its own. */
const loading = isBuilt
  ? ['--import', childModule('source-maps').href]
  : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]

/**
 * Keeps glibc from holding memory for each thread of native code, and makes it return the buffers of an image as soon as they
 * are freed. Otherwise it holds more and more of them, and a process is worn out by its first image (mallopt(3)).
 */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }

type Options = {
  /** What its tasks are called in traces, such as `print document`. */
  taskName?: string
  /**
   * The module that replies to `{id, ...}` messages with `{id, …result}` or `{id, error}`. With `isWorn` it asks to be
   * replaced, for example because of fragmented memory that the next task would need.
   */
  entry: () => URL
  /**
   * A task that uses more processor time than this is killed with its process, and so is one that takes four times as long by
   * the clock. The latter is `ended`, not `stopped`, if it still waits for a processor: it is not to blame for a busy machine.
   * Without /proc, only the clock counts.
   */
  timeoutMs: number
  /** The process is killed when its resident memory exceeds this; checked only where /proc exists. */
  memoryMb: number
  /** Whether its tasks are in the background: other work comes first if there are too few processors. */
  isBackground?: boolean
  /** The process is ended after this time without a task, and its memory is free; a new one takes a fraction of a second. */
  idleMs?: number
}

/** Long enough for the tasks of one person's work; within a minute after it, everything is free again. */
const usualIdleMs = 30_000

/** How long one processor stays reserved for others after they last needed it. */
const roomMs = 2000

type Task = { message: Record<string, unknown>; resolve: (answer: unknown) => void; reject: (error: Error) => void }

/**
 * Why a task failed. `rejected`: the child does not accept the input, and never will. `stopped`: it took too much time or
 * memory, or crashed. `ended`: the child was closed or killed by others, or got too little processor time, which says
 * nothing about the task, so it may be retried.
 */
type Reason = 'rejected' | 'stopped' | 'ended'

/** The task failed. The message says why. */
export class ChildTaskError extends Error {
  override name = 'ChildTaskError'
  readonly reason: Reason

  constructor(message: string, reason: Reason) {
    super(message)
    this.reason = reason
  }
}

/**
 * A process that does one task at a time and can be killed without harm to this one: for untrusted files, and for native code
 * that cannot be interrupted. It starts with the first task, and stays for the next ones until there are none for a while.
 */
export class WorkerChild {
  readonly #options: Options
  readonly #queue: Task[] = []
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #current: { task: Task; id: number; timer: NodeJS.Timeout; watch: NodeJS.Timeout } | undefined
  #lastId = 0
  #roomUntil = 0
  #givesRoom = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends a task and waits for the result. Rejects with ChildTaskError. */
  run<Answer>(message: Record<string, unknown>): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new ChildTaskError('the worker is closed', 'ended'))
    const run = () =>
      new Promise<Answer>((resolve, reject) => {
        this.#queue.push({ message, resolve: (answer) => resolve(answer as Answer), reject })
        this.#next()
      })
    return inSpan(this.#options.taskName ?? 'task of a child', {}, run)
  }

  /** How many tasks are not finished. */
  get load(): number {
    return this.#queue.length + (this.#current ? 1 : 0)
  }

  /** Reserves one processor for others for a while; the child's threads run on the remaining ones. */
  yieldToEventLoop(): void {
    this.#roomUntil = Date.now() + roomMs
    if (this.#current) this.#chooseProcessors()
  }

  #chooseProcessors(): void {
    const givesRoom = Date.now() < this.#roomUntil
    if (givesRoom === this.#givesRoom || this.#child?.pid === undefined) return
    this.#givesRoom = givesRoom
    chooseProcessors(this.#child.pid, givesRoom ? 'all but one' : 'all')
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    for (const task of this.#queue.splice(0)) task.reject(new ChildTaskError('the worker is closed', 'ended'))
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    // Otherwise, an idle process would exit here, before the child has ended and anything else is closed.
    child.ref()
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(this.#options.entry(), {
      execArgv: [...loading, '--import', childModule('exit-with-parent').href],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: false,
      // None of our environment: untrusted files must not be near any secret.
      env: memory,
    })
    child.on('message', ({ id, error, isWorn, ...answer }: { id: number; error?: string; isWorn?: boolean }) => {
      if (id !== this.#current?.id) return
      if (isWorn) this.#dismiss(child)
      if (error === undefined) this.#settle((task) => task.resolve(answer))
      else this.#settle((task) => task.reject(new ChildTaskError(error, 'rejected')))
    })
    // A dismissed child may end while the next one is already working.
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      const reason = signal === null || crashes.has(signal) ? 'stopped' : 'ended'
      this.#settle((task) => task.reject(new ChildTaskError(`the worker ended (${signal ?? code})`, reason)))
    })
    child.on('error', (error) => {
      if (this.#child === child) this.#settle((task) => task.reject(new ChildTaskError(error.message, 'ended')))
    })
    // If the priority cannot be lowered, others are only slower.
    if (this.#options.isBackground && child.pid !== undefined) lowerPriority(child.pid)
    // An idle worker must not keep this process alive.
    child.unref()
    child.channel?.unref()
    this.#child = child
    this.#givesRoom = false
    return child
  }

  #next(): void {
    if (this.#current) return
    const task = this.#queue.shift()
    clearTimeout(this.#idle)
    if (!task) return this.#endWhenIdle()
    const child = this.#start()
    const id = ++this.#lastId
    const stop = (why: string, reason: Reason = 'stopped') => {
      this.#dismiss(child)
      this.#settle((stopped) => stopped.reject(new ChildTaskError(why, reason)))
    }
    const giveUp = () => stop(`gave up after ${this.#options.timeoutMs / 1000} s`)
    const clockMs = this.#options.timeoutMs * (hasProc ? 4 : 1)
    let before: number | undefined
    const onClock = async () => {
      const [used, isBusy] = await Promise.all([processorMs(child.pid), wantsProcessor(child.pid)])
      if (this.#current?.id !== id) return
      // A task that has used half of its limit would probably exceed it, so trying it again would be in vain.
      const isStarved = isBusy && used - (before ?? used) < this.#options.timeoutMs / 2
      if (isStarved) stop(`got too little processor time in ${clockMs / 1000} s`, 'ended')
      else giveUp()
    }
    this.#current = {
      task,
      id,
      timer: setTimeout(() => void onClock(), clockMs),
      watch: setInterval(() => {
        void Promise.all([residentMb(child.pid), processorMs(child.pid)]).then(([memory, processor]) => {
          if (this.#current?.id !== id) return
          before ??= processor
          if (memory > this.#options.memoryMb) stop(`needed more than ${this.#options.memoryMb} MB`)
          else if (processor - before > this.#options.timeoutMs) giveUp()
        })
      }, 25),
    }
    this.#chooseProcessors()
    child.send({ ...task.message, id }, (error) => {
      if (error) stop(error.message, 'ended')
    })
  }

  #endWhenIdle(): void {
    const child = this.#child
    if (!child) return
    this.#idle = setTimeout(() => this.#dismiss(child), this.#options.idleMs ?? usualIdleMs).unref()
  }

  /** Kills the child; the next task gets a new one. */
  #dismiss(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
    child.kill('SIGKILL')
  }

  #settle(finish: (task: Task) => void): void {
    const current = this.#current
    if (!current) return
    this.#current = undefined
    clearTimeout(current.timer)
    clearInterval(current.watch)
    finish(current.task)
    this.#next()
  }
}

/** Signals that a process receives because of its own fault. */
const crashes: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGSEGV',
  'SIGBUS',
  'SIGABRT',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
  'SIGSYS',
])

const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended, or this is not allowed: then it keeps its priority.
  }
}

const hasProc = existsSync('/proc/self/stat')
/** The unit in which Linux counts processor time, on all common machines. */
const tickMs = 10

/** The processor time that all threads of a process have used, in milliseconds. */
const processorMs = async (pid: number | undefined): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name is in brackets and may contain anything, so fields are counted after it: the 12th and 13th are utime and stime
  // (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs
}

/** Whether a thread of a process is running or waits for a processor, rather than for anything else. */
const wantsProcessor = async (pid: number | undefined): Promise<boolean> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const stats = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => ''))
  // The state comes after the name in brackets (proc(5)).
  return (await Promise.all(stats)).some((stat) => stat.slice(stat.lastIndexOf(')')).startsWith(') R'))
}

const residentMb = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
