import { type Import, importCreate } from '@sojourn/contract/imports'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { requireCreate } from '../../kit/records/crud.ts'
import { guessMapping } from './read-mapping.ts'
import { dateColumnOf } from '../../kit/csv/read-date.ts'
import { invalid } from '../../kit/problem.ts'
import { readImport } from './queries.ts'
import { columnsFor, targets } from './import-into.ts'
import { makeImportRoom } from './fit-quota.ts'
import type { ReadFile } from './read-file.ts'

/** Reads the target resource from the form; 422 unless the actor may add to it. */
export const readResource = (ctx: Pick<Context, 'actor'>, fields: unknown): Import['resource'] => {
  const parsed = importCreate.safeParse(fields)
  if (!parsed.success) throw invalid(parsed.error)
  requireCreate(ctx, targets[parsed.data.resource].served)
  return parsed.data.resource
}

/** Stores a file's rows, with a guess at which column is which field. */
export const createImport = async (ctx: Context, resource: Import['resource'], file: ReadFile): Promise<Import> => {
  requireCreate(ctx, targets[resource].served)
  await makeImportRoom(ctx, file.bytes)
  const { served } = targets[resource]
  const cellsAt = file.columns.map((_, at) => file.rows.map(({ cells }) => cells[at] ?? ''))
  const empty = cellsAt.flatMap((cells, at) => (cells.every((cell) => cell.trim() === '') ? [at] : []))
  const dates = cellsAt.flatMap((cells, column) => {
    const found = dateColumnOf(cells)
    return found ? [{ column, ...found }] : []
  })
  const columns = columnsFor(targets[resource], ctx.actor)
  const mapping = guessMapping(file.columns, columns, served.definition.name, new Set(empty))
  const [row] = await ctx.tx.query<{ uuid: string }>(
    `insert into imports (tenant, created_by, resource, filename, format, delimiter, encoding, state, columns, empty_columns,
       mapping, date_columns, on_duplicate, total, bytes)
     values ($1, $2, $3, $4, $5, $6, $7, 'draft', $8, $9, $10, $11, 'skip', $12, $13) returning uuid`,
    [
      ctx.tenant,
      ctx.actor.uuid,
      resource,
      file.filename,
      file.format,
      file.delimiter,
      file.encoding,
      file.columns,
      empty,
      mapping,
      JSON.stringify(dates),
      file.rows.length,
      file.bytes,
    ],
  )
  if (!row) throw new Error('an import was not stored')
  for (let at = 0; at < file.rows.length; at += 1000)
    await ctx.tx.query(
      `insert into import_rows (tenant, import, n, cells, state)
       select $1, $2, (r->>'n')::int, array(select jsonb_array_elements_text(r->'cells')), 'waiting' from jsonb_array_elements($3::jsonb) r`,
      [ctx.tenant, row.uuid, JSON.stringify(file.rows.slice(at, at + 1000))],
    )
  await writeAuditEvent(ctx, 'import.create', row.uuid)
  return readImport(ctx, row.uuid)
}
