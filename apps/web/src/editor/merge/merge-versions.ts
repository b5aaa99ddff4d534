import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { ItineraryState } from '../store/itinerary-store.ts'
import { changedItems } from './changed-items.ts'
import { type Merged, mergeEdits } from './merge-edits.ts'
import { rebaseHistory } from './rebase-history.ts'
import { shareUnchanged } from './share-unchanged.ts'

/** Our version, with what was not saved yet. */
type Ours = Pick<ItineraryState, 'saved' | 'document' | 'pending' | 'past' | 'future' | 'costing'>

type Options = { wins?: 'mine' | 'theirs' }

/** Our edits on another version, with the prices that follow from what both changed, and our history there. */
export type MergedVersions = Merged & Pick<ItineraryState, 'past' | 'future' | 'changedByOthers'>

/** Merges our version with one that others have saved. */
export const mergeVersions = (ours: Ours, theirs: ItineraryDocument, options: Options = {}): MergedVersions => {
  const { saved, document: before, pending, past, future, costing } = ours
  const merged = mergeEdits({ base: saved, edits: pending.map(({ edit }) => edit), theirs, ...options })
  const prices = merged.edits.length === 0 ? null : (costing?.pricesAfter(theirs, merged.document) ?? null)
  const priced = prices ? applyEdit(merged.document, prices).document : merged.document
  const document = shareUnchanged(before, priced)
  return {
    ...merged,
    document,
    edits: prices ? [...merged.edits, prices] : merged.edits,
    ...rebaseHistory({ past, future }, before, document),
    changedByOthers: changedItems(before, document),
  }
}
