import { create } from 'zustand'

/** A dialog of the Days tab, with what it was opened for. */
export type DaysDialog =
  /** A new segment is added at the end of the day `to`; null leaves it unscheduled. */
  | { from: 'library' | 'scratch'; to: number | null }
  /** An item of the library replaces the one that the segment `instead` was taken from. */
  | { from: 'library'; instead: string }
  /** The days of a template are inserted before the day at this index. */
  | { from: 'template'; at: number }
  | { from: 'update'; segment: string }
  | { from: 'map'; segment: string; field: 'location' | 'origin' | 'destination'; label: string }

/** The dialog of the Days tab that is open. Only one can be. */
export const useDaysDialog = create<{ open: DaysDialog | null }>(() => ({ open: null }))

/** Opens a dialog, whose code is loaded then. */
export const openDaysDialog = (open: DaysDialog): void => useDaysDialog.setState({ open })

/** Closes the open dialog. */
export const closeDaysDialog = (): void => useDaysDialog.setState({ open: null })
