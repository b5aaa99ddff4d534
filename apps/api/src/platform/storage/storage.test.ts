import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server } from '../../test/s3-server.ts'
import { digestOf } from './digest.ts'
import { createLocalStorage } from './local-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import { type Storage, StorageError } from './storage.ts'

const kinds: [string, (folder: string) => Promise<{ storage: Storage; close(): Promise<void> }>][] = [
  ['a local folder', async (folder) => ({ storage: createLocalStorage(join(folder, 'media')), close: async () => {} })],
  [
    'S3',
    async () => {
      const server = await startS3Server()
      const storage = createS3Storage(server.place)
      const close = () => {
        storage.close()
        return server.close()
      }
      return { storage, close }
    },
  ],
]

const listed = async (storage: Storage, folder: string) => {
  const found: string[] = []
  for await (const { key } of storage.list(folder)) found.push(key)
  return found.toSorted()
}

describe.each(kinds)('storage in %s', (_kind, openStorage) => {
  let folder: string
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sojourn-storage-'))
    ;({ storage, close } = await openStorage(folder))
  })
  afterAll(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
  const newFolder = () => `${randomUUID()}/`

  it('returns what was put, byte for byte', async () => {
    const key = `${newFolder()}object`
    const bytes = randomBytes(1000)
    await storage.put(key, bytes)
    expect(await storage.get(key)).toEqual(bytes)
    expect(await storage.has(key)).toBe(true)
  })

  it('rejects bytes that do not match their digest', async () => {
    const key = `${newFolder()}object`
    const [bytes, others] = [randomBytes(1000), randomBytes(1000)]
    await expect(storage.put(key, bytes, digestOf(others))).rejects.toThrow(StorageError)
    expect(await storage.has(key)).toBe(false)
    await storage.put(key, bytes, digestOf(bytes))
    expect(await storage.get(key)).toEqual(bytes)
  })

  it('stores an empty object', async () => {
    const key = `${newFolder()}empty`
    await storage.put(key, new Uint8Array())
    expect(await storage.get(key)).toEqual(Buffer.alloc(0))
    expect(await storage.has(key)).toBe(true)
  })

  it.each([
    'with a space.txt',
    'Zürich – Wüste/ñandú.jpg',
    '日本/🦓.webp',
    "a+b&c=d%20e?f#g'h(i)j!k*l.txt",
    '.hidden-below/x',
  ])('accepts the key %s', async (name) => {
    const parent = newFolder()
    const bytes = Buffer.from(name)
    await storage.put(parent + name, bytes)
    expect(await storage.get(parent + name)).toEqual(bytes)
    expect(await listed(storage, parent)).toEqual([parent + name])
    await storage.remove(parent + name)
    expect(await storage.has(parent + name)).toBe(false)
  })

  it.each(['', '/x', 'x/', 'a//b', '../x', 'a/../../x', './x', '.drafts/x', 'a\\b', 'a\nb', 'x'.repeat(300)])(
    'rejects the key %j',
    async (key) => {
      await expect((async () => storage.put(key, Buffer.from('x')))()).rejects.toThrow('a storage key')
      await expect((async () => storage.get(key))()).rejects.toThrow('a storage key')
    },
  )

  it('stores 30 MB, from memory and from a file', async () => {
    const bytes = randomBytes(30 * 1024 * 1024)
    const path = join(folder, randomUUID())
    await writeFile(path, bytes)
    const parent = newFolder()
    await storage.put(`${parent}memory`, bytes)
    await storage.takeFile(`${parent}file`, path, digestOf(bytes))
    for (const name of ['memory', 'file']) expect((await storage.get(parent + name))?.equals(bytes), name).toBe(true)
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  it('replaces an existing object', async () => {
    const key = `${newFolder()}object`
    await storage.put(key, Buffer.from('first and longer'))
    await storage.put(key, Buffer.from('second'))
    expect(String(await storage.get(key))).toBe('second')
  })

  it('reports what is missing, and removes it without an error', async () => {
    const key = `${newFolder()}nothing`
    expect([await storage.get(key), await storage.stream(key), await storage.has(key)]).toEqual([null, null, false])
    await storage.remove(key)
    expect(await listed(storage, newFolder())).toEqual([])
    await storage.put(`${key}/below`, Buffer.from('x'))
    expect([await storage.get(key), await storage.stream(key), await storage.has(key)]).toEqual([null, null, false])
  })

  it('reads a range', async () => {
    const key = `${newFolder()}object`
    await storage.put(key, Buffer.from('0123456789'))
    const part = async (start: number, end?: number) => {
      const stream = await storage.stream(key, { start, end })
      return stream && text(stream)
    }
    expect([await part(0, 3), await part(4), await part(9, 40), await part(5, 5)]).toEqual(['0123', '456789', '9', '5'])
    await expect(part(10)).rejects.toThrow(RangeError)
  })

  it('releases a stream that is not read to its end', async () => {
    const key = `${newFolder()}object`
    await storage.put(key, randomBytes(5_000_000))
    for (let n = 0; n < 60; n += 1) (await storage.stream(key))?.destroy()
    expect((await storage.get(key))?.length).toBe(5_000_000)
  })

  it('stores one of several simultaneous puts of a key, as a whole', async () => {
    const key = `${newFolder()}object`
    const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(300_000 + n, n))
    await Promise.all([...contents, ...contents].map((bytes) => storage.put(key, bytes)))
    const stored = await storage.get(key)
    expect(contents.some((bytes) => stored?.equals(bytes))).toBe(true)
    expect(await listed(storage, `${key.split('/')[0]}/`)).toEqual([key])
  })

  it('lists more than one page of a folder, with the time of each object, and nothing else', async () => {
    const [parent, other] = [newFolder(), newFolder()]
    const keys = Array.from({ length: 2300 }, (_, n) => `${parent}${n % 7}/${n}`).toSorted()
    const before = Date.now()
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, Buffer.from('x'))))
    await storage.put(`${other}x`, Buffer.from('x'))
    expect(await listed(storage, parent)).toEqual(keys)
    expect(await listed(storage, `${parent}3/`)).toEqual(keys.filter((key) => key.startsWith(`${parent}3/`)))
    expect(await listed(storage, '')).toEqual(expect.arrayContaining([`${other}x`, ...keys]))
    for await (const { changedAt } of storage.list(other))
      expect(Math.abs(changedAt.getTime() - before)).toBeLessThan(60_000)
    expect(() => storage.list('half/a-nam')).toThrow('ends with a slash')
  }, 60_000)

  it('continues listing while listed objects are removed', async () => {
    const parent = newFolder()
    for (let n = 0; n < 40; n += 1) await storage.put(`${parent}${n}`, Buffer.from('x'))
    for await (const { key } of storage.list(parent)) await storage.remove(key)
    expect(await listed(storage, parent)).toEqual([])
  })

  it('rejects a file that does not exist, and stores nothing', async () => {
    const key = `${newFolder()}object`
    const nothing = digestOf(Buffer.from(''))
    await expect(storage.takeFile(key, join(folder, 'no such file'), nothing)).rejects.toThrow('ENOENT')
    expect(await storage.has(key)).toBe(false)
  })

  it('takes many files at once, each unchanged, even together with one that does not exist', async () => {
    const parent = newFolder()
    const files = Array.from({ length: 20 }, (_, n) => ({
      path: join(folder, randomUUID()),
      bytes: randomBytes(n * 100_000),
    }))
    for (const { path, bytes } of files) await writeFile(path, bytes)
    const [lost, ...taken] = await Promise.allSettled([
      storage.takeFile(`${parent}lost`, join(folder, 'no such file'), digestOf(Buffer.from(''))),
      ...files.map(({ path, bytes }, n) => storage.takeFile(`${parent}${n}`, path, digestOf(bytes))),
    ])
    expect([lost.status, ...taken.map(({ status }) => status)]).toEqual(['rejected', ...files.map(() => 'fulfilled')])
    for (const [n, { bytes }] of files.entries()) expect((await storage.get(`${parent}${n}`))?.equals(bytes)).toBe(true)
  })

  it('rejects a file that does not match its digest', async () => {
    const key = `${newFolder()}object`
    const path = join(folder, randomUUID())
    await writeFile(path, 'as it is')
    await expect(storage.takeFile(key, path, digestOf(Buffer.from('as it wa')))).rejects.toThrow(StorageError)
    expect(await storage.has(key)).toBe(false)
  })
})

