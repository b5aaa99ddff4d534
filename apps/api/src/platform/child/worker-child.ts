import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { chooseProcessors } from './processors.ts'

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const exitWithParent = new URL('exit-with-parent.ts', import.meta.url).href

/**
 * glibc is not to keep memory for each thread of native code, and gives the buffers of a picture back as soon as they are
 * freed: otherwise it keeps more and more of them, and a process is worn by its first picture (mallopt(3)).
 */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }

type Options = {
  /**
   * Module that answers `{id, ...}` messages with `{id, …result}` or `{id, error}`; with `isWorn` it asks to be replaced,
   * e.g. because memory is lost to it that the next task would miss.
   */
  entry: () => URL
  /**
   * A task that takes more of a processor's time than this is killed with its process, and so is one that takes four times
   * as long by the clock: on a busy machine a task is not to blame for waiting. Where /proc does not exist, the clock counts.
   */
  timeoutMs: number
  /** Resident memory beyond which the process is killed; watched where /proc exists. */
  memoryMb: number
  /** Nobody waits for each of its answers: others go before it where there are too few processors. */
  isBackground?: boolean
}

/** So long others keep a processor for themselves after they were last seen to need it. */
const roomMs = 2000

type Task = { message: Record<string, unknown>; resolve: (answer: unknown) => void; reject: (error: Error) => void }

/**
 * Why a task failed. `rejected`: the child did not take what it was given, and never will. `stopped`: it took too much time or
 * memory, or broke over it. `ended`: it was closed or ended by others, which says nothing of the task: it may be tried again.
 */
type Reason = 'rejected' | 'stopped' | 'ended'

/** The task failed; the message says why. */
export class ChildTaskError extends Error {
  override name = 'ChildTaskError'
  readonly reason: Reason

  constructor(message: string, reason: Reason) {
    super(message)
    this.reason = reason
  }
}

/**
 * A process that does one task at a time and can be killed without harm to this one: for work on strangers' files and
 * for native code that cannot be interrupted. It starts with the first task and stays warm.
 */
export class WorkerChild {
  readonly #options: Options
  readonly #queue: Task[] = []
  #child: ChildProcess | undefined
  #current: { task: Task; id: number; timer: NodeJS.Timeout; watch: NodeJS.Timeout } | undefined
  #lastId = 0
  #roomUntil = 0
  #givesRoom = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends a task and waits for its answer. Rejects with ChildTaskError. */
  run<Answer>(message: Record<string, unknown>): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new ChildTaskError('the worker is closed', 'ended'))
    return new Promise<Answer>((resolve, reject) => {
      this.#queue.push({ message, resolve: (answer) => resolve(answer as Answer), reject })
      this.#next()
    })
  }

  /** Starts the process ahead of its first task. */
  warm(): void {
    this.#start()
  }

  /** Somebody is at work who is to have a processor without this process, which works on the others for a while. */
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
    for (const task of this.#queue.splice(0)) task.reject(new ChildTaskError('the worker is closed', 'ended'))
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    // Whoever waits for its end must not end first: an idle process would leave here and close nothing else.
    child.ref()
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(this.#options.entry(), {
      // Whatever started this process, the child reads TypeScript the same way.
      execArgv: ['--import', loader, '--import', exitWithParent],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: false,
      // Nothing of ours: no secret is near a stranger's file.
      env: memory,
    })
    child.on('message', ({ id, error, isWorn, ...answer }: { id: number; error?: string; isWorn?: boolean }) => {
      if (id !== this.#current?.id) return
      if (isWorn) this.#dismiss(child)
      if (error === undefined) this.#settle((task) => task.resolve(answer))
      else this.#settle((task) => task.reject(new ChildTaskError(error, 'rejected')))
    })
    // One that was let go may end while the next works already.
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      const reason = signal === null || crashes.has(signal) ? 'stopped' : 'ended'
      this.#settle((task) => task.reject(new ChildTaskError(`the worker ended (${signal ?? code})`, reason)))
    })
    child.on('error', (error) => {
      if (this.#child === child) this.#settle((task) => task.reject(new ChildTaskError(error.message, 'ended')))
    })
    // What is out of reach of the system that runs it is only slower for others.
    if (this.#options.isBackground && child.pid !== undefined) lowerPriority(child.pid)
    // An idle worker does not keep the process alive.
    child.unref()
    child.channel?.unref()
    this.#child = child
    this.#givesRoom = false
    return child
  }

  #next(): void {
    if (this.#current) return
    const task = this.#queue.shift()
    if (!task) return
    const child = this.#start()
    const id = ++this.#lastId
    const stop = (why: string, reason: Reason = 'stopped') => {
      this.#dismiss(child)
      this.#settle((stopped) => stopped.reject(new ChildTaskError(why, reason)))
    }
    const giveUp = () => stop(`gave up after ${this.#options.timeoutMs / 1000} s`)
    let before: number | undefined
    this.#current = {
      task,
      id,
      timer: setTimeout(giveUp, this.#options.timeoutMs * (hasProc ? 4 : 1)),
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

  /** The next task gets a new process. */
  #dismiss(child: ChildProcess): void {
    this.#child = undefined
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

/** Signals that a process gets for what it does itself. */
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
    // Gone already, or not allowed: then it works as any other.
  }
}

const hasProc = existsSync('/proc/self/stat')
/** What Linux counts processor time in, on every machine there is. */
const tickMs = 10

/** How long processors have worked for a process, of all its threads. */
const processorMs = async (pid: number | undefined): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may hold anything, in brackets: the 12th and 13th are utime and stime (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs
}

const residentMb = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
