import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MovedRate } from '@sojourn/contract/itinerary/moved-rates'
import type { CostChange } from '@sojourn/contract/costing/recost'
import type { PriceOfSize } from '@sojourn/contract/costing/price-table'
import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { describeEdit } from '@sojourn/contract/itinerary/describe-edit'
import { type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import type { Money } from '@sojourn/contract/kit/values'
import type { Presence } from '@sojourn/contract/presence'
import type { Dispute, Merged } from '../merge/merge-edits.ts'
import { documentOf, type Itinerary } from './itinerary-document.ts'

/** One step of the history: its name for the user, the edit, and the edit that undoes it. */
export type Step = { uuid: string; name: string; edit: Edit; inverse: Edit; typing: string | null }

/** The day or segment that the form shows. */
export type Selection = { kind: 'day' | 'segment'; uuid: string }

/** The state of saving. `rejected` and `conflict` need the designer; the others resolve on their own. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'retrying' | 'offline' }
  | { kind: 'rejected'; why: string }
  | { kind: 'conflict'; current: Itinerary; disputes: readonly Dispute[] }

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
  /** The other pages that have the itinerary open. */
  people: readonly Presence[]
  /** The days and segments that others have just changed. */
  changedByOthers: readonly string[]
  /** Prices segments by rate sheets; null until they are loaded, and for those who may not see net prices. */
  costing: Costing | null
  /** Segments inserted in this visit that have no price, perhaps because their rate sheets were not loaded yet. */
  unpriced: ReadonlySet<string>
}

/** What the editor needs of costing. It is loaded after the editor. */
export type Costing = {
  /** Adds the prices to an edit that follow from it. Throws EditError if the edit cannot be applied. */
  withCosts: (document: ItineraryDocument, edit: Edit) => Edit
  /** The prices that follow from what changed between two versions. */
  pricesAfter: (before: ItineraryDocument, after: ItineraryDocument) => Edit | null
  /** The prices of segments that were inserted without one. */
  pricesOfInserted: (document: ItineraryDocument, inserted: ReadonlySet<string>) => Edit | null
  /** How each segment stands to its rate sheets. */
  recost: (document: ItineraryDocument) => CostChange[]
  /** The frozen exchange rates that differ from today's in the currency book. */
  movedRates: (document: ItineraryDocument) => MovedRate[]
  updateRates: (document: ItineraryDocument, moved: readonly MovedRate[]) => Edit
  /** The edit that sets a frozen exchange rate by hand, as of today. */
  setRateByHand: (document: ItineraryDocument, pair: { from: string; to: string }, rate: string) => Edit
  /** What parties of different sizes pay, one traveller in a room of their own, and a child. */
  pricesBySize: (document: ItineraryDocument, sizes: readonly number[]) => PriceOfSize[]
  singleSupplement: (document: ItineraryDocument) => Money | null
  priceOfChild: (document: ItineraryDocument, age: number) => Money | null
  /** The names of the loaded rate sheets, by uuid. */
  sheetNames: ReadonlyMap<string, string>
  /** The edit that gives segments the prices of their rate sheets. */
  applyCosts: (document: ItineraryDocument, chosen: readonly CostChange[]) => Edit | null
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
    people: [],
    changedByOthers: [],
    costing: null,
    unpriced: new Set(),
  }))
}

/**
 * Makes an edit and adds it to the history.
 * @param typing the name of the field that the user is typing in: consecutive edits of one field are one step
 * @returns the step, or why it could not be made
 */
export const makeEdit = (store: ItineraryStore, edit: Edit, typing: string | null = null): Step | EditError => {
  const { document, past, pending, sending, costing, unpriced } = store.getState()
  const whole = tryEdit(() => costing?.withCosts(document, edit) ?? edit)
  if (whole instanceof EditError) return whole
  const applied = tryEdit(() => applyEdit(document, whole))
  if (applied instanceof EditError) return applied
  const last = past.at(-1)
  const continues = last !== undefined && typing !== null && last.typing === typing
  // Typing on replaces the last edit, unless it changed prices: the next one may change those of other segments.
  const hasCosts = whole !== edit
  const inverse: Edit = hasCosts && last ? { kind: 'several', edits: [applied.inverse, last.inverse] } : applied.inverse
  const step = continues
    ? { ...last, edit: whole, inverse: hasCosts ? inverse : last.inverse }
    : {
        uuid: crypto.randomUUID(),
        name: describeEdit(document, whole),
        edit: whole,
        inverse: applied.inverse,
        typing,
      }
  const replaces = continues && !hasCosts && pending.length > sending && pending.at(-1)?.typing === typing
  store.setState({
    document: applied.document,
    past: [...(continues ? past.slice(0, -1) : past), step],
    future: [],
    pending: [...(replaces ? pending.slice(0, -1) : pending), { edit: whole, typing: hasCosts ? null : typing }],
    unpriced: withInserted(unpriced, document, applied.document),
  })
  return step
}

/** The segments of this visit that have no price yet, after an edit. */
const withInserted = (
  unpriced: ReadonlySet<string>,
  before: ItineraryDocument,
  after: ItineraryDocument,
): ReadonlySet<string> => {
  if (before.segments === after.segments || before.segments.length >= after.segments.length) return unpriced
  const existing = new Set(before.segments.map(({ uuid }) => uuid))
  const inserted = after.segments.filter(
    ({ uuid, net, gross }) => !existing.has(uuid) && net === null && gross === null,
  )
  return inserted.length === 0 ? unpriced : new Set([...unpriced, ...inserted.map(({ uuid }) => uuid)])
}

/** Prices by rate sheets from now on, beginning with what was inserted before they were loaded. */
export const startCosting = (store: ItineraryStore, costing: Costing): void => {
  const { document, unpriced } = store.getState()
  store.setState({ costing })
  const prices = unpriced.size === 0 ? null : costing.pricesOfInserted(document, unpriced)
  if (prices) makeEdit(store, prices)
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
  const applied = tryEdit(() => applyEdit(document, step.inverse))
  if (applied instanceof EditError) {
    store.setState({ past: past.slice(0, -1) })
    return applied
  }
  store.setState({
    document: applied.document,
    past: past.slice(0, -1),
    // Not the original edit: others may have moved things since.
    future: [...future, { ...step, edit: applied.inverse, typing: null }],
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
  const applied = tryEdit(() => applyEdit(document, step.edit))
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

/** Applies a merged document on top of `record`, with the steps that can still be undone and redone. */
export const takeMerged = (
  store: ItineraryStore,
  record: Itinerary,
  merged: Pick<Merged, 'document' | 'edits'> & Pick<ItineraryState, 'past' | 'future' | 'changedByOthers'>,
): void => {
  const { document, edits, past, future, changedByOthers } = merged
  const { selection } = store.getState()
  store.setState({
    record,
    saved: documentOf(record),
    document,
    pending: edits.map((edit) => ({ edit, typing: null })),
    sending: 0,
    past,
    future,
    changedByOthers,
    selection: existsIn(document, selection) ? selection : null,
    save: { kind: edits.length > 0 ? 'waiting' : 'saved' },
  })
}

const existsIn = ({ days, segments }: ItineraryDocument, selection: Selection | null): boolean =>
  selection !== null &&
  (selection.kind === 'day' ? days : segments).some(({ uuid }: { uuid: string }) => uuid === selection.uuid)

const tryEdit = <T>(attempt: () => T): T | EditError => {
  try {
    return attempt()
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
