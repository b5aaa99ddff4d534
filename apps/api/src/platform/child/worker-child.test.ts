import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { childrenOf, isRunning } from '../../test/children-of.ts'
import { createPictures } from '../pictures/pictures.ts'
import { ChildTaskError, WorkerChild } from './worker-child.ts'

const picturesModule = new URL('../pictures/pictures.ts', import.meta.url).href

const started: ChildProcess[] = []
afterEach(() => {
  for (const program of started.splice(0)) program.kill('SIGKILL')
})

/** Starts a program that leads a process group, as under a shell, and prepares some images; and its worker, with a task. */
const startPreparing = async () => {
  const program = `
    import sharp from 'sharp'
    import { createPictures } from '${picturesModule}'
    process.on('SIGINT', () => {})
    const noise = { type: 'gaussian', mean: 128, sigma: 60 }
    const bytes = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888888', noise } }).jpeg().toBuffer()
    const pictures = createPictures()
    // For the first image, the worker loads its code. In tests, another process compiles that code, and Ctrl-C ends it.
    await pictures.prepare(bytes, 'image/jpeg', { formats: 'quick' })
    setTimeout(() => console.log('at work'), 100)
    let said = 'prepared 2000'
    for (let n = 0; n < 5 && said === 'prepared 2000'; n += 1)
      said = await pictures.prepare(bytes, 'image/jpeg').then(({ width }) => 'prepared ' + width, (error) => error.reason)
    console.log(said)
    await pictures.close()`
  const leader = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(leader)
  let said = ''
  leader.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { timeout: 20_000 }).toContain('at work')
  const pid = leader.pid ?? Number.NaN
  const [worker = Number.NaN] = childrenOf(pid)
  return { leader, pid, worker, lastOutput: () => said.trim().split('\n').at(-1) }
}

/** The processors on which the threads of a process may run, without duplicates. */
const processorsOf = (pid: number): string[] => [
  ...new Set(
    readdirSync(`/proc/${pid}/task`).map(
      (task) =>
        /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(`/proc/${pid}/task/${task}/status`, 'utf8'))?.[1] ?? '',
    ),
  ),
]

