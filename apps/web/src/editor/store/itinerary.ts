import type { Share } from '@sojourn/contract/document/document'
import { type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isPriceEdit } from '@sojourn/contract/itinerary/price-edit'
import type { DraftAccess } from './draft.ts'
import { documentOf, isEqual, type Itinerary, rebase } from './itinerary-document.ts'
import {
  type Costing,
  createItineraryStore,
  endTyping,
  type ItineraryState,
  type ItineraryStore,
  makeEdit,
  redo,
  type Selection,
  startCosting,
  type Step,
  takeMerged,
  undo,
} from './itinerary-store.ts'
import { saveAfterClosing } from './closed-editors.ts'
import { autosaveDelay, createSaving, type Save, sharedDelay } from './itinerary-saving.ts'
import * as wording from './wording.ts'

type Opening = {
  record: Itinerary
  /** Why the itinerary is read-only, for the user; null if it can be edited. */
  readOnlyReason: string | null
  /** The steps of earlier visits that can be undone and redone in a document. */
  historyIn?: (document: ItineraryDocument) => Pick<ItineraryState, 'past' | 'future'>
  /** Whether prices can be edited, even if nothing else can. */
  mayPrice: boolean
  draft: DraftAccess
  put: (save: Save, options: { isLeaving: boolean }) => Promise<Itinerary>
  get: () => Promise<Itinerary>
  isOnline: () => boolean
  onSaved: (record: Itinerary) => void
  /** Another user's changes were merged with ours. `lost` describes those of ours that could not be applied. */
  onMerged: (record: Itinerary, lost: string[]) => void
  /** An edit could not be made. `why` is for the user. */
  onRejected: (why: string) => void
}

const noHistory = { past: [], future: [], changedByOthers: [] }

/** An open itinerary: its state, its actions, and saving. */
export const openItinerary = (opening: Opening) => {
  const { record, readOnlyReason, mayPrice, draft, isOnline, onSaved, onMerged, onRejected } = opening
  const store = createItineraryStore(record)
  let isLeaving = false
  const setLeaving = (isSet: boolean) => {
    isLeaving = isSet
  }
  const saving = createSaving({
    store,
    put: (save) => opening.put(save, { isLeaving }),
    get: opening.get,
    delay: () => (store.getState().people.length > 0 ? sharedDelay : autosaveDelay),
    isOnline,
    onSaved,
    onMerged,
  })
  const unsavedEdits = () => store.getState().pending.map(({ edit }) => edit)

  const report = (outcome: Step | EditError | undefined): Step | undefined => {
    if (!(outcome instanceof EditError)) return outcome
    onRejected(outcome.message)
    return undefined
  }

  const keepDraft = () => {
    const { pending, record: base } = store.getState()
    if (pending.length > 0) draft.write(base.rev, unsavedEdits())
    else draft.clear()
  }

  const { isResumed, olderDraft } =
    readOnlyReason === null || mayPrice ? resumeDraft(store, record, draft) : { isResumed: false, olderDraft: null }
  // From now on, it is this editor's draft, which clears it when the edits are saved.
  if (isResumed) keepDraft()

  const mayMake = (edit: Edit): boolean => readOnlyReason === null || (mayPrice && isPriceEdit(edit))

  const history = opening.historyIn?.(store.getState().document)
  // The user may have lost permissions since.
  if (history && [...history.past, ...history.future].every(({ edit }) => mayMake(edit))) store.setState(history)

  return {
    store,
    readOnlyReason,
    isReadOnly: readOnlyReason !== null,
    mayPrice,
    /** Whether edits of an earlier visit, stored on this device, have been restored. */
    isResumed,
    /** Edits of an earlier visit that are based on another version. */
    olderDraft,

    /**
     * Makes an edit. `typing` names the field that the user is typing in. Returns the step, or undefined if the edit was
     * rejected.
     */
    dispatch: (edit: Edit, typing: string | null = null): Step | undefined =>
      mayMake(edit) ? report(makeEdit(store, edit, typing)) : undefined,
    /** Prices segments by rate sheets from now on. */
    startCosting: (costing: Costing) => startCosting(store, costing),
    endTyping: () => endTyping(store),
    undo: () => report(undo(store)),
    redo: () => report(redo(store)),
    select: (selection: Selection) => store.setState({ selection }),

    /**
     * Undoes one step, even if others came after it: as far as colleagues have not changed it again, and not if it was undone
     * already.
     */
    takeBack: ({ uuid }: Step) => {
      const { past } = store.getState()
      const step = past.find((one) => one.uuid === uuid)
      if (!step) onRejected(wording.nothingToUndo)
      else report(step === past.at(-1) ? undo(store) : makeEdit(store, step.inverse))
    },

    /** Applies the edits of an older draft to the open version. Returns descriptions of those that could not be applied. */
    applyDraft: (edits: readonly Edit[]): string[] => {
      const rebased = rebase(store.getState().document, edits)
      for (const edit of rebased.edits) makeEdit(store, edit)
      keepDraft()
      return rebased.lost
    },
    dropDraft: () => draft.clear(true),

    /** Updates the share links with their current state on the server: new, changed or revoked. */
    takeShares: (taken: readonly Share[]): void =>
      store.setState(({ record: now }) => ({ record: withShares(now, taken) })),

    save: saving.flush,
    perform: saving.perform,
    catchUp: saving.catchUp,
    decide: saving.decide,

    /** Replaces our version with another one, such as one that was restored. The history ends, because its steps do not fit there. */
    replaceWith: (record: Itinerary): void =>
      takeMerged(store, record, { document: documentOf(record), edits: [], ...noHistory }),

    /**
     * Starts saving automatically. Returns a function for when the editor is closed: unsaved edits are still sent, until they are
     * saved or the itinerary is opened again.
     */
    start: (page: Page): (() => void) => saveAutomatically({ store, saving, keepDraft, setLeaving }, page),
  }
}
export type OpenItinerary = ReturnType<typeof openItinerary>

