import type { SheetRow } from './sheet-rows.ts'
import * as wording from './wording.ts'

/** The columns of the sheet, in their order. */
const columnIds = [
  'title',
  'supplier',
  'rate',
  'unit',
  'quantity',
  'net',
  'currency',
  'exchange',
  'markup',
  'sell',
  'margin',
  'details',
] as const
export type ColumnId = (typeof columnIds)[number]

/** What the user may see and change. */
export type SheetRights = {
  seesNet: boolean
  seesSuppliers: boolean
  mayPrice: boolean
  /** Whether everything else of a segment may be changed too. */
  mayWrite: boolean
}

/** Columns that would give away what a segment costs the company. */
const netColumns: ReadonlySet<ColumnId> = new Set([
  'rate',
  'unit',
  'quantity',
  'net',
  'currency',
  'exchange',
  'markup',
  'margin',
])

/** The least widths of the columns, in rem; what is left over is shared in the same proportions. */
const widths: Readonly<Record<ColumnId, number>> = {
  title: 13.25,
  supplier: 6.5,
  rate: 4.5,
  unit: 6,
  quantity: 4.25,
  net: 5.75,
  currency: 4.25,
  exchange: 4.75,
  markup: 4.25,
  sell: 7.25,
  margin: 6.25,
  details: 2.75,
}
const titleOnSmallScreens = 9

/** The widths of columns for the styles: `minmax(13.25rem, 13.25fr) …` and their sum. */
export const columnWidths = (columns: readonly ColumnId[], isSmall: boolean): { each: string; all: string } => {
  const own = columns.map((id) => (id === 'title' && isSmall ? titleOnSmallScreens : widths[id]))
  const sum = own.reduce((before, width) => before + width, 0)
  return { each: own.map((width) => `minmax(${width}rem, ${width}fr)`).join(' '), all: `${sum}rem` }
}

/** Columns of figures, which are aligned at their end. */
export const figureColumns: ReadonlySet<ColumnId> = new Set(['quantity', 'net', 'exchange', 'markup', 'sell', 'margin'])

/** On a small screen, the first columns: what is asked for most, and the way to a form with everything. */
const firstOnSmallScreens: readonly ColumnId[] = ['title', 'details', 'sell', 'net', 'currency', 'margin', 'markup']

/** The columns that a user sees, in the order of the screen. */
export const columnsFor = ({ seesNet, seesSuppliers }: SheetRights, isSmall = false): ColumnId[] => {
  const ids = isSmall ? [...new Set([...firstOnSmallScreens, ...columnIds])] : columnIds
  return ids.filter((id) => (seesNet || !netColumns.has(id)) && (seesSuppliers || id !== 'supplier'))
}

/** The heading of a column. Who sees no net prices sees prices, not what is sold at which margin. */
export const columnTitle = (id: ColumnId, { seesNet }: Pick<SheetRights, 'seesNet'>): string =>
  id === 'sell' && !seesNet ? wording.price : wording.columns[id]

/** Why the user may not change a cell, as a sentence; null if they may. A locked price is changed only after it is unlocked. */
export const whyFixed = (id: ColumnId, { segment }: SheetRow, { mayPrice, mayWrite }: SheetRights): string | null => {
  if (id === 'title') return mayWrite ? null : wording.problems.readOnly
  if (!ownColumns.has(id) || !mayPrice) return wording.problems.readOnly
  if (segment.priceLocked) return wording.problems.locked
  if (segment.costing && (id === 'unit' || id === 'currency')) return wording.problems.byRates
  return id === 'currency' && segment.net === null ? wording.problems.noNet : null
}

/** Columns of a segment's own price; the others are worked out. */
const ownColumns: ReadonlySet<ColumnId> = new Set(['unit', 'quantity', 'net', 'currency', 'markup', 'sell'])
