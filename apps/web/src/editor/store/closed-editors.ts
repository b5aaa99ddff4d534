import type { ItineraryStore } from './itinerary-store.ts'

/** An editor that was closed and goes on saving. */
type ClosedEditor = {
  /** The itinerary. */
  uuid: string
  store: ItineraryStore
  /** Stops saving. Resolves when no request is in progress any more. */
  stop: () => Promise<void>
}

/** By the uuid of the itinerary. */
const closedEditors = new Map<string, ClosedEditor>()

/** Lets an editor that was closed save its last edits. It stops when they are saved, or when the itinerary is opened again. */
export const saveAfterClosing = (editor: ClosedEditor): void => {
  closedEditors.set(editor.uuid, editor)
  const stopWhenSaved = () => {
    if (editor.store.getState().pending.length > 0) return
    unsubscribe()
    if (closedEditors.get(editor.uuid) === editor) closedEditors.delete(editor.uuid)
    void editor.stop()
  }
  const unsubscribe = editor.store.subscribe(stopWhenSaved)
  stopWhenSaved()
}

/**
 * Stops an editor of this itinerary that was closed and still saves: otherwise, it and the next one would both save its edits.
 * Those that are not saved are in the draft, which the next editor reads.
 */
export const stopClosedEditor = async (itinerary: string): Promise<void> => {
  const editor = closedEditors.get(itinerary)
  closedEditors.delete(itinerary)
  await editor?.stop()
}
