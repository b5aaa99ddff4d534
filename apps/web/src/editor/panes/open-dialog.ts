import { create } from 'zustand'

/** A dialog of the Days tab, and what it is about. */
export type DaysDialog =
  /** Something new goes to the end of a day; null leaves it unscheduled. */
  | { from: 'library' | 'scratch'; to: number | null }
  /** An item of the library takes the place of what a segment was taken from. */
  | { from: 'library'; instead: string }
  /** A template's days come before the day at this index. */
  | { from: 'template'; at: number }
  | { from: 'update'; segment: string }
  | { from: 'map'; segment: string; field: 'location' | 'origin' | 'destination'; label: string }

/** Which dialog of the Days tab is open; one at a time. */
export const useDaysDialog = create<{ open: DaysDialog | null }>(() => ({ open: null }))

/** Opens one; its code is fetched then. */
export const openDaysDialog = (open: DaysDialog): void => useDaysDialog.setState({ open })

/** Closes whichever is open. */
export const closeDaysDialog = (): void => useDaysDialog.setState({ open: null })
