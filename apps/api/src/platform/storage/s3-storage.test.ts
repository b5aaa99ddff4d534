import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3Server } from '../../test/s3-server.ts'
import { digestOf } from './digest.ts'
import { createLocalStorage } from './local-storage.ts'
import { createS3Storage, type S3Storage } from './s3-storage.ts'
import { StorageError } from './storage.ts'

let server: S3Server
let storage: S3Storage
let folder: string
const MB = 1024 * 1024
const patience = { answer: 1000, reading: 4000, call: 4000, megabyte: 100 }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-s3-'))
  server = await startS3Server()
  storage = createS3Storage(server.place, patience)
})
afterEach(() => {
  Object.assign(server.faults, {
    delay: 0,
    rejections: 0,
    cut: [],
    corrupts: false,
    stalls: false,
    forgetsChecksums: false,
  })
})
afterAll(async () => {
  storage.close()
  await server.close()
  await rm(folder, { recursive: true })
})

const asFile = async (bytes: Uint8Array) => {
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  return path
}
const getFailure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went well',
    (error: unknown) => error,
  )
const both = (key: string, bytes: Uint8Array) => [
  () => storage.put(key, bytes),
  async () => storage.takeFile(key, await asFile(bytes), digestOf(bytes)),
]

describe('S3', () => {
  it('completes a put that is rejected for a while', async () => {
    for (const put of both('patient', randomBytes(MB))) {
      server.faults.rejections = 2
      await put()
      expect(server.faults.rejections).toBe(0)
      expect((await storage.get('patient'))?.length).toBe(MB)
    }
  })

  it('is not retried forever', async () => {
    server.faults.rejections = 100
    for (const work of [() => storage.has('x'), () => storage.get('x'), () => storage.remove('x')]) {
      expect(await getFailure(work())).toMatchObject({ name: 'StorageError', message: expect.stringContaining('503') })
    }
    expect(server.faults.rejections).toBeGreaterThan(85)
  })

  it('that responds too late is given up in time', async () => {
    await storage.put('slow', Buffer.from('x'))
    server.faults.delay = 15_000
    const tries = [
      storage.has('slow'),
      storage.get('slow'),
      storage.stream('slow'),
      storage.put('slow', Buffer.from('y')),
      storage.takeFile('slow', await asFile(Buffer.from('y')), digestOf(Buffer.from('y'))),
      storage.remove('slow'),
      storage.list('')[Symbol.asyncIterator]().next(),
    ]
    const start = performance.now()
    for (const error of await Promise.all(tries.map(getFailure))) {
      expect(error).toBeInstanceOf(StorageError)
      expect(String(error)).toContain('no answer in time')
    }
    expect(performance.now() - start).toBeLessThan(3 * patience.call)
  })

  it('that stalls in the middle of an object is given up', async () => {
    await storage.put('stuck', randomBytes(2 * MB))
    server.faults.stalls = true
    const start = performance.now()
    expect(String(await getFailure(storage.get('stuck')))).toContain('did not send stuck: no more bytes in time')
    expect(performance.now() - start).toBeLessThan(3 * patience.answer)
  })

  it('waits for a slow reader', async () => {
    await storage.put('large', randomBytes(20 * MB))
    const stream = await storage.stream('large')
    const chunks = stream?.[Symbol.asyncIterator]()
    await chunks?.next()
    await new Promise((resolve) => setTimeout(resolve, 3 * patience.answer))
    let rest = 0
    for (;;) {
      const next = await chunks?.next()
      if (!next || next.done) break
      rest += next.value.length
    }
    expect(rest).toBeGreaterThan(19 * MB)
  })

  it('has nothing under the key of a put that was cut off, and keeps an earlier object', async () => {
    await storage.put('there', Buffer.from('as it was'))
    for (const key of ['cut', 'there']) {
      for (const put of both(key, randomBytes(8 * MB))) {
        server.faults.cut = ['PUT']
        expect(await getFailure(put())).toBeInstanceOf(StorageError)
        server.faults.cut = []
        expect(await storage.has('cut')).toBe(false)
        expect(String(await storage.get('there'))).toBe('as it was')
      }
    }
  })

  it.each([
    ['keeps checksums', false],
    ['keeps none', true],
  ])('that stores other bytes and %s is detected', async (_what, forgetsChecksums) => {
    Object.assign(server.faults, { forgetsChecksums })
    for (const put of both('sound', randomBytes(MB))) await put()
    server.faults.corrupts = true
    for (const put of both('changed', randomBytes(MB)))
      expect(String(await getFailure(put()))).toContain('changed was not stored as it was meant')
  })

  it('stores an object again that was removed before it was verified', async () => {
    for (const put of both('wanted', randomBytes(10))) {
      server.faults.misses = 2
      await put()
      expect((await storage.get('wanted'))?.length).toBe(10)
      server.faults.misses = 100
      expect(String(await getFailure(put()))).toContain('wanted was not stored as it was meant')
      server.faults.misses = 0
    }
  })

  it('distinguishes a missing object from a missing bucket', async () => {
    const elsewhere = createS3Storage({ ...server.place, bucket: 'no-such-bucket' }, patience)
    expect([await storage.check(), await elsewhere.check()]).toEqual([null, expect.stringContaining('404')])
    expect(await getFailure(elsewhere.get('x'))).toMatchObject({ message: expect.stringContaining('NoSuchBucket') })
    elsewhere.close()
    const gone = createS3Storage({ ...server.place, endpoint: 'http://127.0.0.1:9' }, patience)
    expect(await gone.check()).toBe(null)
    gone.close()
  })

  it('has its secret in no error, however deeply it is inspected', async () => {
    const places = [
      { endpoint: 'http://127.0.0.1:9' },
      { bucket: 'no-such-bucket' },
      { endpoint: 'http://nowhere.invalid' },
    ]
    const errors: unknown[] = []
    for (const wrong of places) {
      const other = createS3Storage({ ...server.place, ...wrong }, patience)
      errors.push(await getFailure(other.put('x', Buffer.from('x'))), await getFailure(other.get('x')))
      errors.push(await getFailure(other.takeFile('x', await asFile(Buffer.from('x')), digestOf(Buffer.from('x')))))
      other.close()
    }
    server.faults.rejections = 100
    errors.push(await getFailure(storage.has('x')), await getFailure(storage.put('x', Buffer.from('x'))))
    expect(errors).toHaveLength(11)
    for (const error of errors) {
      expect(error).toBeInstanceOf(StorageError)
      const details = inspect(error, { depth: 20, showHidden: true }) + String((error as Error).stack)
      expect(details).not.toContain(server.place.secret)
      expect(details).not.toContain(server.place.accessKey)
    }
  })
})

describe('a local folder', () => {
  it('never has a partial object when the process is killed in the middle of a put', async () => {
    const media = join(folder, 'media')
    const local = createLocalStorage(media)
    await local.put('there', Buffer.alloc(24 * MB, 1))
    for (let n = 0; n < 4; n += 1) {
      const child = fork(new URL('../../test/put-and-die.ts', import.meta.url), [media, 'there', 'fresh'], {
        execArgv: ['--import', 'tsx'],
      })
      const watcher = watch(media, { recursive: true })
      await once(child, 'message')
      // The child is writing now.
      await once(watcher, 'change')
      await new Promise((resolve) => setTimeout(resolve, 4 * n))
      child.kill('SIGKILL')
      await once(child, 'exit')
      watcher.close()
      for (const key of ['there', 'fresh']) {
        const bytes = await local.get(key)
        const isWhole = bytes?.length === 24 * MB && new Set(bytes).size === 1
        expect(isWhole || (key === 'fresh' && bytes === null), key).toBe(true)
      }
    }
    const keys: string[] = []
    for await (const { key } of local.list('')) keys.push(key)
    expect(keys.filter((key) => key !== 'fresh')).toEqual(['there'])
    await local.removeDrafts(new Date(Date.now() + 1000))
  })
})
