import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as KeyModule from '../../data/draft-key.ts'
import type * as LibraryModule from './stored-library.ts'

const local = new Map<string, string>()
const device = new Map<string, unknown>()
const owner = { user: 'ana', tenant: 'alpha' }
const never = new AbortController().signal

/** The library on the server. */
let records: { uuid: string; name: string; updatedAt: string }[] = []
/** The status of all responses. */
let status = 200
let requests = 0
let keys: typeof KeyModule
let library: typeof LibraryModule

beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
  vi.stubGlobal('fetch', async (path: string) => {
    requests += 1
    const data = path.includes('/accommodations/') ? records : []
    return Response.json({ data, meta: { total: data.length, pageCount: 1 } }, { status })
  })
  vi.doMock('idb-keyval', () => ({
    createStore: () => null,
    get: async (key: string) => device.get(key),
    getMany: async (all: string[]) => all.map((key) => device.get(key)),
    set: async (key: string, value: unknown) => void device.set(key, value),
    setMany: async (all: [string, unknown][]) => all.forEach(([key, value]) => device.set(key, value)),
    delMany: async (all: string[]) => all.forEach((key) => device.delete(key)),
    keys: async () => [...device.keys()],
    entries: async () => [...device.entries()],
  }))
  keys = await import('../../data/draft-key.ts')
  library = await import('./stored-library.ts')
})
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  local.clear()
  device.clear()
  keys.keepDraftKey('ana', 'a'.repeat(43))
  status = 200
  requests = 0
  records = ['Camp', 'Lodge'].map((name, index) => ({ uuid: String(index), name, updatedAt: `2027-05-0${index + 1}` }))
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const names = async () => (await library.readStoredLibrary(owner)).map(({ item }) => item.name)

/** Stores the library, and again once it no longer counts as up to date, with another status. */
const storeTwice = async (then: number): Promise<void> => {
  await library.storeLibrary(owner, never)
  expect(await names()).toEqual(['Camp', 'Lodge'])
  vi.setSystemTime(Date.now() + 60 * 60 * 1000)
  status = then
  await library.storeLibrary(owner, never)
}

it('is read from the server only once in ten minutes, and loses what was deleted there', async () => {
  await library.storeLibrary(owner, never)
  expect(requests).toBe(2)
  await library.storeLibrary(owner, never)
  expect(requests).toBe(2)
  vi.setSystemTime(Date.now() + 60 * 60 * 1000)
  records = records.slice(1)
  await library.storeLibrary(owner, never)
  expect(await names()).toEqual(['Lodge'])
})

it('is deleted from the device after a month in which no user has opened it', async () => {
  const bens = { user: 'ben', tenant: 'beta' }
  keys.keepDraftKey('ben', 'b'.repeat(43))
  await library.storeLibrary(bens, never)
  expect(device.size).toBe(3)
  keys.keepDraftKey('ana', 'a'.repeat(43))
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
  await library.storeLibrary(owner, never)
  expect(device.size).toBe(3)
  expect(await names()).toEqual(['Camp', 'Lodge'])
})

it.each([403, 404])(
  'is deleted from the device if the server answers %i, because the user may not read it',
  async (then) => {
    await storeTwice(then)
    expect(device.size).toBe(0)
  },
)

it.each([401, 429, 503])('stays on the device if the server answers %i', async (then) => {
  await storeTwice(then)
  expect(await names()).toEqual(['Camp', 'Lodge'])
})

it('is not read from the server if the key to encrypt it is not on this device', async () => {
  local.clear()
  await library.storeLibrary(owner, never)
  expect(requests).toBe(0)
})
