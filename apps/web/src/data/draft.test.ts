import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type * as DraftModule from './draft.ts'
import type * as KeyModule from './draft-key.ts'
import type * as StorageModule from './draft-storage.ts'
import type * as WipeModule from './clear-device-data.ts'

const entries = new Map<string, string>()
let isFull = false
const storage = new Proxy(
  {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
  },
  {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      entries.has(String(key)) ? { enumerable: true, configurable: true, value: entries.get(String(key)) } : undefined,
  },
)
let draft: typeof DraftModule
let keys: typeof KeyModule
let draftStorage: typeof StorageModule
let wiping: typeof WipeModule

beforeAll(async () => {
  vi.stubGlobal('localStorage', storage)
  vi.doMock('../ui/announce.ts', () => ({ announce: () => {} }))
  draft = await import('./draft.ts')
  keys = await import('./draft-key.ts')
  draftStorage = await import('./draft-storage.ts')
  wiping = await import('./clear-device-data.ts')
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  entries.clear()
  isFull = false
})

const anas = 'a'.repeat(43)
const bens = 'b'.repeat(43)
const leave = () => wiping.wipe({ keepsDrafts: false })
const placeOf = (user: string, name = 'contacts.create') => draftStorage.draftKey({ user, tenant: 'alpha', name })
const readable = () => JSON.stringify([...entries])
const text = { values: { name: 'Großmutter’s lodge' } }

it('can be read after a logout, but only by the user who typed it', () => {
  keys.keepDraftKey('ana', anas)
  draft.keepDraft(placeOf('ana'), text)
  expect(readable()).not.toContain('lodge')
  expect(draft.readDraft(placeOf('ana'))).toEqual(text)
  leave()
  expect(readable()).not.toMatch(/lodge|aaaa/)
  expect(draft.readDraft(placeOf('ana'))).toBe(null)
  keys.keepDraftKey('ben', bens)
  expect(draft.readDraft(placeOf('ana'))).toBe(null)
  // Nor when it is stored as a draft of Ben's.
  entries.set(placeOf('ben'), entries.get(placeOf('ana')) ?? '')
  expect(draft.readDraft(placeOf('ben'))).toBe(null)
  leave()
  keys.keepDraftKey('ana', anas)
  expect(draft.readDraft(placeOf('ana'))).toEqual(text)
})

it('cannot be read under another key, or when it was modified', () => {
  keys.keepDraftKey('ana', anas)
  draft.keepDraft(placeOf('ana'), text)
  const sealed = entries.get(placeOf('ana')) ?? ''
  entries.set(placeOf('ana', 'contacts.other'), sealed)
  expect(draft.readDraft(placeOf('ana', 'contacts.other'))).toBe(null)
  entries.set(placeOf('ana'), sealed.slice(0, -6) + (sealed.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'))
  expect(draft.readDraft(placeOf('ana'))).toBe(null)
})

it('is deleted when it is a month old, when there is no room, and when it is not encrypted', () => {
  keys.keepDraftKey('ana', anas)
  draft.keepDraft(placeOf('ana'), text)
  const sealed = (entries.get(placeOf('ana')) ?? '').replace(/^\d+/, '')
  const day = 24 * 60 * 60 * 1000
  entries.set(placeOf('ana', 'old'), `${Date.now() - 31 * day}${sealed}`)
  entries.set(placeOf('ana', 'younger'), `${Date.now() - 29 * day}${sealed}`)
  entries.set(placeOf('ana', 'large'), `${Date.now() - day}.${'A'.repeat(2_000_001)}`)
  entries.set(placeOf('ana', 'open'), JSON.stringify(text))
  entries.set(placeOf('nobody', 'register'), JSON.stringify(text))
  leave()
  expect([...entries.keys()]).toEqual([placeOf('ana')])
})

it('is also saved for a user who is not logged in', () => {
  draft.keepDraft(placeOf('nobody', 'register'), text)
  expect(draft.readDraft(placeOf('nobody', 'register'))).toEqual(text)
})

it('is lost with the page when the device has no room, which is reported', () => {
  keys.keepDraftKey('ana', anas)
  isFull = true
  draft.keepDraft(placeOf('ana'), text)
  expect([draftStorage.canKeepDrafts(), entries.has(placeOf('ana'))]).toEqual([false, false])
  expect(draft.readDraft(placeOf('ana'))).toEqual(text)
  isFull = false
  draft.keepDraft(placeOf('ana'), text)
  expect([draftStorage.canKeepDrafts(), entries.has(placeOf('ana'))]).toEqual([true, true])
})
