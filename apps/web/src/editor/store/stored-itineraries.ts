import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'
import { createStore, del, entries, get, set } from 'idb-keyval'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { version } from '../../../package.json'
import { cipherFor } from '../../data/cipher.ts'
import { once } from '../../kit/lazy/once.ts'
import { rebaseHistory } from '../merge/rebase-history.ts'
import { isEqual, type Itinerary } from './itinerary-document.ts'
import type { ItineraryState, Step } from './itinerary-store.ts'

/** What this device has of an itinerary that was open: to open it without network, and to undo what was done in earlier visits. */
export type StoredItinerary = {
  record: Itinerary
  /** With the edits that were not saved yet. */
  document: ItineraryDocument
  past: readonly Step[]
  future: readonly Step[]
}

/** Encrypted like drafts, so that it can stay when its user logs out. */
type Entry = { version: string; savedAt: number; sealed: Uint8Array }

/** How long an itinerary is stored after it was open, in milliseconds. */
const storedFor = 30 * 24 * 60 * 60 * 1000

/** How many itineraries are stored, of all users of the device: those that were open last. */
const most = 40

/** How many steps can be undone in a later visit. */
const maxSteps = 100

const store = once(() => createStore('sojourn-itineraries', 'open'))

/** Who had which itinerary open. */
export type StoredOwner = { user: string; tenant: string; itinerary: string }

const keyOf = ({ user, tenant, itinerary }: StoredOwner): string => `${user}.${tenant}.${itinerary}`

/** What is stored of an itinerary; null if there is nothing that can be read, or if another version of the app wrote it. */
export const readStoredItinerary = async (owner: StoredOwner): Promise<StoredItinerary | null> => {
  try {
    const entry = await get<Entry>(keyOf(owner), store())
    if (!entry || entry.version !== version || entry.savedAt < Date.now() - storedFor) return null
    const text = cipherFor(owner.user, keyOf(owner))?.decrypt(entry.sealed)
    // Only this file writes these entries, so their shape is not checked.
    return text ? (JSON.parse(bytesToUtf8(text)) as StoredItinerary) : null
  } catch {
    return null
  }
}

/** Stores an open itinerary, and forgets those that were not open for long. Without storage, nothing is stored. */
export const storeItinerary = async (owner: StoredOwner, open: StoredItinerary): Promise<void> => {
  const { record, document } = open
  const past = open.past.slice(-maxSteps)
  const future = open.future.slice(-maxSteps)
  try {
    const sealed = cipherFor(owner.user, keyOf(owner))?.encrypt(
      utf8ToBytes(JSON.stringify({ record, document, past, future } satisfies StoredItinerary)),
    )
    if (!sealed) return
    await set(keyOf(owner), { version, savedAt: Date.now(), sealed } satisfies Entry, store())
    await forgetOld()
  } catch {
    // A private window, or a full disk.
  }
}

/** What can be undone and redone in a document, of what was done in earlier visits. */
export const historyIn = (
  { document: before, past, future }: StoredItinerary,
  document: ItineraryDocument,
): Pick<ItineraryState, 'past' | 'future'> => {
  if (isEqual(before, document)) return { past, future }
  try {
    return rebaseHistory({ past, future }, before, document)
  } catch (error) {
    // Steps that do not fit what is stored with them cannot be undone.
    console.error(error)
    return { past: [], future: [] }
  }
}

const forgetOld = async (): Promise<void> => {
  const all = await entries<string, Entry>(store())
  const old = all
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
    .filter(([, { savedAt }], place) => place >= most || savedAt < Date.now() - storedFor)
  await Promise.all(old.map(([key]) => del(key, store())))
}

/** Forgets an itinerary, such as one that was deleted or may no longer be read. */
export const forgetItinerary = (owner: StoredOwner): Promise<void> => del(keyOf(owner), store()).catch(() => {})
