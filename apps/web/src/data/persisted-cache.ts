import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import type { AccountUser } from '@sojourn/contract/account'
import { clear, createStore, entries, set } from 'idb-keyval'
import { version } from '../../package.json'
import { rememberedCompany } from './company-choice.ts'
import { currentTenant, sessionToken, useSession } from './session.ts'
import { bounded, isKept, type KeptQuery, keptForMs } from './persisted-queries.ts'
import { device } from './text-store.ts'
import { onWipe } from './clear-device-data.ts'

/** What IndexedDB holds for one company of the logged-in user, as JSON. */
type Snapshot = { seal: string; version: string; savedAt: number; queries: KeptQuery[] }
type KeptAccount = { seal: string; version: string; savedAt: number; account: AccountUser }

/**
 * The key in localStorage of the token that makes the entries in IndexedDB valid. The token is removed reliably and at once
 * when the user leaves (clear-device-data.ts). Without it, the entries are never used, and are deleted.
 */
const sealKey = 'sojourn.kept'
const accountKey = 'account'
const writeAfterMs = 1000
/** How long to wait for the storage, in milliseconds: a browser whose storage hangs must not lock the user out. */
const restoreTimeoutMs = 1500

const store = createStore('sojourn', 'kept')
/** Runs writes one after the other, so that nothing is written after a wipe. */
let queue: Promise<unknown> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
/** The queries last stored, by hash: among them lists that are no longer in memory. */
let lists = new Map<string, KeptQuery>()
let account: AccountUser | null = null

const enqueue = (work: () => Promise<unknown>): void => {
  queue = queue.then(work).catch(() => {
    // Without storage, everything is read from the server as usual.
  })
}

/**
 * Restores what this device has stored for the logged-in user: their account, and lists and records of the company
 * they work in. Restored queries are stale: they are fetched again as soon as they are shown. Never rejects.
 */
export const restoreCache = async (client: QueryClient): Promise<void> => {
  await Promise.race([restore(client).catch(() => {}), new Promise((resolve) => setTimeout(resolve, restoreTimeoutMs))])
}

const restore = async (client: QueryClient): Promise<void> => {
  const seal = device.read(sealKey)
  const found = await entries<string, string>(store)
  if (!seal || !sessionToken()) {
    if (found.length > 0) enqueue(() => clear(store))
    return
  }
  const entryByKey = new Map(found.map(([key, text]) => [key, readKept(text, seal)]))
  const accountEntry = entryByKey.get(accountKey)
  account = accountEntry && 'account' in accountEntry ? accountEntry.account : null
  const { tenant, user } = useSession.getState()
  const knownUser = user ?? account
  const uuid = tenant.uuid ?? (knownUser && (rememberedCompany(knownUser.uuid)?.uuid ?? knownUser.tenants[0]?.uuid))
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

/** Only this file writes these entries, so their shape is not checked. */
const parseKept = (text: string): Snapshot | KeptAccount => JSON.parse(text) as Snapshot | KeptAccount

/** The account that was logged in when the network was last available, for use offline. It has no contact details. */
export const keptAccount = (): AccountUser | null => account

/** From now on, stores what is read from the server on this device, shortly after it changes. */
export const keepCache = (client: QueryClient): void => {
  const scheduleSave = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      enqueue(() => save(client))
    }, writeAfterMs)
  }
  // This code may load after the user has logged in, so what was read before is stored as well.
  if (useSession.getState().user) scheduleSave()
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query.queryKey)) scheduleSave()
  })
  useSession.subscribe((now, before) => {
    if (currentTenant(now)?.uuid !== currentTenant(before)?.uuid) lists = new Map()
    if (now.user && now.user !== before.user) scheduleSave()
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
  // Another tab may have ended the session. A company that platform staff are visiting must not be stored on their device.
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
