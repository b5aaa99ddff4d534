import type { Context } from '../../kit/context.ts'
import { inSavepoint } from '../../kit/in-savepoint.ts'
import { findRecord } from '../../kit/records/crud.ts'
import type { ActAs } from '../../kit/http/in-tenant.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { prepareRow } from './prepare-row.ts'
import { linkRows, seekRows } from './link-rows.ts'
import { findImport, recordCalled, type StoredImport, titleTerms } from './queries.ts'
import { targets } from './import-into.ts'
import {
  cellsOfField,
  headAt,
  mappedColumns,
  type Read,
  readRows,
  type Row,
  type RowError,
  togetherWith,
  type Work,
} from './read-rows.ts'
import { type Rejected, rejectedIn, fitRow, withoutFields } from './fit-row.ts'

/** How many rows are stored, or checked, in one transaction. */
const atOnce = { running: 100, checking: 500 }

type Outcome = {
  n: number
  state: string
  errors: RowError[]
  record: string | null
  name: string
  links: string | null
}

/**
 * Checks or stores the next rows of an import, as the user who started it, and saves the outcome of each row in the same
 * transaction. The import is locked meanwhile, so that two workers never process a row twice.
 * @returns whether there may be more to do.
 */
export const importBatch = async (server: Context, actAs: ActAs, uuid: string): Promise<boolean> => {
  const found = await findAtWork(server, uuid)
  if (!found) return false
  const ctx = await actAs(server, found.createdBy).catch(() => null)
  // The user who started it has left the company, or may no longer add to the list.
  if (!ctx || !targets[found.resource].served.policy.create(ctx.actor)) return endImport(server, uuid, 'failed')
  const isRunning = found.state === 'running'
  const work: Work = { found, mapped: mappedColumns(ctx, found) }
  const rows = await ctx.tx.query<Row>(
    'select n, cells, errors from import_rows where tenant = $1 and import = $2 and state = $3 order by n limit $4',
    [ctx.tenant, uuid, isRunning ? 'valid' : 'waiting', atOnce[found.state]],
  )
  if (rows.length === 0) {
    if (await (isRunning ? linkRows : seekRows)(ctx, work, atOnce[found.state])) return true
    return endImport(ctx, uuid, isRunning ? 'done' : 'checked')
  }
  const read = await readRows(ctx, found, work.mapped, rows)
  const outcomes = isRunning ? await storeRows(ctx, work, read) : read.map((row) => checkRow(work, row))
  await ctx.tx.query(
    `update import_rows r set state = o.state, errors = o.errors, record = o.record, name = o.name, links = o.links
     from jsonb_to_recordset($3::jsonb) o(n int, state text, errors jsonb, record uuid, name text, links text)
     where r.tenant = $1 and r.import = $2 and r.n = o.n`,
    [ctx.tenant, uuid, JSON.stringify(outcomes)],
  )
  return true
}

/** Ends an import that cannot continue; records that are already stored stay. */
export const failImport = async (server: Context, uuid: string): Promise<void> => {
  if (await findAtWork(server, uuid)) await endImport(server, uuid, 'failed')
}

type AtWork = StoredImport & { state: keyof typeof atOnce }

const findAtWork = async (server: Context, uuid: string): Promise<AtWork | null> => {
  const found = await findImport(server, uuid, { lock: true }).catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  return found?.state === 'checking' || found?.state === 'running' ? { ...found, state: found.state } : null
}

const endImport = async (ctx: Context, uuid: string, state: 'checked' | 'done' | 'failed'): Promise<false> => {
  await ctx.tx.query('update imports set state = $3, updated_at = now() where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
    state,
  ])
  if (state !== 'checked') await writeAuditEvent(ctx, state === 'done' ? 'import.finish' : 'import.fail', uuid)
  return false
}

/** Checks what would be stored from a row, without storing anything. */
const checkRow = (work: Work, row: Read): Outcome => {
  const shifted = shiftOf(work, row)
  if (shifted) return { n: row.n, state: 'invalid', errors: [shifted], record: null, name: row.name, links: null }
  const { definition } = targets[work.found.resource].served
  const { rejected, isLost } = fitRow(definition, prepareRow(definition, work.mapped, row))
  const errors = errorsOfRow(work, row, rejected, isLost)
  const links = row.unresolved.length > 0 ? 'sought' : null
  return { n: row.n, state: isLost ? 'invalid' : 'valid', errors, record: null, name: row.name, links }
}

