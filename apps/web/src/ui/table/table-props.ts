import type { ReactNode } from 'react'

/** One column; on cards it is a line, named by its title. */
export interface TableColumn<Row> {
  id: string
  title: string
  /** In the row header of rows with a page it becomes part of a link: nothing in it can be pressed by itself. */
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
  /** The row in words, for screen readers. */
  rowName: (row: Row) => string
  /** Where a click on the row, or Enter, leads. */
  rowHref?: ((row: Row) => string) | undefined
  sort?: TableSort | null
  onSortChange?: (sort: TableSort) => void
  /** Give both to let rows be chosen. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (ids: ReadonlySet<string>) => void
}
