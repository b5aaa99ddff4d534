import type { ReactNode } from 'react'

/** One column; on cards it is a line, labelled with its title. */
export interface TableColumn<Row> {
  id: string
  title: string
  /** In the row header of rows with a page, the content becomes part of a link, so it must not contain controls. */
  render: (row: Row) => ReactNode
  /** The column that names the row: its cell becomes the title of the card. Exactly one column has it. */
  isRowHeader?: boolean
  isSortable?: boolean
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** For columns such as images and actions, whose title only screen readers read. */
  isTitleHidden?: boolean
  /** Where the cell is on a card; `corner` is for row actions, `picture` for an image above the title. */
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
  /** The name of the row for screen readers. */
  rowName: (row: Row) => string
  /** The path that a click on the row, or Enter, opens. */
  rowHref?: ((row: Row) => string) | undefined
  sort?: TableSort | null
  onSortChange?: (sort: TableSort) => void
  /** Set both to make rows selectable. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (ids: ReadonlySet<string>) => void
  /** What the Delete key on a row does. */
  onRemove?: ((id: string) => void) | undefined
}
