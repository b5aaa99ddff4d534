import { createStore, delMany, entries, get, getMany, keys, set, setMany } from 'idb-keyval'
import { lentByAccommodation, lentByExcursion } from '@sojourn/contract/itinerary/from-library'
import { foldText } from '@sojourn/contract/kit/fold-text'
import type { Page } from '@sojourn/contract/kit/page'
import type { accommodation } from '@sojourn/contract/resources/accommodation'
import type { excursion } from '@sojourn/contract/resources/excursion'
import { draftKeyFor } from '../../data/draft-key.ts'
import { ApiProblem, request } from '../../data/http.ts'
import type { RowWith } from '../../data/resource-lists.ts'
import { whenIdle } from '../../data/when-idle.ts'
import { once } from '../../kit/lazy/once.ts'
import type { LibraryItem } from '../library/library-item.ts'
import { seal, type Sealed, unseal } from './stored-bytes.ts'

/** A company whose library is stored, and the user who can read it. */
type LibraryOwner = { user: string; tenant: string }

type Kind = LibraryItem['kind']
type Row =
  | RowWith<typeof accommodation, (typeof lentByAccommodation)[number]>
  | RowWith<typeof excursion, (typeof lentByExcursion)[number]>

/** When a library was last read, and the latest change of each resource that is stored. */
type Progress = { form: number; readAt: number; latest: Partial<Record<Kind, string>> }

/** What is stored in another form is read again. */
const form = 2

const resources = { accommodation: 'accommodations', excursion: 'excursions' } as const
/** What a segment needs, so that items can be inserted without a connection. */
const fields = { accommodation: lentByAccommodation, excursion: lentByExcursion }
const kinds: readonly Kind[] = ['accommodation', 'excursion']

/** How long a stored library counts as up to date, in milliseconds. */
const freshFor = 10 * 60 * 1000

/** How long a library stays stored after it was last read, in milliseconds. */
const storedFor = 30 * 24 * 60 * 60 * 1000

/** How many pages of 96 records are read of each resource at most: the records that were changed last. */
const maxPages = 105

const store = once(() => createStore('sojourn-library', 'items'))

const libraryKey = ({ user, tenant }: LibraryOwner) => `${user}.${tenant}.`
const kindKey = (owner: LibraryOwner, kind: Kind) => `${libraryKey(owner)}${kind}.`
const progressKey = (owner: LibraryOwner) => `${libraryKey(owner)}progress`

/**
 * Stores the accommodations and excursions of a company on this device, page by page while the browser is idle. Reads only
 * what has changed since the last time, and all of a resource again if something was deleted there.
 */
export const storeLibrary = async (owner: LibraryOwner, signal: AbortSignal): Promise<void> => {
  // Nothing could be stored.
  if (draftKeyFor(owner.user) === null) return
  try {
    const last = unseal<Progress>(owner.user, progressKey(owner), await get(progressKey(owner), store()))
    const progress = last?.form === form ? last : null
    if (progress && progress.readAt > Date.now() - freshFor) return
    const latest: Progress['latest'] = {}
    for (const kind of kinds) latest[kind] = await storeKind(owner, kind, progress?.latest[kind] ?? '', signal)
    const entry = seal(owner.user, progressKey(owner), { form, readAt: Date.now(), latest } satisfies Progress)
    if (entry) await set(progressKey(owner), entry, store())
    await deleteOld()
  } catch (error) {
    // After any other error, such as no network, a full disk or too many requests, what is stored stays.
    const isUnreadable = error instanceof ApiProblem && (error.status === 403 || error.status === 404)
    if (isUnreadable) await deleteEntries((key) => key.startsWith(libraryKey(owner))).catch(() => {})
  }
}

/** Deletes libraries that were not read for long, of any user of the device. */
const deleteOld = async (): Promise<void> => {
  const progressKeys = (await keys<string>(store())).filter((key) => key.endsWith('.progress'))
  const progress = await getMany<Sealed>(progressKeys, store())
  const old = progressKeys
    .filter((_, index) => (progress[index]?.savedAt ?? 0) < Date.now() - storedFor)
    .map((key) => key.slice(0, -'progress'.length))
  if (old.length > 0) await deleteEntries((key) => old.some((library) => key.startsWith(library)))
}

const deleteEntries = async (isDeleted: (key: string) => boolean): Promise<void> =>
  delMany((await keys<string>(store())).filter(isDeleted), store())

/** Stores the records of a resource that were changed since a time. Returns when the latest one was changed. */
const storeKind = async (owner: LibraryOwner, kind: Kind, since: string, signal: AbortSignal): Promise<string> => {
  const found = new Set<string>()
  let latest = since
  for (let page = 1; page <= maxPages; page += 1) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    const { data, meta } = await readPage(owner, kind, page, signal)
    await storeRows(owner, kind, data)
    for (const { uuid } of data) found.add(keyOf(owner, kind, uuid))
    latest = [latest, ...data.map(({ updatedAt }) => updatedAt)].reduce((one, other) => (one > other ? one : other))
    const isUnchanged = data.length > 0 && data.every(({ updatedAt }) => updatedAt < since)
    if (isUnchanged && (await storedKeys(owner, kind)).length === meta.total) return latest
    if (page >= meta.pageCount) break
  }
  await delMany(
    (await storedKeys(owner, kind)).filter((key) => !found.has(key)),
    store(),
  )
  return latest
}

const readPage = ({ tenant }: LibraryOwner, kind: Kind, page: number, signal: AbortSignal): Promise<Page<Row>> =>
  request<Page<Row>>(
    'GET',
    `/v1/${tenant}/${resources[kind]}/?perPage=96&sort=-updatedAt&page=${page}&fields=${fields[kind].join()}`,
    { signal },
  )

const storeRows = async (owner: LibraryOwner, kind: Kind, rows: readonly Row[]): Promise<void> => {
  const sealed = rows.map((row): [string, Sealed | null] => {
    const key = keyOf(owner, kind, row.uuid)
    return [key, seal(owner.user, key, row)]
  })
  await setMany(
    sealed.filter((entry): entry is [string, Sealed] => entry[1] !== null),
    store(),
  )
}

const keyOf = (owner: LibraryOwner, kind: Kind, uuid: string): string => `${kindKey(owner, kind)}${uuid}`

const storedKeys = async (owner: LibraryOwner, kind: Kind): Promise<string[]> =>
  (await keys<string>(store())).filter((key) => key.startsWith(kindKey(owner, kind)))

/** The library as it is stored on this device, in no particular order. */
export const readStoredLibrary = async (owner: LibraryOwner): Promise<LibraryItem[]> => {
  const all = await entries<string, Sealed>(store()).catch(() => [])
  return all.flatMap(([key, entry]) => {
    const kind = kinds.find((one) => key.startsWith(kindKey(owner, one)))
    const item = kind ? unseal<Row>(owner.user, key, entry) : null
    // `kind` is the resource that the row was stored under.
    return item ? [{ kind, item } as LibraryItem] : []
  })
}

/** Whether each word of a search begins a word of the name or the place of an item. */
export const isFoundBy = ({ item }: LibraryItem, q: string): boolean => {
  const words = wordsOf([item.name, item.location?.label, item.location?.city, item.location?.region].join(' '))
  return wordsOf(q).every((start) => words.some((word) => word.startsWith(start)))
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
