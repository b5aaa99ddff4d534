import type { Context } from '../../kit/context.ts'
import type { CellKind, CsvColumn } from '../../kit/csv/columns.ts'
import { unknownName } from '../../kit/csv/read-row.ts'
import { Problem } from '../../kit/problem.ts'
import { targets } from './import-into.ts'
import {
  cellsOfField,
  headAt,
  type Read,
  readRows,
  type Row,
  type RowError,
  togetherWith,
  type Work,
} from './read-rows.ts'
import { rejectedIn } from './fit-row.ts'

type Linked = { n: number; errors: RowError[]; links: 'found' | null }

/**
 * Looks in the same file for records of the same list that checked rows refer to, such as the parent of a destination.
 * Names that are not found there either are reported as errors.
 * @returns whether there may be more to do.
 */
export const seekRows = async (ctx: Context, work: Work, limit: number): Promise<boolean> => {
  const rows = await rowsWith(ctx, work, 'sought', limit)
  const read = await readRows(ctx, work.found, work.mapped, rows)
  const names = new Set(read.flatMap(({ unresolved }) => unresolved.map(({ value }) => value)))
  const inFile = await namesInFile(ctx, work, [...names])
  const linked = read.map((row): Linked => {
    const missing = row.unresolved.filter(({ value }) => !inFile.has(value))
    const links = missing.length < row.unresolved.length ? 'found' : null
    return { n: row.n, errors: togetherWith(row.before, unknownIn(work, missing)), links }
  })
  return storeLinks(ctx, work, linked)
}

/**
 * Sets the references of stored rows to records of the same list, now that all of these are stored.
 * @returns whether there may be more to do.
 */
export const linkRows = async (ctx: Context, work: Work, limit: number): Promise<boolean> => {
  const rows = await rowsWith(ctx, work, 'found', limit)
  const linked: Linked[] = []
  const records = new Map(rows.map(({ n, record }) => [n, record]))
  for (const row of await readRows(ctx, work.found, work.mapped, rows)) {
    const missing = unknownIn(work, row.unresolved)
    const rejected = await linkRow(ctx, work, row, records.get(row.n) ?? null)
    linked.push({ n: row.n, errors: togetherWith(row.before, [...missing, ...rejected]), links: null })
  }
  return storeLinks(ctx, work, linked)
}

type StoredRow = Row & { record: string | null }

const rowsWith = (ctx: Context, { found }: Work, links: 'sought' | 'found', limit: number): Promise<StoredRow[]> =>
  ctx.tx.query<StoredRow>(
    `select n, cells, errors, record from import_rows
     where tenant = $1 and import = $2 and links = $3 and state in ('valid', 'created', 'updated') order by n limit $4`,
    [ctx.tenant, found.uuid, links, limit],
  )

/** Those of the names that belong to a row of the file, ignoring accents and case. */
const namesInFile = async (ctx: Context, { found }: Work, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await ctx.tx.query<{ given: string }>(
    `select given from unnest($3::text[]) given where fold(given) in (
       select fold(name) from import_rows where tenant = $1 and import = $2 and state = 'valid')`,
    [ctx.tenant, found.uuid, names],
  )
  return new Set(rows.map(({ given }) => given))
}

const unknownIn = ({ found }: Work, unresolved: Read['unresolved']): RowError[] => {
  const { definition } = targets[found.resource].served
  return unresolved.map(({ at, value }) => ({
    column: headAt(found, at),
    value,
    message: unknownName(definition.name, value),
    leavesOut: 'cell',
  }))
}

const linkRow = async (
  ctx: Context,
  { found, mapped }: Work,
  row: Read,
  record: string | null,
): Promise<RowError[]> => {
  const target = targets[found.resource]
  const own = mapped.filter(({ column }) => namesOwn(column, target.served.definition.name))
  const fields = new Set<string>(own.map(({ column }) => column.path[0]))
  const input = Object.fromEntries(Object.entries(row.input).filter(([field]) => fields.has(field)))
  if (record === null || Object.keys(input).length === 0) return []
  await ctx.tx.query('savepoint import_link')
  try {
    await target.update(ctx, record, input, null)
    await ctx.tx.query('release savepoint import_link')
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await ctx.tx.query('rollback to savepoint import_link')
    return rejectedIn(error).map(({ field, message }) => ({
      ...cellsOfField(found, mapped, row.cells, field),
      message,
      leavesOut: 'cell',
    }))
  }
}

const namesOwn = ({ cell }: Pick<CsvColumn, 'cell'>, served: string): boolean => {
  const one: CellKind = cell.kind === 'list' ? cell.of : cell
  if (one.kind === 'table') return one.columns.some((column) => namesOwn(column, served))
  return one.kind === 'reference' && one.to === served
}

const storeLinks = async (ctx: Context, { found }: Work, linked: readonly Linked[]): Promise<boolean> => {
  if (linked.length === 0) return false
  await ctx.tx.query(
    `update import_rows r set errors = l.errors, links = l.links
     from jsonb_to_recordset($3::jsonb) l(n int, errors jsonb, links text)
     where r.tenant = $1 and r.import = $2 and r.n = l.n`,
    [ctx.tenant, found.uuid, JSON.stringify(linked)],
  )
  return true
}
