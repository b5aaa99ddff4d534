import { create } from 'zustand'
import type { MenuAnchor } from '../../ui/menu-anchor.ts'

/** Where a segment is added: to a day, or to the unscheduled ones if `to` is null; before another segment, or at the end. */
export type SegmentPlace = { to: number | null; before: string | null }

/** A dialog of the Days tab, with what it was opened for. */
export type DaysDialog =
  /** A new segment is added at a place. */
  | ({ from: 'library' | 'scratch' } & SegmentPlace)
  /** An item of the library replaces the one that the segment `instead` was taken from. */
  | { from: 'library'; instead: string }
  /** The days of a template are inserted before the day at this index. */
  | { from: 'template'; at: number }
  | { from: 'update'; segment: string }
  /** Edits the library item that a segment was taken from. */
  | { from: 'edit'; segment: string }
  /** Moves a day and those after it to other dates. `by` is the number of days that the dialog suggests, negative for earlier. */
  | { from: 'many'; what: 'shift'; day: string; by?: number | null }
  /** Swaps a day with another one. */
  | { from: 'many'; what: 'swap'; day: string }
  /** Copies the chosen segments or days to another itinerary, or sets their supplier or tags. */
  | { from: 'many'; what: 'copy' | 'supplier' | 'tags' }
  /** Replaces the accommodation of a segment in several itineraries. */
  | { from: 'many'; what: 'replace'; segment: string }
  | { from: 'map'; segment: string; field: 'location' | 'origin' | 'destination'; label: string }

/** The dialog of the Days tab that is open. Only one can be. */
export const useDaysDialog = create<{ open: DaysDialog | null }>(() => ({ open: null }))

/** Opens a dialog, whose code is loaded then. */
export const openDaysDialog = (open: DaysDialog): void => useDaysDialog.setState({ open })

/** Closes the open dialog. */
export const closeDaysDialog = (): void => useDaysDialog.setState({ open: null })

/** The open menu that adds a segment. There is one for all places, so that a place costs only its button. */
export const useAddMenu = create<{ open: (SegmentPlace & { anchor: MenuAnchor }) | null }>(() => ({ open: null }))

/** Opens the menu that adds a segment, below the button that was pressed. */
export const openAddMenu = (button: HTMLElement, from: MenuAnchor['from'], place: SegmentPlace): void =>
  useAddMenu.setState({ open: { ...place, anchor: { button: { current: button }, from, close: closeAddMenu } } })

/** Closes that menu. */
export const closeAddMenu = (): void => useAddMenu.setState({ open: null })

export type ItineraryDialog = 'duplicate' | 'compare' | 'translations'

/** The dialog about the whole itinerary that is open. */
export const useItineraryDialog = create<{ open: ItineraryDialog | null }>(() => ({ open: null }))

export const openItineraryDialog = (open: ItineraryDialog): void => useItineraryDialog.setState({ open })

export const closeItineraryDialog = (): void => useItineraryDialog.setState({ open: null })
