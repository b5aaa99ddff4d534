import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Cell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import { Checkbox } from './checkbox.tsx'
import { classNames } from './class-names.ts'
import { genericMemo } from './generic-memo.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

/** One column; on cards it is a line, named by its title. */
export interface TableColumn<Row> {
  id: string
  title: string
  render: (row: Row) => ReactNode
  /** The column that names the row: its cell becomes the title of the card. One column has it. */
  isRowHeader?: boolean
  isSortable?: boolean
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** For columns such as pictures and actions, whose title only screen readers hear. */
  isTitleHidden?: boolean
  /** Where the cell goes on a card; `corner` is for row actions, `picture` for a picture above the title. */
  card?: 'line' | 'corner' | 'picture' | 'none'
  /** A CSS width, such as `8rem`. */
  width?: string
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The row in words, for screen readers and for typing its first letters. */
  rowName: (row: Row) => string
  /** Where a click on the row, or Enter, leads. */
  rowHref?: (row: Row) => string
  sort?: TableSort | null
  onSortChange?: (sort: TableSort) => void
  /** Give both to let rows be chosen. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (ids: ReadonlySet<string>) => void
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode
}

/**
 * A table that turns into cards where it has less than 48em of window or 46rem of room (see table.css). What it is given
 * should stay the same while it does: then nothing of it is drawn again.
 */
export const Table = genericMemo(DrawnTable)

function DrawnTable<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, rowName, rowHref, sort, onSortChange, selected, onSelectedChange, empty } = props
  const isSelectable = Boolean(selected && onSelectedChange)
  const shown = useRowsInSight(rows, rowId)
  const missing = rows.length - shown.length
  return (
    // Room for the rows that follow at once: going back, the page can be scrolled to where it was.
    <div className="table-frame" style={missing > 0 ? { paddingBlockEnd: `${missing * 4}rem` } : undefined}>
      <AriaTable
        aria-label={label}
        className="table"
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelectedChange?.(new Set(keys === 'all' ? rows.map(rowId) : [...keys].map(String)))
        }
        sortDescriptor={sort ?? undefined}
        onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
      >
        <TableHeader>
          {isSelectable && (
            <AriaColumn className="table-select">
              <Checkbox slot="selection" />
            </AriaColumn>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} />
          ))}
        </TableHeader>
        <TableBody items={shown} dependencies={[columns, isSelectable]} renderEmptyState={() => empty}>
          {(row) => (
            <AriaRow id={rowId(row)} textValue={rowName(row)} href={rowHref?.(row)} className="table-row-look">
              {isSelectable && (
                <Cell className="table-select">
                  <Checkbox slot="selection" />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  className={classNames(column.align === 'end' && 'table-end')}
                  data-card={column.isRowHeader ? 'title' : (column.card ?? 'line')}
                  data-title={column.isTitleHidden ? undefined : column.title}
                >
                  {column.render(row)}
                </Cell>
              ))}
            </AriaRow>
          )}
        </TableBody>
      </AriaTable>
    </div>
  )
}

function HeaderCell<Row>({ column }: { column: TableColumn<Row> }) {
  return (
    <AriaColumn
      id={column.id}
      isRowHeader={column.isRowHeader}
      allowsSorting={column.isSortable}
      textValue={column.title}
      style={{ inlineSize: column.width }}
      className={classNames(column.align === 'end' && 'table-end')}
    >
      {({ allowsSorting, sortDirection }) => (
        <span className="inline-flex items-center gap-1">
          <span className={column.isTitleHidden ? 'sr-only' : undefined}>{column.title}</span>
          {allowsSorting && <SortMark direction={sortDirection} />}
        </span>
      )}
    </AriaColumn>
  )
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === 'ascending') return <ArrowUp aria-hidden size={14} className="text-ink" />
  if (direction === 'descending') return <ArrowDown aria-hidden size={14} className="text-ink" />
  return <ChevronsUpDown aria-hidden size={14} className="opacity-60" />
}
