import { textKindOf } from '@sojourn/contract/kit/column'
import type { Context } from '../../kit/context.ts'
import { csvColumnsOf } from '../../kit/csv/columns.ts'
import { type MappedColumn, type ReadBy, type ReadRow, readRow } from '../../kit/csv/read-row.ts'
import { recordsNamed } from '../../kit/records/names.ts'
import { contactName } from '../contacts/queries.ts'
import { findTenant } from '../../identity/tenants.ts'
import { columnsFor, targets } from './import-into.ts'
import type { StoredImport } from './queries.ts'

/** A row of a file as it is stored until it is imported. */
export type Row = { n: number; cells: string[]; errors: RowError[] }
/** A cell that could not be read, or the reason why a row is not imported. */
export type RowError = { column: string; value: string; message: string; leavesOut: 'cell' | 'row' }
/** A row that was read; `name` is the name of its future record. */
export type Read = ReadRow & { n: number; name: string; cells: string[]; before: RowError[] }

/** A running import and its columns. */
export type Work = { found: StoredImport; mapped: readonly MappedColumn[] }

/** The errors found at the check, and those found since then. */
export const togetherWith = (before: readonly RowError[], more: readonly RowError[]): RowError[] => [
  ...before,
  ...more.filter((one) => !before.some(({ column, message }) => column === one.column && message === one.message)),
]

/** The columns of a file that are mapped to fields the actor may fill. */
export const mappedColumns = (ctx: Context, found: StoredImport): MappedColumn[] => {
  const columns = columnsFor(targets[found.resource], ctx.actor)
  return found.mapping.flatMap((key, at): MappedColumn[] => {
    const column = columns.find((one) => one.key === key)
    return column ? [{ at, head: headAt(found, at), column }] : []
  })
}

/** Reads rows with their mapping. The records that they refer to by name are looked up together. */
export const readRows = async (
  ctx: Context,
  found: StoredImport,
  mapped: readonly MappedColumn[],
  rows: readonly Row[],
): Promise<Read[]> => {
  const { definition } = targets[found.resource].served
  const by = await readBy(ctx, found)
  const wanted = new Map<string, Set<string>>()
  const note = (served: string, name: string) => {
    wanted.set(served, (wanted.get(served) ?? new Set()).add(name))
    return undefined
  }
  const naming = mapped.filter(({ column: { cell } }) => ['reference', 'list', 'table'].includes(cell.kind))
  for (const { cells } of rows) readRow(naming, cells, { ...by, find: note })
  const named = new Map<string, ReadonlyMap<string, string>>()
  for (const [served, names] of wanted) named.set(served, await recordsNamed(ctx, served, [...names]))
  const find: ReadBy['find'] = (served, name) => named.get(served)?.get(name)
  return rows.map(({ n, cells, errors }) => {
    const read = readRow(mapped, cells, { ...by, find })
    const name = found.resource === 'contacts' ? contactName(read.input) : read.input[definition.title]
    return { ...read, n, cells, before: errors, name: typeof name === 'string' ? name : '' }
  })
}

const readBy = async (ctx: Context, found: StoredImport): Promise<Omit<ReadBy, 'find'>> => {
  const { definition } = targets[found.resource].served
  const { country, currency } = await findTenant(ctx)
  const certain = found.dateColumns.find(({ order }) => order !== null)?.order
  const notes = definition.fields.notes?.schema
  return {
    own: definition.name,
    wordFor: (name) => (name === 'user' ? 'colleague' : name),
    country: typeof country === 'string' ? country : null,
    currency: typeof currency === 'string' ? currency : null,
    orderOf: (at) =>
      found.dateColumns.find(({ column }) => column === at)?.order ?? found.dateOrder ?? certain ?? 'dmy',
    hasNotes: notes !== undefined && textKindOf(notes) === 'prose',
  }
}

/** The header of a column, or its number if it has none. */
export const headAt = ({ columns }: StoredImport, at: number): string => columns[at] || `Column ${at + 1}`

/** The cells that a field was read from: the header of the first column, and the values of all of them. */
export const cellsOfField = (
  found: StoredImport,
  mapped: readonly MappedColumn[],
  cells: readonly string[],
  field: string,
): { column: string; value: string } => {
  const own = mapped.filter(({ column }) => column.path[0] === field)
  const label = columnLabel(found, field)
  return {
    column: own[0]?.head ?? label,
    value: own
      .map(({ at }) => (cells[at] ?? '').trim())
      .filter(Boolean)
      .join(' · '),
  }
}

const columnLabel = ({ resource }: StoredImport, field: string): string =>
  csvColumnsOf(targets[resource].served.definition).find(({ path }) => path[0] === field)?.header ?? field
