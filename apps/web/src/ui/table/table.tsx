import { ArrowDown, ArrowUp, Check, ChevronsUpDown, Minus } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '../class-names.ts'
import { genericMemo } from '../generic-memo.ts'
import type { TableColumn, TableProps, TableSort } from './table-props.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'
import { useTableHandlers } from './use-table-handlers.ts'

export type { TableColumn, TableSort } from './table-props.ts'

/** The roles of the elements, repeated because some browsers drop them when the table is shown as cards. */
const as = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const

/**
 * A table that turns into cards if the window is narrower than 48em or the available space narrower than 46rem (see table.css).
 * It is one tab stop, with the keys of a grid inside (see table-keys.ts). Keep props stable, so that nothing is rendered again.
 * Lists of 100,000 are searched while the user types, so the cost of rendering a row matters: it consists of native elements.
 */
export const Table = genericMemo(DrawnTable)

function DrawnTable<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, rowName, rowHref, sort, selected, onSelectedChange } = props
  const isSelectable = Boolean(selected && onSelectedChange)
  const visibleRows = useRowsInSight(rows, rowId)
  const missing = rows.length - visibleRows.length
  const { table, choose, chooseAll, ...handlers } = useTableHandlers(props)
  return (
    // Reserves space for the rows that follow at once: after Back, the page can be scrolled to where it was.
    <div className="table-frame" style={missing > 0 ? { paddingBlockEnd: `${missing * 4}rem` } : undefined}>
      <table
        ref={table}
        {...as.grid}
        aria-label={label}
        aria-multiselectable={isSelectable || undefined}
        className="table"
        {...handlers}
      >
        <thead {...as.group}>
          <tr {...as.row}>
            {isSelectable && (
              <th {...as.columnHeader} scope="col" className="table-select">
                <Choice label="Select all" state={stateOfAll(rows.map(rowId), selected)} onChange={chooseAll} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort ?? null} />
            ))}
          </tr>
        </thead>
        <tbody {...as.group}>
          {visibleRows.map((row) => {
            const id = rowId(row)
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                name={rowName(row)}
                href={rowHref?.(row)}
                columns={columns as readonly TableColumn<object>[]}
                isSelected={isSelectable ? (selected?.has(id) ?? false) : null}
                choose={choose}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const stateOfAll = (ids: readonly string[], selected: ReadonlySet<string> | undefined): boolean | 'mixed' => {
  if (!selected || selected.size === 0) return false
  return ids.every((id) => selected.has(id)) || 'mixed'
}

interface TableRowProps {
  id: string
  row: object
  name: string
  href: string | undefined
  columns: readonly TableColumn<object>[]
  /** Null if rows cannot be selected. */
  isSelected: boolean | null
  choose: (id: string, isRange: boolean) => void
}

const TableRow = memo(function TableRow({ id, row, name, href, columns, isSelected, choose }: TableRowProps) {
  return (
    <tr
      {...as.row}
      data-row={id}
      tabIndex={-1}
      aria-selected={isSelected ?? undefined}
      data-href={href === undefined ? undefined : ''}
      className="table-row-look"
    >
      {isSelected !== null && (
        <td {...as.cell} className="table-select">
          <Choice label={`Select ${name}`} state={isSelected} onChange={(isRange) => choose(id, isRange)} />
        </td>
      )}
      {columns.map(({ id: column, title, render, isRowHeader, align, isTitleHidden, card = 'line' }) => (
        <td
          key={column}
          {...(isRowHeader ? as.rowHeader : as.cell)}
          className={align === 'end' ? 'table-end' : undefined}
          data-card={isRowHeader ? 'title' : card}
          data-title={isTitleHidden ? undefined : title}
        >
          {isRowHeader && href !== undefined ? (
            <a href={href} draggable={false} className="table-link">
              {render(row)}
            </a>
          ) : (
            render(row)
          )}
        </td>
      ))}
    </tr>
  )
})

interface ChoiceProps {
  label: string
  state: boolean | 'mixed'
  onChange: (hasShift: boolean) => void
}

/** The native checkbox, with our own look drawn next to it. */
function Choice({ label, state, onChange }: ChoiceProps) {
  return (
    <label className="table-choice">
      <input
        type="checkbox"
        aria-label={label}
        checked={state === true}
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed'
        }}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      {state === 'mixed' ? <Minus aria-hidden size={14} /> : state && <Check aria-hidden size={14} strokeWidth={3} />}
    </label>
  )
}

function HeaderCell<Row>({ column, sort }: { column: TableColumn<Row>; sort: TableSort | null }) {
  const { id, title, align, isSortable, isTitleHidden, width, card } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const words = <span className={isTitleHidden ? 'sr-only' : undefined}>{title}</span>
  return (
    <th
      {...as.columnHeader}
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-column={isSortable ? id : undefined}
      data-card={card}
      style={{ inlineSize: width }}
      className={classNames(align === 'end' && 'table-end')}
    >
      {isSortable ? (
        <button type="button" className="table-sort">
          {words}
          <SortMark direction={direction} />
        </button>
      ) : (
        words
      )}
    </th>
  )
}

function SortMark({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden size={14} className="text-ink" />
  if (direction === 'descending') return <ArrowDown aria-hidden size={14} className="text-ink" />
  return <ChevronsUpDown aria-hidden size={14} className="opacity-60" />
}
