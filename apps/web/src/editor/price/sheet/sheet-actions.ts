import type { Edit } from '@sojourn/contract/itinerary/edit'
import { announce } from '../../../ui/announce.ts'
import { isEqual } from '../../store/itinerary-document.ts'
import {
  type BadCell,
  type Cells,
  type CellsChange,
  clearCells,
  copyCells,
  fillDown,
  pasteCells,
} from './cell-edits.ts'
import { moveFrom, type Place } from './cell-moves.ts'
import { editText } from './cell-text.ts'
import { columnTitle, whyFixed } from './columns.ts'
import { readCell } from './read-cell.ts'
import { createSheetState, type SheetState } from './sheet-state.ts'
import { readTabbed, writeTabbed } from './tabbed-text.ts'
import * as wording from './wording.ts'

/** Why a change was not made: a sentence, and the cells that it is about. */
export type Rejection = { title: string; lines: readonly string[] }

/** What the sheet needs from around it. It changes with the itinerary. */
export type SheetSurroundings = {
  cells: Cells
  dispatch: (edit: Edit) => unknown
  onReject: (rejection: Rejection | null) => void
  onOpen: (segment: string) => void
}

/** How many bad cells are named. */
const maxNamed = 8

/** All that can be done with the sheet. `focus` gives a cell the focus of the page. */
export const createSheet = (focusElement: (place: Place) => void) => {
  const state = createSheetState()
  let around: SheetSurroundings | null = null
  /** Ends the edit in progress; false if its text does not fit. */
  let commitEdit: (() => boolean) | null = null

  const surroundings = (): SheetSurroundings => {
    if (!around) throw new Error('the sheet is used after it is rendered')
    return around
  }
  const at = ({ row, column }: Place) => {
    const { cells } = surroundings()
    const [found, id] = [cells.rows[row], cells.columns[column]]
    return found && id ? { row: found, id } : null
  }

  const goTo = (place: Place, options?: { isExtended: boolean }): void => {
    state.moveTo(place, options)
    focusElement(place)
  }

  const whyNot = (place: Place): string | null => {
    const cell = at(place)
    return cell && whyFixed(cell.id, cell.row, surroundings().cells.rights)
  }

  const apply = (change: CellsChange): void => {
    const { dispatch, onReject } = surroundings()
    state.mark(change.ok ? [] : change.bad)
    if (!change.ok) return reject(change.bad)
    onReject(null)
    if (!change.edit) return announce(wording.nothingChanged)
    dispatch(change.edit)
    if (change.edit.kind === 'several' && change.edit.name) announce(change.edit.name)
  }

  const reject = (bad: readonly BadCell[]): void => {
    const { cells, onReject } = surroundings()
    const lines = bad.slice(0, maxNamed).map(({ row, column, problem }) => {
      const [found, id] = [cells.rows[row], cells.columns[column]]
      const named = { row: row + 1, title: found?.price.title ?? '', column: id ? columnTitle(id, cells.rights) : '' }
      return wording.badCell({ ...named, problem })
    })
    const rest = bad.length - lines.length
    onReject({
      title: wording.badCells({ count: bad.length }),
      lines: rest > 0 ? [...lines, wording.moreBadCells({ count: rest })] : lines,
    })
  }

  return {
    state,
    goTo,
    takeSurroundings: (now: SheetSurroundings): void => {
      around = now
    },
    onCommit: (commit: (() => boolean) | null): void => {
      commitEdit = commit
    },

    /** Ends the edit in progress, if there is one. False if its text does not fit, so that it has to stay. */
    tryEnd: (): boolean => state.get().editing === null || (commitEdit?.() ?? true),

    /** Edits the focused cell, starting with `text`; or says why that is not possible. */
    edit: (text: string | null = null): void => {
      const { focus } = state.get()
      const cell = at(focus)
      if (!cell) return
      if (cell.id === 'details') return surroundings().onOpen(cell.row.segment.uuid)
      const problem = whyNot(focus)
      if (problem !== null) return announce(problem)
      state.startEdit(text)
    },

    /** The text that the edit of a cell starts with. */
    initialText: (place: Place): string => {
      const { editing } = state.get()
      const cell = at(place)
      return editing?.text ?? (cell ? editText(cell.id, cell.row, surroundings().cells.decimal) : '')
    },

    /** Changes the edited cell. Returns why its text does not fit, or null once the edit has ended. */
    commit: (place: Place, text: string): string | null => {
      const cell = at(place)
      const { cells, dispatch } = surroundings()
      if (cell && text !== editText(cell.id, cell.row, cells.decimal)) {
        const problem = whyNot(place)
        const read =
          problem === null ? readCell(cell.id, text, cell.row, cells.decimal) : { ok: false as const, problem }
        if (!read.ok) return read.problem
        const { segment } = cell.row
        const isChanged = Object.entries(read.fields).some(
          ([name, value]) => !isEqual(Reflect.get(segment, name), value),
        )
        if (isChanged) dispatch({ kind: 'setSegment', segment: segment.uuid, fields: read.fields })
      }
      state.endEdit()
      return null
    },

    /** Ends the edit without a change. */
    cancel: (place: Place): void => {
      state.endEdit()
      focusElement(place)
    },

    /** Moves on after an edit: down, up, to the end or to the start. */
    moveOn: (place: Place, key: string): void => {
      const { cells } = surroundings()
      goTo(moveFrom(place, { key, hasCommand: false }, extentOf(cells, 1)) ?? place)
    },

    ...rangeActions({ state, surroundings, whyNot, apply, focusElement }),
    /** Whether the focused cell is a button rather than a value. */
    isOnButton: (): boolean => at(state.get().focus)?.id === 'details',
    extent: (page: number) => extentOf(surroundings().cells, page),
  }
}
export type Sheet = ReturnType<typeof createSheet>

