import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { describeEdit } from '@sojourn/contract/itinerary/describe-edit'
import { type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isComposed, stepsOf } from '@sojourn/contract/itinerary/edit-days'
import { type Dispute, isEmptyEdit, mergeFieldEdit, type Setting, type Target } from './merge-fields.ts'
import { placeDay, placeLength, placeSegment } from './merge-places.ts'
import { isSame } from './merge-value.ts'

export type { Dispute } from './merge-fields.ts'

/** Our edits on another version. */
export type Merged = {
  document: ItineraryDocument
  /** The edits as they were applied. */
  edits: Edit[]
  /** Descriptions of edits that could not be applied, because what they are about was removed. */
  lost: string[]
  /** Choices that both users made differently. In the document, ours count if `wins` is `mine`. */
  disputes: Dispute[]
}

type Merging = {
  /** The version that our edits start from. */
  base: ItineraryDocument
  edits: readonly Edit[]
  /** The version that others have changed. */
  theirs: ItineraryDocument
  wins?: 'mine' | 'theirs'
  /** The edits undo our own: whatever others have changed since is kept, even in what we removed or moved. */
  isUndo?: boolean
}

/**
 * Applies our edits to a version that other users have changed: fields one by one, texts by characters, lists by their elements,
 * and positions by their neighbours. What both did is not done twice.
 */
export const mergeEdits = ({ base, edits, theirs, wins = 'mine', isUndo = false }: Merging): Merged => {
  const setting: Setting = { base, theirs, wins }
  const state: State = { mine: base, document: theirs, lost: [], disputes: [], setting, isUndo }
  const applied = edits.flatMap((edit) => mergeWhole(state, edit) ?? [])
  return {
    document: state.document,
    edits: applied,
    lost: state.lost,
    disputes: state.disputes.filter(({ target }) => isIn(state.document, target)),
  }
}

/** The progress of the merge: our version and the other one, each with the edits so far. */
type State = {
  mine: ItineraryDocument
  document: ItineraryDocument
  lost: string[]
  disputes: Dispute[]
  setting: Setting
  isUndo: boolean
}

const mergeWhole = (state: State, edit: Edit): Edit | null => {
  const { mine } = state
  const parts = mergeParts(state, edit)
  const [first, ...others] = parts
  return others.length === 0 ? (first ?? null) : { kind: 'several', name: describeEdit(mine, edit), edits: parts }
}

/** The simple edits that an edit consists of, as they were applied. */
const mergeParts = (state: State, edit: Edit): Edit[] => {
  if (edit.kind === 'several') return edit.edits.flatMap((one) => mergeParts(state, one))
  if (isComposed(edit)) return stepsOf(state.mine, edit).flatMap((one) => mergeParts(state, one))
  const { mine } = state
  const wanted = mergeSimple(state, edit)
  state.mine = applyEdit(mine, edit).document
  return wanted.flatMap((one) => {
    try {
      state.document = applyEdit(state.document, one).document
      return [one]
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      if (!state.isUndo) state.lost.push(describeEdit(mine, edit))
      return []
    }
  })
}

const mergeSimple = (state: State, edit: Edit): Edit[] => {
  const { mine, document, isUndo } = state
  const places = { mine, document }
  switch (edit.kind) {
    case 'set':
    case 'setDay':
    case 'setSegment': {
      const { target, edit: merged, disputes } = mergeFieldEdit(edit, state.setting)
      // A later edit replaces the values of earlier ones, so disputes about those are over.
      const isReplaced = (one: Dispute) => one.field in edit.fields && isSame(one.target, target)
      state.disputes = [...state.disputes.filter((one) => !isReplaced(one)), ...disputes]
      return isEmptyEdit(merged) ? [] : [merged]
    }
    case 'insertSegment':
      return has(document.segments, edit.segment.uuid) ? [] : [placeSegment(places, edit)]
    case 'moveSegment':
      return isUndo && !isSame(dayOf(state.setting.theirs, edit.segment), dayOf(mine, edit.segment))
        ? []
        : [placeSegment(places, edit)]
    case 'removeSegment':
      return mayRemove(state, 'segments', edit.segment) ? [edit] : []
    case 'insertDay':
      return has(document.days, edit.day.uuid) ? [] : [{ ...edit, index: placeDay(places, edit.day.uuid, edit.index) }]
    case 'removeDay':
      return mayRemove(state, 'days', edit.day) ? [edit] : []
    case 'moveDay':
      return [{ ...edit, index: placeDay(places, edit.day, edit.index) }]
    case 'setDayCount':
      return placeLength(places, edit).filter((one) => one.kind !== 'removeDay' || mayRemove(state, 'days', one.day))
    case 'resetSegment':
    case 'replaceSource':
      return isUndo && !isUnchanged(state, 'segments', edit.segment) ? [] : [edit]
    default:
      return [edit]
  }
}

const has = (items: readonly { uuid: string }[], uuid: string): boolean => items.some((one) => one.uuid === uuid)

/** The day that a segment is on, by its uuid. */
const dayOf = ({ days, segments }: ItineraryDocument, uuid: string): string | null => {
  const day = segments.find((one) => one.uuid === uuid)?.day ?? null
  return day === null ? null : (days[day]?.uuid ?? null)
}

/** What is removed already is not removed again, and an undo removes nothing that others have changed. */
const mayRemove = (state: State, list: 'days' | 'segments', uuid: string): boolean => {
  if (!has(state.document[list], uuid)) return false
  if (!state.isUndo) return true
  return isUnchanged(state, list, uuid) && (list === 'segments' || !hasOthersSegments(state, uuid))
}

const isUnchanged = ({ setting, mine }: State, list: 'days' | 'segments', uuid: string): boolean => {
  const content = (document: ItineraryDocument) => {
    const found = document[list].find((one) => one.uuid === uuid)
    return found && 'day' in found ? { ...found, day: null } : found
  }
  return isSame(content(setting.theirs), content(mine))
}

/** Whether others have put a segment on a day that we added. */
const hasOthersSegments = ({ setting, mine }: State, day: string): boolean =>
  setting.theirs.segments.some(({ uuid }) => dayOf(setting.theirs, uuid) === day && dayOf(mine, uuid) !== day)

/** Whether what a dispute is about still exists. */
const isIn = (document: ItineraryDocument, target: Target): boolean =>
  target.kind === 'itinerary' || has(document[target.kind === 'day' ? 'days' : 'segments'], target.uuid)