/** A draft based on the open version is restored. One based on another version is only offered to the user. */
const resumeDraft = (store: ItineraryStore, record: Itinerary, draft: DraftAccess) => {
  const found = draft.read()
  const usableDraft = found && isWorthAsking(record, found.edits) ? found : null
  const isResumed = usableDraft !== null && usableDraft.rev === record.rev
  if (found && !usableDraft) draft.clear(true)
  if (usableDraft && isResumed)
    takeMerged(store, record, { ...rebase(documentOf(record), usableDraft.edits), ...noHistory })
  return { isResumed, olderDraft: isResumed ? null : usableDraft }
}

/**
 * Whether a draft is worth offering: not if the server has its edits already, nor if an older editor wrote it and this one
 * cannot read it.
 */
const isWorthAsking = (record: Itinerary, edits: readonly Edit[]): boolean => {
  try {
    return !isEqual(rebase(documentOf(record), edits).document, documentOf(record))
  } catch {
    return false
  }
}

/** The record with the current state of share links on the server: new, changed or revoked. */
const withShares = (record: Itinerary, taken: readonly Share[]): Itinerary => {
  const existingUuids = new Set(record.shares.map(({ uuid }) => uuid))
  const changed = record.shares.map((one) => taken.find(({ uuid }) => uuid === one.uuid) ?? one)
  return { ...record, shares: [...changed, ...taken.filter(({ uuid }) => !existingUuids.has(uuid))] }
}

/** What automatic saving works with. */
type Watched = {
  store: ItineraryStore
  saving: ReturnType<typeof createSaving>
  keepDraft: () => void
  /** Sets whether the page is being closed: requests sent then must outlive it. */
  setLeaving: (isLeaving: boolean) => void
}

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Saves after every edit. The returned function is for when the editor is closed. */
const saveAutomatically = ({ store, saving, keepDraft, setLeaving }: Watched, page: Page): (() => void) => {
  saving.begin()
  const stopWatching = store.subscribe((now, before) => {
    if (now.pending === before.pending) return
    keepDraft()
    if (now.pending.length === 0 || now.save.kind === 'saving' || now.save.kind === 'conflict') return
    if (now.save.kind === 'saved') store.setState({ save: { kind: 'waiting' } })
    saving.schedule()
  })
  const saveNow = () => void saving.flush().catch(() => {})
  const leave = () => {
    setLeaving(true)
    saveNow()
  }
  const ask = (event: Event) => {
    if (store.getState().pending.length > 0) event.preventDefault()
  }
  const stay = () => setLeaving(false)
  page.addEventListener('online', saveNow)
  page.addEventListener('pagehide', leave)
  page.addEventListener('pageshow', stay)
  page.addEventListener('beforeunload', ask)
  if (store.getState().pending.length > 0) saving.schedule(0)
  return () => {
    saveNow()
    saveAfterClosing({ uuid: store.getState().record.uuid, store, stop: () => saving.end().then(stopWatching) })
    page.removeEventListener('online', saveNow)
    page.removeEventListener('pagehide', leave)
    page.removeEventListener('pageshow', stay)
    page.removeEventListener('beforeunload', ask)
  }
}
