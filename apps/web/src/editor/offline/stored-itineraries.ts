import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { draftKey } from '../../data/draft-storage.ts'
import { device } from '../../data/text-store.ts'
import { once } from '../../kit/lazy/once.ts'
import { documentOf, isEqual, type Itinerary } from '../store/itinerary-document.ts'
import type { ItineraryState, Step } from '../store/itinerary-store.ts'
import type { ReferencedRecord } from './referenced-records.ts'
import { seal, type Sealed, unseal } from './stored-bytes.ts'

/** What this device stores of an itinerary: to open it without network, and to undo edits of earlier visits. */
type StoredItinerary = {
  record: Itinerary
  /** The document with the edits that were not saved yet. */
  document: ItineraryDocument
  past: readonly Step[]
  future: readonly Step[]
  /** The records that it refers to, without those that were never loaded. */
  references: readonly ReferencedRecord[]
}

/** How long an itinerary stays stored after it was last open, in milliseconds. */
const storedFor = 30 * 24 * 60 * 60 * 1000

/** How many itineraries are stored, for all users of the device together: those that were open last. */
const maxItineraries = 40

/** How many steps can be undone in a later visit. */
const maxSteps = 100

const store = once(() => createStore('sojourn-itineraries', 'open'))

/** An itinerary, and the user who had it open. */
export type StoredOwner = { user: string; tenant: string; itinerary: string }

const keyOf = ({ user, tenant, itinerary }: StoredOwner): string => `${user}.${tenant}.${itinerary}`

/** What is stored of an itinerary; null if there is nothing that can be read, or if another version of the app wrote it. */
export const readStoredItinerary = async (owner: StoredOwner): Promise<StoredItinerary | null> => {
  try {
    const entry = await get<Sealed>(keyOf(owner), store())
    return entry && entry.savedAt > Date.now() - storedFor
      ? unseal<StoredItinerary>(owner.user, keyOf(owner), entry)
      : null
  } catch {
    return null
  }
}

/** Stores an open itinerary. Without storage, nothing is stored. */
export const storeItinerary = async (owner: StoredOwner, open: StoredItinerary): Promise<void> => {
  const value: StoredItinerary = { ...open, past: open.past.slice(-maxSteps), future: open.future.slice(-maxSteps) }
  try {
    const entry = seal(owner.user, keyOf(owner), value)
    if (entry) await set(keyOf(owner), entry, store())
  } catch {
    // A private window, or a full disk.
  }
}

/**
 * Returns a function with the steps of earlier visits that can be undone and redone in the document of a record, after the edits
 * of a draft. Only if the document may differ from the stored one is the code that compares them loaded; rejects without it.
 */
export const loadHistory = async (owner: StoredOwner, stored: StoredItinerary, record: Itinerary) => {
  const { document: before, past, future } = stored
  const { user, tenant, itinerary: name } = owner
  const hasDraft = device.read(draftKey({ user, tenant, name })) !== null
  if (!hasDraft && isEqual(before, documentOf(record))) return () => ({ past, future })
  const { rebaseHistory } = await import('../merge/rebase-history.ts')
  return (document: ItineraryDocument): Pick<ItineraryState, 'past' | 'future'> => {
    if (isEqual(before, document)) return { past, future }
    try {
      return rebaseHistory({ past, future }, before, document)
    } catch (error) {
      // Steps that do not fit the document they were stored with cannot be undone.
      console.error(error)
      return { past: [], future: [] }
    }
  }
}

/** Deletes the itineraries that were not open for long, and those beyond the maximum number. */
export const deleteOldItineraries = async (): Promise<void> => {
  try {
    const all = await entries<string, Sealed>(store())
    const old = all
      .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)
      .filter(([, { savedAt }], place) => place >= maxItineraries || savedAt < Date.now() - storedFor)
    const keys = old.map(([key]) => key)
    await delMany(keys, store())
  } catch {
    // Without storage, there is nothing to delete.
  }
}

/** Deletes an itinerary from this device, such as one that the server no longer has or shows to its user. */
export const deleteStoredItinerary = (owner: StoredOwner): Promise<void> => del(keyOf(owner), store()).catch(() => {})
