/** What can be taken back, and what was done, e.g. "“Quiet Dune Camp” was deleted". */
export type LastUndo = { title: string; undo: () => void }

let lastUndo: LastUndo | null = null
const listeners = new Set<() => void>()

/** Keeps an undo for the header of the page, in place of the one before it. */
export const rememberUndo = (next: LastUndo): void => set(next)

/** Forgets the undo, because it was used or because its page belongs to another user or company. */
export const forgetUndo = (): void => set(null)

/** The undo that was offered last; null if there is none. For `useSyncExternalStore`. */
export const currentUndo = (): LastUndo | null => lastUndo

/** For `useSyncExternalStore`. */
export const subscribeToUndo = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const set = (next: LastUndo | null): void => {
  lastUndo = next
  for (const listener of listeners) listener()
}