/** An error for a row with more cells than column headers: it is not known which cell belongs to which column. */
const shiftOf = ({ found }: Work, { cells }: Read): RowError | undefined => {
  const at = found.columns.length
  const value = cells.slice(at).join(found.delimiter ?? ' ')
  const mark = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[found.delimiter ?? ',']
  const message = `has no column header; an earlier cell in this row may contain a ${mark} and need quotes around it`
  return cells.length > at ? { column: headAt(found, at), value, message, leavesOut: 'row' } : undefined
}

/** The errors of a row: cells that could not be read, and fields that are invalid without them or in combination. */
const errorsOfRow = (
  { found, mapped }: Work,
  { cells, unread }: Read,
  rejected: readonly Rejected[],
  isLost: boolean,
): RowError[] => {
  const errors = unread.map(({ at, value, message }): RowError => ({
    column: headAt(found, at),
    value,
    message,
    leavesOut: 'cell',
  }))
  for (const [n, { field, message }] of rejected.entries()) {
    const leavesOut = isLost && n === rejected.length - 1 ? 'row' : 'cell'
    const cell = cellsOfField(found, mapped, cells, field)
    // The reason why a required cell cannot be read is more helpful than that it must be given.
    const existing = errors.find(({ column }) => column === cell.column)
    if (existing) existing.leavesOut = leavesOut
    else errors.push({ ...cell, message, leavesOut })
  }
  return errors
}

/** Stores rows one by one; if one of them is rejected, only that one is rolled back. */
const storeRows = async (ctx: Context, work: Work, rows: readonly Read[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const terms = await titleTerms(ctx, [...new Set(rows.map(({ name }) => name))])
  for (const row of rows) {
    const { n, name } = row
    const links = row.unresolved.length > 0 ? 'found' : null
    const stored = await storeWithin(ctx, work, row, terms.get(name) ?? '')
    const errors = stored.state === 'skipped' ? [] : togetherWith(row.before, stored.errors)
    outcomes.push({ n, name, links, errors, state: stored.state, record: stored.record })
  }
  return outcomes
}

type StoredRow = { state: string; record: string | null; errors: RowError[] }

/** Stores a row, without fields that are rejected only now because other records have changed since the check. */
const storeWithin = async (ctx: Context, work: Work, row: Read, term: string): Promise<StoredRow> => {
  const { found, mapped } = work
  const { served } = targets[found.resource]
  const present = found.onDuplicate === 'create' ? undefined : await recordCalled(ctx, found.resource, term)
  if (present !== undefined && found.onDuplicate === 'skip') return { state: 'skipped', record: present, errors: [] }
  const before = present === undefined ? undefined : await findPresent(ctx, work, present)
  const fitted = fitRow(served.definition, prepareRow(served.definition, mapped, row, before))
  const rejected = [...fitted.rejected]
  if (fitted.isLost) return { state: 'failed', record: null, errors: errorsOfRow(work, row, rejected, true) }
  for (let input: Record<string, unknown> | null = fitted.input; input !== null;) {
    try {
      const { uuid } = await inSavepoint(ctx, () => storeInput(ctx, work, present, input ?? {}))
      const state = present === undefined ? 'created' : 'updated'
      return { state, record: String(uuid), errors: errorsOfRow(work, row, rejected, false) }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const blamed = rejectedIn(error)
      rejected.push(...blamed)
      input = withoutFields(served.definition, input, blamed)
    }
  }
  return { state: 'failed', record: null, errors: errorsOfRow(work, row, rejected, true) }
}

/** The existing record; undefined if it has just been deleted, and then `update` rejects the row. */
const findPresent = (ctx: Context, { found }: Work, uuid: string): Promise<Stored | undefined> => {
  const { served } = targets[found.resource]
  return findRecord(ctx, served, served.policy.read(ctx.actor), uuid).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
}

const storeInput = (ctx: Context, { found }: Work, present: string | undefined, input: Stored): Promise<Stored> => {
  const target = targets[found.resource]
  return present === undefined ? target.create(ctx, input) : target.update(ctx, present, input, null)
}
