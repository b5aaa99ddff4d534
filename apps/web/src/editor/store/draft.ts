import type { Edit } from '@sojourn/contract/itinerary/edit'
import { draftKey } from '../../data/draft-storage.ts'

/** Edits of an itinerary that the server has not acknowledged, stored on this device. */
export type Draft = { rev: number; savedAt: string; edits: Edit[] }

/** A storage for text, such as localStorage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of one user's edits of one itinerary. */
export const draftOn = (storage: DraftStorage, owner: { user: string; tenant: string; itinerary: string }) => {
  const key = draftKey({ user: owner.user, tenant: owner.tenant, name: owner.itinerary })
  const writer = crypto.randomUUID()

  return {
    read: (): Draft | null => {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        return isDraft(stored) && stored.edits.length > 0 ? stored : null
      } catch {
        return null
      }
    },

    write: (rev: number, edits: readonly Edit[]): void => {
      try {
        storage.setItem(key, JSON.stringify({ rev, savedAt: new Date().toISOString(), edits, writer }))
      } catch {
        // If the device is full, no draft is stored. The edits are still in this page.
      }
    },

    /** Removes the draft. Unless `isEveryones`, a draft that another tab wrote for the same itinerary is kept. */
    clear: (isEveryones = false): void => {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
        if (isEveryones || (isDraft(stored) && Reflect.get(stored, 'writer') === writer)) storage.removeItem(key)
      } catch {
        storage.removeItem(key)
      }
    },
  }
}
export type DraftAccess = ReturnType<typeof draftOn>

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'rev' in value &&
  typeof value.rev === 'number' &&
  'savedAt' in value &&
  typeof value.savedAt === 'string' &&
  'edits' in value &&
  Array.isArray(value.edits) &&
  value.edits.every(
    (edit) => typeof edit === 'object' && edit !== null && typeof Reflect.get(edit, 'kind') === 'string',
  )
