import { safeFileName } from '@sojourn/contract/file-name'
import { type Import, importCreate, importLimits } from '@sojourn/contract/imports'
import { leaveEvent } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import { requireCreate } from '../../kit/crud.ts'
import { decodeFile, delimiterOf } from '../../kit/csv/decode-file.ts'
import { guessMapping } from '../../kit/csv/guess-mapping.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { rowsOf } from '../../platform/csv/csv.ts'
import { readImport } from './queries.ts'
import { columnsFor, targets } from './import-into.ts'

/** What a file turned out to hold. Rows are counted as spreadsheets do: the heads are the first. */
export type ReadFile = Pick<Import, 'filename' | 'delimiter' | 'encoding' | 'columns'> & {
  rows: { n: number; cells: string[] }[]
}

/** Reads a CSV file: 422 names what is wrong with it. */
export const readFile = async ({ name, bytes }: { name: string; bytes: Buffer }): Promise<ReadFile> => {
  const { text, encoding } = decodeFile(bytes)
  if (text.includes('\0')) throw refused('is no text; save the table as CSV')
  const delimiter = delimiterOf(text)
  const rows: ReadFile['rows'] = []
  let columns: string[] | undefined
  let n = 0
  try {
    for await (const cells of rowsOf(text, delimiter)) {
      n += 1
      if (cells.every((cell) => cell.trim() === '')) continue
      if (columns) rows.push({ n, cells: cells.slice(0, columns.length) })
      else columns = cells.map((cell) => cell.trim())
      if (rows.length > importLimits.rows) throw refused(`has more than ${importLimits.rows} rows; split it`)
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw refused(`cannot be read as CSV after row ${n}`)
  }
  if (!columns) throw refused('is empty')
  if (columns.length > importLimits.columns) throw refused(`has more than ${importLimits.columns} columns`)
  if (rows.length === 0) throw refused('holds no rows below its heads')
  return { filename: safeFileName(name), delimiter, encoding, columns, rows }
}

const refused = (message: string): Problem => invalidField('file', 'invalid_value', message)

/** 422 unless a form names a list that the actor may add to. */
export const readResource = (ctx: Pick<Context, 'actor'>, fields: unknown): Import['resource'] => {
  const parsed = importCreate.safeParse(fields)
  if (!parsed.success) throw invalid(parsed.error)
  requireCreate(ctx, targets[parsed.data.resource].noun)
  return parsed.data.resource
}

/** Keeps a file's rows, with a guess at which column is which field. */
export const createImport = async (ctx: Context, resource: Import['resource'], file: ReadFile): Promise<Import> => {
  requireCreate(ctx, targets[resource].noun)
  const mapping = guessMapping(file.columns, columnsFor(targets[resource], ctx.actor))
  const [made] = await ctx.tx.query<{ uuid: string }>(
    `insert into imports (tenant, created_by, resource, filename, delimiter, encoding, state, columns, mapping, on_duplicate, total)
     values ($1, $2, $3, $4, $5, $6, 'draft', $7, $8, 'skip', $9) returning uuid`,
    [
      ctx.tenant,
      ctx.actor.uuid,
      resource,
      file.filename,
      file.delimiter,
      file.encoding,
      file.columns,
      mapping,
      file.rows.length,
    ],
  )
  if (!made) throw new Error('an import was not stored')
  for (let at = 0; at < file.rows.length; at += 1000)
    await ctx.tx.query(
      `insert into import_rows (tenant, import, n, cells, state)
       select $1, $2, (r->>'n')::int, array(select jsonb_array_elements_text(r->'cells')), 'waiting' from jsonb_array_elements($3::jsonb) r`,
      [ctx.tenant, made.uuid, JSON.stringify(file.rows.slice(at, at + 1000))],
    )
  await leaveEvent(ctx, 'import.create', made.uuid)
  return readImport(ctx, made.uuid)
}
