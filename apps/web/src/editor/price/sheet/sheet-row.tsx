import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dayDateInWords, dayName } from '../../words/day-words.ts'
import { CellContent } from './cell-content.tsx'
import { CellEditor } from './cell-editor.tsx'
import { type ColumnId, columnTitle, figureColumns, type SheetRights, whyFixed } from './columns.ts'
import type { Sheet } from './sheet-actions.ts'
import type { SheetDay, SheetRow } from './sheet-rows.ts'
import { flags, useCellFlags } from './sheet-state.ts'
import { as } from './sheet-roles.ts'
import * as wording from './wording.ts'

/** What all rows share; the same object while nothing of it changes. */
export type SheetFrame = { id: string; sheet: Sheet; columns: readonly ColumnId[]; rights: SheetRights }

/** The heading of a day with its date and the sum of what is sold on it. It is no stop for the keys, but describes its rows. */
export function DayRow({ frame: { id, columns }, day, index }: { frame: SheetFrame; day: SheetDay; index: number }) {
  const before = columns.indexOf('sell') - 1
  const after = columns.length - columns.indexOf('sell') - 1
  return (
    <tr {...as.row} aria-rowindex={index} className="sheet-day">
      <th {...as.rowHeader} aria-colindex={1} scope="rowgroup" id={`${id}-day-${day.index}`}>
        {dayName(day.index, day.title)}
        {day.date && <span className="sheet-note">{dayDateInWords(day.date)}</span>}
      </th>
      {before > 0 && <td {...as.cell} aria-colindex={2} aria-colspan={before} style={spanOf(before)} />}
      <td {...as.cell} aria-colindex={before + 2} className="sheet-end">
        {day.sums.length > 0 && <VisuallyHidden>{wording.daySum}</VisuallyHidden>}{' '}
        {day.sums.map((sum) => moneyInWords(sum)).join(' + ')}
      </td>
      <td {...as.cell} aria-colindex={before + 3} aria-colspan={after} style={spanOf(after)} />
    </tr>
  )
}

const spanOf = (columns: number) => ({ gridColumn: `span ${columns}` })

type SegmentRowProps = {
  frame: SheetFrame
  row: SheetRow
  day: number | null
  /** Among all segments, from 0. */
  at: number
  /** As screen readers count it, with the rows of the days. */
  index: number
}

export const SegmentRow = memo(function SegmentRow({ frame, row, day, at, index }: SegmentRowProps) {
  return (
    <tr {...as.row} aria-rowindex={index} className={row.price.counts === 'sold' ? undefined : 'sheet-offered'}>
      {frame.columns.map((id, column) => (
        <SheetCell key={id} frame={frame} id={id} row={row} day={day} at={at} column={column} />
      ))}
    </tr>
  )
})

type SheetCellProps = Omit<SegmentRowProps, 'index'> & { id: ColumnId; column: number }

function SheetCell({ frame, id, row, day, at, column }: SheetCellProps) {
  const { sheet, rights } = frame
  const shown = useCellFlags(sheet.state, at, column)
  const isEditing = (shown & flags.editing) !== 0
  const isHeader = id === 'title'
  const Cell = isHeader ? 'th' : 'td'
  return (
    <Cell
      {...(isHeader ? as.rowHeader : as.cell)}
      scope={isHeader ? 'row' : undefined}
      id={`${frame.id}-${at}-${column}`}
      data-row={at}
      data-column={column}
      tabIndex={shown & flags.focused ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={(shown & flags.selected) !== 0}
      aria-readonly={id === 'details' ? undefined : whyFixed(id, row, rights) !== null}
      aria-invalid={shown & flags.invalid ? true : undefined}
      aria-describedby={isHeader ? `${frame.id}-day-${day}` : undefined}
      className={classNames(figureColumns.has(id) && 'sheet-end', isEditing && 'sheet-editing') || undefined}
    >
      <CellContent id={id} row={row} />
      {isEditing && (
        <CellEditor
          sheet={sheet}
          place={{ row: at, column }}
          id={id}
          label={wording.cellOf({ column: columnTitle(id, rights), title: row.price.title })}
          placeholder={id === 'sell' && row.price.gross ? moneyInWords(row.price.gross) : undefined}
        />
      )}
    </Cell>
  )
}
