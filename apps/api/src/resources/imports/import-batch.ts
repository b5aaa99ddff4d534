import type { Context } from '../../kit/context.ts'
import { obeyRules, parseNew } from '../../kit/crud.ts'
import { csvColumnsOf } from '../../kit/csv/columns.ts'
import { namesInRow, type MappedColumn, type ReadRow, readRow } from '../../kit/csv/read-cells.ts'
import type { ActAs } from '../../kit/in-tenant.ts'
import { leaveEvent } from '../../kit/audit.ts'
import { recordsNamed } from '../../kit/names.ts'
import { Problem } from '../../kit/problem.ts'
import { contactName } from '../contacts/queries.ts'
import { findImport, recordCalled, type StoredImport, titleTerms } from './queries.ts'
import { columnsFor, type Target, targets } from './import-into.ts'

/** So many rows are stored, or checked, in one transaction. */
const atOnce = { running: 100, checking: 500 }

type Row = { n: number; cells: string[] }
type RowError = { column: string; message: string }
type Outcome = { n: number; state: string; errors: RowError[]; record: string | null }

/**
 * Checks or stores the next rows of an import, as the person who began it, and writes down in the same transaction what
 * became of each. The import stays locked meanwhile: two workers do nothing twice.
 * @returns whether there may be more to do.
 */
export const importBatch = async (server: Context, actAs: ActAs, uuid: string): Promise<boolean> => {
  const found = await findImport(server, uuid, { lock: true }).catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  if (found?.state !== 'checking' && found?.state !== 'running') return false
  const ctx = await actAs(server, found.createdBy).catch(() => null)
  const target = targets[found.resource]
  // Who began it has left the company, or may not add to the list any more.
  if (!ctx || !target.noun.policy.create(ctx.actor)) return endImport(server, uuid, 'failed')
  const isRunning = found.state === 'running'
  const rows = await ctx.tx.query<Row>(
    'select n, cells from import_rows where tenant = $1 and import = $2 and state = $3 order by n limit $4',
    [ctx.tenant, uuid, isRunning ? 'valid' : 'waiting', atOnce[found.state]],
  )
  if (rows.length === 0) return endImport(ctx, uuid, isRunning ? 'done' : 'checked')
  const read = await readRows(ctx, found, rows)
  const outcomes = isRunning ? await storeRows(ctx, found, read) : read.map((row) => checkRow(found, target, row))
  await ctx.tx.query(
    `update import_rows r set state = o.state, errors = o.errors, record = o.record
     from jsonb_to_recordset($3::jsonb) o(n int, state text, errors jsonb, record uuid)
     where r.tenant = $1 and r.import = $2 and r.n = o.n`,
    [ctx.tenant, uuid, JSON.stringify(outcomes)],
  )
  return true
}

const endImport = async (ctx: Context, uuid: string, state: 'checked' | 'done' | 'failed'): Promise<false> => {
  await ctx.tx.query('update imports set state = $3, updated_at = now() where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
    state,
  ])
  if (state !== 'checked') await leaveEvent(ctx, state === 'done' ? 'import.finish' : 'import.fail', uuid)
  return false
}

type Read = ReadRow & { n: number; name: string }

const readRows = async (ctx: Context, found: StoredImport, rows: readonly Row[]): Promise<Read[]> => {
  const columns = columnsFor(targets[found.resource], ctx.actor)
  const mapped = found.mapping.flatMap((key, at): MappedColumn[] => {
    const column = columns.find((one) => one.key === key)
    return column ? [{ at, column }] : []
  })
  const wanted = Map.groupBy(
    rows.flatMap(({ cells }) => namesInRow(mapped, cells)),
    ([noun]) => noun,
  )
  const named = new Map<string, ReadonlyMap<string, string>>()
  for (const [noun, names] of wanted)
    named.set(noun, await recordsNamed(ctx, noun, [...new Set(names.map(([, name]) => name))]))
  return rows.map(({ n, cells }) => {
    const read = readRow(mapped, cells, (noun, name) => named.get(noun)?.get(name))
    const { title } = targets[found.resource].noun.resource
    const name = found.resource === 'contacts' ? contactName(read.input) : read.input[title]
    return { ...read, n, name: typeof name === 'string' ? name : '' }
  })
}

/** What a row would be refused for, without storing anything. */
const checkRow = (found: StoredImport, { noun: { resource } }: Target, { n, input, unread }: Read): Outcome => {
  const errors = unread.map(({ key, message }) => ({ column: headOf(found, key), message }))
  try {
    obeyRules(resource, parseNew(resource, input))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    errors.push(...errorsIn(found, error).filter(({ column }) => !errors.some((one) => one.column === column)))
  }
  return { n, state: errors.length > 0 ? 'invalid' : 'valid', errors, record: null }
}

/** Stores rows one by one; what refuses one of them undoes that one only. */
const storeRows = async (ctx: Context, found: StoredImport, rows: readonly Read[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const terms = await titleTerms(ctx, [...new Set(rows.map(({ name }) => name))])
  for (const row of rows) {
    await ctx.tx.query('savepoint import_row')
    try {
      const { state, record } = await storeRow(ctx, found, row, terms.get(row.name) ?? '')
      outcomes.push({ n: row.n, state, errors: [], record })
      await ctx.tx.query('release savepoint import_row')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await ctx.tx.query('rollback to savepoint import_row')
      outcomes.push({ n: row.n, state: 'failed', errors: errorsIn(found, error), record: null })
    }
  }
  return outcomes
}

const storeRow = async (
  ctx: Context,
  { resource, onDuplicate }: StoredImport,
  { input, unread }: Read,
  term: string,
) => {
  const [first] = unread
  // A name that was there at the check may be gone by now.
  if (first)
    throw new Problem('invalid', { errors: { [first.key]: [{ code: 'invalid_value', message: first.message }] } })
  const present = onDuplicate === 'create' ? undefined : await recordCalled(ctx, resource, term)
  if (present === undefined) {
    const { uuid } = await targets[resource].create(ctx, input)
    return { state: 'created', record: String(uuid) }
  }
  if (onDuplicate === 'update') await targets[resource].update(ctx, present, input, null)
  return { state: onDuplicate === 'update' ? 'updated' : 'skipped', record: present }
}

/** What a problem says of a row, each by the head of the column it is about. */
const errorsIn = (found: StoredImport, { extra, message }: Problem): RowError[] => {
  const errors = Object.entries(extra.errors ?? {}).flatMap(([path, some]) =>
    some.slice(0, 1).map((one) => ({ column: headOf(found, path), message: one.message })),
  )
  return errors.length > 0 ? errors : [{ column: '', message }]
}

/** The head of the column that a path of a field was read from; of a field that no column was read into its label. */
const headOf = (found: StoredImport, path: string): string => {
  const at = found.mapping.findIndex((key) => key !== null && (path === key || path.startsWith(`${key}.`)))
  const near = at >= 0 ? at : found.mapping.findIndex((key) => key?.split('.')[0] === path.split('.')[0])
  const { resource } = targets[found.resource].noun
  const label = csvColumnsOf(resource).find(({ key }) => key === path || key.startsWith(`${path}.`))?.header
  return (at >= 0 ? found.columns[at] : (label ?? found.columns[near])) ?? path
}