const extentOf = ({ rows, columns }: Cells, page: number) => ({ rows: rows.length, columns: columns.length, page })

type RangeContext = {
  state: SheetState
  surroundings: () => SheetSurroundings
  whyNot: (place: Place) => string | null
  apply: (change: CellsChange) => void
  focusElement: (place: Place) => void
}

/** What is done with all selected cells at once. */
const rangeActions = ({ state, surroundings, whyNot, apply, focusElement }: RangeContext) => ({
  clear: (): void => {
    const change = clearCells(surroundings().cells, state.range())
    const problem = whyNot(state.get().focus)
    if (change.ok && !change.edit && problem !== null) return announce(problem)
    apply(change)
  },
  fillDown: (): void => apply(fillDown(surroundings().cells, state.range())),
  copy: (): string => {
    const copied = copyCells(surroundings().cells, state.range())
    announce(wording.copied({ count: copied.length * (copied[0]?.length ?? 0) }))
    return writeTabbed(copied)
  },
  paste: (text: string): void => {
    const { cells, onReject } = surroundings()
    const copied = readTabbed(text)
    const range = state.range()
    const [rows, columns] = [copied.length, Math.max(...copied.map(({ length }) => length))]
    const change = pasteCells(cells, range, copied)
    if (!change) return onReject({ title: wording.doesNotFit({ rows, columns }), lines: [] })
    apply(change)
    if (!change.ok) return
    const isMore = rows > range.bottom - range.top + 1 || columns > range.end - range.start + 1
    if (!isMore) return
    const start = { row: range.top, column: range.start }
    state.select({ row: range.top + rows - 1, column: range.start + columns - 1 }, start)
    focusElement(start)
  },
  selectRow: (): void => {
    const { row } = state.get().focus
    state.select({ row, column: surroundings().cells.columns.length - 1 }, { row, column: 0 })
    focusElement({ row, column: 0 })
  },
  selectAll: (): void => {
    const { rows, columns } = surroundings().cells
    const { focus } = state.get()
    state.select({ row: rows.length - 1, column: columns.length - 1 }, { row: 0, column: 0 })
    if (focus.row !== 0 || focus.column !== 0) focusElement({ row: 0, column: 0 })
  },
})
