import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { describeEdit } from '@sojourn/contract/itinerary/describe-edit'
import { type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { documentOf, type Itinerary, type Rebased } from './itinerary-document.ts'

/** One step of the history: its name for the user, the edit, and the edit that undoes it. */
export type Step = { name: string; edit: Edit; inverse: Edit; typing: string | null }

/** The day or segment that the form shows. */
export type Selection = { kind: 'day' | 'segment'; uuid: string }

/** The state of saving. `rejected` and `conflict` need the designer; the others resolve on their own. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'retrying' | 'offline' }
  | { kind: 'rejected'; why: string }
  | { kind: 'conflict'; current: Itinerary }

export type ItineraryState = {
  /** The itinerary as the server last returned it. */
  record: Itinerary
  /** The document as the server has it. */
  saved: ItineraryDocument
  document: ItineraryDocument
  /** Edits that the server has not acknowledged. The first `sending` of them are being sent. */
  pending: readonly { edit: Edit; typing: string | null }[]
  sending: number
  past: readonly Step[]
  future: readonly Step[]
  selection: Selection | null
  save: SaveState
}

export type ItineraryStore = StoreApi<ItineraryState>

/** The state of one open itinerary. */
export const createItineraryStore = (record: Itinerary): ItineraryStore => {
  const document = documentOf(record)
  const [day] = document.days
  return createStore(() => ({
    record,
    saved: document,
    document,
    pending: [],
    sending: 0,
    past: [],
    future: [],
    selection: day ? { kind: 'day', uuid: day.uuid } : null,
    save: { kind: 'saved' },
  }))
}

/**
 * Makes an edit and adds it to the history.
 * @param typing the name of the field that the user is typing in: consecutive edits of one field are one step
 * @returns the step, or why it could not be made
 */
export const makeEdit = (store: ItineraryStore, edit: Edit, typing: string | null = null): Step | EditError => {
  const { document, past, pending, sending } = store.getState()
  const applied = tryEdit(document, edit)
  if (applied instanceof EditError) return applied
  const last = past.at(-1)
  const continues = last !== undefined && typing !== null && last.typing === typing
  const step = continues
    ? { ...last, edit }
    : { name: describeEdit(document, edit), edit, inverse: applied.inverse, typing }
  const replaces = continues && pending.length > sending && pending.at(-1)?.typing === typing
  store.setState({
    document: applied.document,
    past: [...(continues ? past.slice(0, -1) : past), step],
    future: [],
    pending: [...(replaces ? pending.slice(0, -1) : pending), { edit, typing }],
  })
  return step
}

/** Ends the step that collects the typing in a field, so that further typing is a new step. */
export const endTyping = (store: ItineraryStore): void => {
  const { past } = store.getState()
  const last = past.at(-1)
  if (last && last.typing !== null) store.setState({ past: [...past.slice(0, -1), { ...last, typing: null }] })
}

/** Undoes the last step. Returns the step, why it could not be undone, or undefined if there is none. */
export const undo = (store: ItineraryStore): Step | EditError | undefined => {
  const { document, past, future, pending } = store.getState()
  const step = past.at(-1)
  if (!step) return undefined
  const applied = tryEdit(document, step.inverse)
  if (applied instanceof EditError) {
    store.setState({ past: past.slice(0, -1) })
    return applied
  }
  store.setState({
    document: applied.document,
    past: past.slice(0, -1),
    future: [...future, { ...step, typing: null }],
    pending: [...pending, { edit: step.inverse, typing: null }],
    selection: selectionAfter(applied.document, step.edit) ?? store.getState().selection,
  })
  return step
}

/** Redoes the step that was undone last. */
export const redo = (store: ItineraryStore): Step | EditError | undefined => {
  const { document, past, future, pending } = store.getState()
  const step = future.at(-1)
  if (!step) return undefined
  const applied = tryEdit(document, step.edit)
  if (applied instanceof EditError) {
    store.setState({ future: future.slice(0, -1) })
    return applied
  }
  store.setState({
    document: applied.document,
    past: [...past, { ...step, inverse: applied.inverse }],
    future: future.slice(0, -1),
    pending: [...pending, { edit: step.edit, typing: null }],
    selection: selectionAfter(applied.document, step.edit) ?? store.getState().selection,
  })
  return step
}

/** Applies a rebased document on top of `record`. If edits were lost, the history is cleared. */
export const takeRebased = (store: ItineraryStore, record: Itinerary, rebased: Rebased): void =>
  store.setState(({ past }) => ({
    record,
    saved: documentOf(record),
    document: rebased.document,
    pending: rebased.edits.map((edit) => ({ edit, typing: null })),
    sending: 0,
    past: rebased.lost.length > 0 ? [] : past,
    future: [],
    save: { kind: rebased.edits.length > 0 ? 'waiting' : 'saved' },
  }))

const tryEdit = (document: ItineraryDocument, edit: Edit) => {
  try {
    return applyEdit(document, edit)
  } catch (error) {
    if (error instanceof EditError) return error
    throw error
  }
}

/** The day or segment that an edit is about, if it exists. */
const selectionAfter = (document: ItineraryDocument, edit: Edit): Selection | null => {
  const uuid = 'segment' in edit ? (typeof edit.segment === 'string' ? edit.segment : edit.segment.uuid) : null
  if (uuid !== null) return document.segments.some((one) => one.uuid === uuid) ? { kind: 'segment', uuid } : null
  const day = 'day' in edit && edit.day !== null && typeof edit.day !== 'number' ? edit.day : null
  const dayUuid = typeof day === 'string' ? day : (day?.uuid ?? null)
  return document.days.some((one) => one.uuid === dayUuid) && dayUuid !== null ? { kind: 'day', uuid: dayUuid } : null
}
