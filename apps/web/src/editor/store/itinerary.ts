import type { Share } from '@sojourn/contract/document/document'
import { type Edit, EditError, type ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { isPriceEdit } from '@sojourn/contract/itinerary/price-edit'
import type { DraftAccess } from './draft.ts'
import { documentOf, isEqual, type Itinerary, rebase } from './itinerary-document.ts'
import {
  createItineraryStore,
  endTyping,
  type ItineraryStore,
  makeEdit,
  redo,
  type Selection,
  type Step,
  takeRebased,
  undo,
} from './itinerary-store.ts'
import { createSaving } from './itinerary-saving.ts'

type Opening = {
  record: Itinerary
  /** Why nothing can be changed here, in words; null when it can. */
  readOnlyReason: string | null
  /** Whether prices can be changed, whatever else can. */
  mayPrice: boolean
  draft: DraftAccess
  put: (changes: Partial<ItineraryDocument>, rev: number, options: { isLeaving: boolean }) => Promise<Itinerary>
  isOnline: () => boolean
  onSaved: (record: Itinerary) => void
  onMerged: (lost: string[]) => void
  /** An edit could not be made, in words. */
  onRejected: (why: string) => void
}

/** One open itinerary: its state, what can be done with it, and its way to the server. */
export const openItinerary = (opening: Opening) => {
  const { record, readOnlyReason, mayPrice, draft, isOnline, onSaved, onMerged, onRejected } = opening
  const store = createItineraryStore(record)
  let isLeaving = false
  const setLeaving = (isSet: boolean) => {
    isLeaving = isSet
  }
  const saving = createSaving({
    store,
    put: (changes, rev) => opening.put(changes, rev, { isLeaving }),
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

  return {
    store,
    readOnlyReason,
    isReadOnly: readOnlyReason !== null,
    mayPrice,
    /** Whether edits of an earlier visit, kept on this device, are in the document again. */
    isResumed,
    /** Edits of an earlier visit that were made on another version. */
    olderDraft,

    /** Makes an edit; `typing` names the field being typed in. Returns the step, or undefined when it was rejected. */
    dispatch: (edit: Edit, typing: string | null = null): Step | undefined =>
      readOnlyReason === null || (mayPrice && isPriceEdit(edit)) ? report(makeEdit(store, edit, typing)) : undefined,
    endTyping: () => endTyping(store),
    undo: () => report(undo(store)),
    redo: () => report(redo(store)),
    select: (selection: Selection) => store.setState({ selection }),

    /** Takes back one step, even when others came after it. */
    takeBack: (step: Step) =>
      report(store.getState().past.at(-1) === step ? undo(store) : makeEdit(store, step.inverse)),

    /** Makes the edits of an older draft on the open version. Returns those that could not be made, in words. */
    applyDraft: (edits: readonly Edit[]): string[] => {
      const rebased = rebase(store.getState().document, edits)
      for (const edit of rebased.edits) makeEdit(store, edit)
      keepDraft()
      return rebased.lost
    },
    dropDraft: () => draft.clear(true),

    /** Takes links as the server has them now: new, changed or revoked. */
    takeShares: (taken: readonly Share[]): void =>
      store.setState(({ record: now }) => ({ record: withShares(now, taken) })),

    save: saving.flush,
    perform: saving.perform,
    keepMine: saving.keepMine,

    /** The other version, without ours. Returns what puts ours back, which says what could not be put back. */
    takeTheirs: (current: Itinerary): (() => string[]) => {
      const aside = unsavedEdits()
      takeRebased(store, current, { document: documentOf(current), edits: [], lost: ['everything'] })
      return () => {
        const rebased = rebase(store.getState().document, aside)
        for (const edit of rebased.edits) makeEdit(store, edit)
        return rebased.lost
      }
    },

    /** Begins to save by itself. Returns what ends it; unsaved edits are still sent then. */
    start: (page: Page): (() => void) => saveByItself({ store, saving, keepDraft, setLeaving }, page),
  }
}
export type OpenItinerary = ReturnType<typeof openItinerary>

/** A draft made on the version that is open is taken up; one made on another version waits to be asked about. */
const resumeDraft = (store: ItineraryStore, record: Itinerary, draft: DraftAccess) => {
  const found = draft.read()
  const usableDraft = found && isWorthAsking(record, found.edits) ? found : null
  const isResumed = usableDraft !== null && usableDraft.rev === record.rev
  if (found && !usableDraft) draft.clear(true)
  if (usableDraft && isResumed) takeRebased(store, record, rebase(documentOf(record), usableDraft.edits))
  return { isResumed, olderDraft: isResumed ? null : usableDraft }
}

/** Not edits the server had all along, nor what an older version of the editor wrote and this one cannot read. */
const isWorthAsking = (record: Itinerary, edits: readonly Edit[]): boolean => {
  try {
    return !isEqual(rebase(documentOf(record), edits).document, documentOf(record))
  } catch {
    return false
  }
}

/** The record with links as the server has them now: new, changed or revoked. */
const withShares = (record: Itinerary, taken: readonly Share[]): Itinerary => {
  const existingUuids = new Set(record.shares.map(({ uuid }) => uuid))
  const changed = record.shares.map((one) => taken.find(({ uuid }) => uuid === one.uuid) ?? one)
  return { ...record, shares: [...changed, ...taken.filter(({ uuid }) => !existingUuids.has(uuid))] }
}

/** What saving by itself watches and moves. */
type Watched = {
  store: ItineraryStore
  saving: ReturnType<typeof createSaving>
  keepDraft: () => void
  /** Whether the page is about to go: what is sent then outlives it. */
  setLeaving: (isLeaving: boolean) => void
}

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Saves whenever something was edited, until what it returns is called; unsaved edits are still sent then. */
const saveByItself = ({ store, saving, keepDraft, setLeaving }: Watched, page: Page): (() => void) => {
  const stopWatching = store.subscribe((now, before) => {
    if (now.pending === before.pending) return
    keepDraft()
    if (now.pending.length === 0 || now.sending > 0 || now.save.kind === 'conflict') return
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
    stopWatching()
    saving.rest()
    saveNow()
    page.removeEventListener('online', saveNow)
    page.removeEventListener('pagehide', leave)
    page.removeEventListener('pageshow', stay)
    page.removeEventListener('beforeunload', ask)
  }
}
