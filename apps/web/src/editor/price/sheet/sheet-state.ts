import { useCallback, useSyncExternalStore } from 'react'
import { type CellRange, isInRange, type Place, rangeBetween } from './cell-moves.ts'

/** What a cell shows besides its content, as one number, so that a cell is rendered only when something of it changes. */
export const flags = { focused: 1, selected: 2, editing: 4, invalid: 8 } as const

type State = {
  /** The cell that Tab leads to, and that has the focus while the sheet has it. */
  focus: Place
  /** Where the selected range starts; it ends at the focus. */
  anchor: Place
  /** The cell being edited, and the text that the edit starts with: null for what the cell contains. */
  editing: { place: Place; text: string | null } | null
  /** Cells that did not fit when something was pasted. */
  invalid: readonly Place[]
}

const first: Place = { row: 0, column: 0 }

/** The focus, the selection and the edit of the sheet. A change notifies only the cells that it concerns. */
export const createSheetState = () => {
  let state: State = { focus: first, anchor: first, editing: null, invalid: [] }
  let rowIds: readonly string[] = []
  let columnCount = 0
  const cells = new Set<{ place: Place; flags: number; listener: () => void }>()

  const flagsOf = (place: Place): number =>
    (isSame(place, state.focus) ? flags.focused : 0) |
    (isInRange(place, rangeBetween(state.anchor, state.focus)) ? flags.selected : 0) |
    (state.editing && isSame(place, state.editing.place) ? flags.editing : 0) |
    (state.invalid.some((one) => isSame(place, one)) ? flags.invalid : 0)

  const set = (changes: Partial<State>): void => {
    state = { ...state, ...changes }
    for (const cell of cells) {
      const now = flagsOf(cell.place)
      if (now === cell.flags) continue
      cell.flags = now
      cell.listener()
    }
  }

  return {
    get: (): State => state,
    range: (): CellRange => rangeBetween(state.anchor, state.focus),
    flagsOf,

    subscribe: (place: Place, listener: () => void): (() => void) => {
      const cell = { place, flags: flagsOf(place), listener }
      cells.add(cell)
      return () => cells.delete(cell)
    },

    /** Moves the focus; the selection ends there, or is that cell alone. */
    moveTo: (place: Place, { isExtended = false } = {}): void =>
      set({ focus: place, anchor: isExtended ? state.anchor : place }),
    select: (anchor: Place, focus: Place): void => set({ anchor, focus }),
    startEdit: (text: string | null): void =>
      set({ editing: { place: state.focus, text }, anchor: state.focus, invalid: [] }),
    endEdit: (): void => set({ editing: null }),
    mark: (invalid: readonly Place[]): void => set({ invalid }),

    /** Takes the rows by their segments, in order. The focus stays on its segment, or near where it was. */
    takeRows: (ids: readonly string[], columns: number): void => {
      const before = rowIds
      const isSameRows = ids.length === before.length && ids.every((id, index) => id === before[index])
      if (isSameRows && columns === columnCount) return
      columnCount = columns
      rowIds = ids
      const move = ({ row, column }: Place): Place => {
        const id = before[row]
        const now = id === undefined ? row : ids.indexOf(id)
        return { row: clamp(now === -1 ? row : now, ids.length), column: clamp(column, columns) }
      }
      const { focus, anchor, editing } = state
      const place = editing && move(editing.place)
      const isGone = place !== null && before[editing?.place.row ?? 0] !== ids[place.row]
      set({
        focus: move(focus),
        anchor: move(anchor),
        editing: editing && place && !isGone ? { ...editing, place } : null,
        invalid: [],
      })
    },
  }
}
export type SheetState = ReturnType<typeof createSheetState>

/** The flags of one cell. Renders again when they change. */
export const useCellFlags = (state: SheetState, row: number, column: number): number =>
  useSyncExternalStore(
    useCallback((listener) => state.subscribe({ row, column }, listener), [state, row, column]),
    () => state.flagsOf({ row, column }),
  )

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column

const clamp = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))