describe('a local folder', () => {
  it('creates its folders again when they were deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-storage-'))
    const storage = createLocalStorage(join(folder, 'media'))
    await storage.put('a/b/c', Buffer.from('x'))
    await rm(join(folder, 'media'), { recursive: true })
    await storage.put('a/b/c', Buffer.from('y'))
    expect(String(await storage.get('a/b/c'))).toBe('y')
    await rm(folder, { recursive: true })
  })

  it('removes old drafts of interrupted puts but not new ones, and never lists them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-storage-'))
    const storage = createLocalStorage(folder)
    await storage.put('a/b', Buffer.from('x'))
    for (const name of ['old', 'new']) await writeFile(join(folder, '.drafts', name), 'half')
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    await utimes(join(folder, '.drafts/old'), yesterday, yesterday)
    expect(await listed(storage, '')).toEqual(['a/b'])
    await storage.removeDrafts(new Date(Date.now() - 24 * 3_600_000))
    expect(await readdir(join(folder, '.drafts'))).toEqual(['new'])
    await rm(folder, { recursive: true })
  })

  it('keeps what was there, and leaves no draft, when a put fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sojourn-storage-'))
    const storage = createLocalStorage(folder)
    await storage.put('a', Buffer.from('as it was'))
    await storage.put('b/c', Buffer.from('x'))
    // A folder cannot be replaced by a file.
    await expect(storage.put('b', Buffer.from('x'))).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY|EPERM/)
    await expect(storage.takeFile('a', folder, digestOf(Buffer.from('x')))).rejects.toThrow('EISDIR')
    expect(String(await storage.get('a'))).toBe('as it was')
    expect(await readdir(join(folder, '.drafts'))).toEqual([])
    await rm(folder, { recursive: true })
  })
})
