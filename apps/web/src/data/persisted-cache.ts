import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import type { AccountUser } from '@sojourn/contract/account'
import { clear, createStore, entries, set } from 'idb-keyval'
import { version } from '../../package.json'
import { rememberedCompany } from './company-choice.ts'
import { currentTenant, sessionToken, useSession } from './session.ts'
import { bounded, isKept, type KeptQuery, keptForMs } from './persisted-queries.ts'
import { device } from './text-store.ts'
import { onWipe } from './clear-device-data.ts'

/** What lies in IndexedDB for one company of the person who is logged in, as JSON. */
type Snapshot = { seal: string; version: string; savedAt: number; queries: KeptQuery[] }
type KeptAccount = { seal: string; version: string; savedAt: number; account: AccountUser }

/**
 * Under what the seal lies that opens what IndexedDB keeps. It goes at once and for certain when the person leaves
 * (wipe.ts); without it what is kept is never read, and dropped.
 */
const sealKey = 'sojourn.kept'
const accountKey = 'account'
const writeAfterMs = 1000
/** A browser whose storage hangs must not keep anybody out. */
const patienceMs = 1500

const store = createStore('sojourn', 'kept')
/** Writes one after the other, so that nothing is written after it was wiped. */
let queue: Promise<unknown> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
/** What was kept of lists that memory has let go of since. */
let lists = new Map<string, KeptQuery>()
let account: AccountUser | null = null

const enqueue = (work: () => Promise<unknown>): void => {
  queue = queue.then(work).catch(() => {
    // Without a storage everything is read from the server, as ever.
  })
}

/**
 * Reads back what this device keeps for the person who is logged in: who they are, and lists and records of the company
 * they work in. What comes back is asked for again as soon as it is shown. Never rejects.
 */
export const restoreCache = async (client: QueryClient): Promise<void> => {
  await Promise.race([restore(client).catch(() => {}), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

const restore = async (client: QueryClient): Promise<void> => {
  const seal = device.read(sealKey)
  const found = await entries<string, string>(store)
  if (!seal || !sessionToken()) {
    if (found.length > 0) enqueue(() => clear(store))
    return
  }
  const entryByKey = new Map(found.map(([key, text]) => [key, readKept(text, seal)]))
  const whom = entryByKey.get(accountKey)
  account = whom && 'account' in whom ? whom.account : null
  const { tenant, user } = useSession.getState()
  const person = user ?? account
  const uuid = tenant.uuid ?? (person && (rememberedCompany(person.uuid)?.uuid ?? person.tenants[0]?.uuid))
  const snapshot = uuid && entryByKey.get(uuid)
  if (!snapshot || !('queries' in snapshot)) return
  lists = new Map(snapshot.queries.map((query) => [query.queryHash, query]))
  const state: DehydratedState = { mutations: [], queries: snapshot.queries.map(asStale) }
  hydrate(client, state)
}

const asStale = (query: KeptQuery): KeptQuery => ({ ...query, state: { ...query.state, isInvalidated: true } })

const readKept = (text: string, seal: string): Snapshot | KeptAccount | null => {
  const entry = parseKept(text)
  const isOld = entry.version !== version || entry.savedAt < Date.now() - keptForMs
  return entry.seal !== seal || isOld ? null : entry
}

/** Written by this file and sealed, so it is taken at its word. */
const parseKept = (text: string): Snapshot | KeptAccount => JSON.parse(text) as Snapshot | KeptAccount

/**
 * Who was logged in when there was a network last; for when the server cannot be asked. Nothing of how to reach them.
 */
export const keptAccount = (): AccountUser | null => account

/** Keeps what is read from the server on this device from now on, a moment after it changed. */
export const keepCache = (client: QueryClient): void => {
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      enqueue(() => save(client))
    }, writeAfterMs)
  }
  // This code comes after the person: what was read meanwhile is kept as well.
  if (useSession.getState().user) soon()
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query.queryKey)) soon()
  })
  useSession.subscribe((now, before) => {
    if (currentTenant(now)?.uuid !== currentTenant(before)?.uuid) lists = new Map()
    if (now.user && now.user !== before.user) soon()
  })
  globalThis.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    enqueue(() => save(client))
  })
}

const save = async (client: QueryClient): Promise<void> => {
  const session = useSession.getState()
  const tenant = currentTenant(session)
  // Another tab may have ended the session; a company that staff of the platform looks into is not theirs to keep.
  if (!session.user || session.visited || session.token !== sessionToken()) return
  const seal = device.read(sealKey) ?? crypto.randomUUID()
  device.write(sealKey, seal)
  const about = { seal, version, savedAt: Date.now() }
  const nameOnly: AccountUser = {
    ...session.user,
    email: '',
    phone: null,
    jobTitle: null,
    pendingEmail: null,
    onlyTenant: null,
    avatar: null,
  }
  await set(accountKey, JSON.stringify({ ...about, account: nameOnly }), store)
  if (!tenant) return
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      queryKey[0] === tenant.uuid && isKept(queryKey) && state.status === 'success',
  })
  const all = bounded(queries, lists)
  lists = new Map(all.map((query) => [query.queryHash, query]))
  if (device.read(sealKey) !== seal) return
  await set(tenant.uuid, JSON.stringify({ ...about, queries: all }), store)
}

onWipe(({ keepsDevice }) => {
  clearTimeout(timer)
  timer = undefined
  account = null
  lists = new Map()
  if (!keepsDevice) enqueue(() => clear(store))
})