describe('a worker process', () => {
  it('continues on Ctrl-C: only its parent ends it', async () => {
    const { leader, pid, lastOutput } = await startPreparing()
    process.kill(-pid, 'SIGINT')
    await once(leader, 'close')
    expect(lastOutput()).toBe('prepared 2000')
  })

  it.each([
    ['SIGKILL', 'ended'],
    ['SIGSEGV', 'stopped'],
  ])('that ends by %s rejects its task as %s', async (signal, reason) => {
    const { leader, worker, lastOutput } = await startPreparing()
    process.kill(worker, signal)
    await once(leader, 'close')
    expect(lastOutput()).toBe(reason)
  })

  it('ends in the middle of its task when its parent is killed', async () => {
    const { leader, worker } = await startPreparing()
    expect(isRunning(worker)).toBe(true)
    leader.kill('SIGKILL')
    await once(leader, 'close')
    await expect.poll(() => isRunning(worker), { timeout: 1000 }).toBe(false)
  })

  it('is waited for on close, even by a process that has nothing else to do', () => {
    const program = `
      import { createPictures } from '${picturesModule}'
      const pictures = createPictures()
      await pictures.prepare(new Uint8Array([1]), 'image/png').catch(() => {})
      await pictures.close()
      console.log('closed')`
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    expect(stdout.trim()).toBe('closed')
  })

  it('rejects tasks after it was closed', async () => {
    const pictures = createPictures()
    await pictures.close()
    const rejected = pictures.prepare(new Uint8Array([1]), 'image/png')
    await expect(rejected).rejects.toBeInstanceOf(ChildTaskError)
    await expect(rejected).rejects.toMatchObject({ reason: 'ended' })
  })

  it.skipIf(availableParallelism() < 2)(
    'leaves a processor to others while they need it, even during a task',
    async () => {
      const pictures = createPictures()
      try {
        const work = () => pictures.square(new Uint8Array([1]), 1).catch(() => {})
        const [whole = ''] = processorsOf(process.pid)
        await work()
        const [worker = Number.NaN] = childrenOf(process.pid)
        expect(processorsOf(worker)).toEqual([whole])
        const atWork = work()
        pictures.yieldToEventLoop()
        await expect.poll(() => processorsOf(worker)).not.toContain(whole)
        const [without] = processorsOf(worker)
        await atWork
        await work()
        expect(processorsOf(worker)).toEqual([without])
        await setTimeout(2100)
        await work()
        await expect.poll(() => processorsOf(worker)).toEqual([whole])
      } finally {
        await pictures.close()
      }
    },
  )

  it('ends after a time without tasks, and the next task gets a new one', async () => {
    const child = new WorkerChild({
      entry: () => new URL('../pictures/worker.ts', import.meta.url),
      timeoutMs: 5000,
      memoryMb: 480,
      idleMs: 200,
    })
    const work = () => child.run({ task: 'square', bytes: new Uint8Array([1]), side: 1 }).catch(() => {})
    const before = new Set(childrenOf(process.pid))
    const own = () => childrenOf(process.pid).filter((pid) => !before.has(pid))
    try {
      await work()
      const [first = Number.NaN] = own()
      expect(isRunning(first)).toBe(true)
      await expect.poll(() => isRunning(first)).toBe(false)
      await work()
      expect(own()).toHaveLength(1)
      expect(own()).not.toContain(first)
    } finally {
      await child.close()
    }
  })

  it.skipIf(!existsSync('/proc/self/stat'))(
    'that got too little processor time rejects its task as ended',
    async () => {
      const child = new WorkerChild({
        entry: () => new URL('../pictures/worker.ts', import.meta.url),
        timeoutMs: 3000,
        memoryMb: 480,
        isBackground: true,
      })
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const image = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888888', noise } })
      const bytes = new Uint8Array(await image.jpeg().toBuffer())
      const earlier = new Set(childrenOf(process.pid))
      const others: ChildProcess[] = []
      try {
        const notAnImage = child.run({ task: 'square', bytes: new Uint8Array([1]), side: 1 })
        await expect(notAnImage).rejects.toMatchObject({ reason: 'rejected' })
        const [worker = Number.NaN] = childrenOf(process.pid).filter((pid) => !earlier.has(pid))
        const [processor = '0'] = /^\d+/.exec(processorsOf(process.pid)[0] ?? '') ?? []
        spawnSync('taskset', ['-a', '-c', '-p', processor, String(worker)])
        expect(processorsOf(worker)).toEqual([processor])
        const busy = `const end = Date.now() + 20000; while (Date.now() < end);`
        for (let n = 0; n < 4; n += 1)
          others.push(spawn('taskset', ['-c', processor, 'nice', '-n', '9', process.execPath, '--eval', busy]))
        started.push(...others)
        // Gives them time to start.
        await setTimeout(500)
        const starved = child.run({ task: 'prepare', bytes, mime: 'image/jpeg', edit: null, formats: 'all' })
        await expect(starved).rejects.toMatchObject({
          message: 'got too little processor time in 12 s',
          reason: 'ended',
        })
      } finally {
        for (const other of others) other.kill('SIGKILL')
        await child.close()
      }
    },
  )

  it('that was stopped does not affect the next task', async () => {
    const child = new WorkerChild({
      entry: () => new URL('../pictures/worker.ts', import.meta.url),
      timeoutMs: 5000,
      memoryMb: 60,
    })
    const tasks = [1, 2].map(() => child.run({ task: 'square', bytes: new Uint8Array([1]), side: 1 }))
    const outcomes = await Promise.allSettled(tasks)
    await child.close()
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))
    expect(reasons).toEqual(Array(2).fill('ChildTaskError: needed more than 60 MB'))
  })
})
