import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Context } from '../../kit/context.ts'
import { csvColumnsOf, type CsvColumn, numbered } from '../../kit/csv/columns.ts'
import { cellsOf, type Names, referencesIn } from '../../kit/csv/write-cells.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { listAll, type Read } from '../../kit/list/list-all.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { findNames } from '../../kit/records/names.ts'
import type { Answer, ServedResource, ResourceList } from '../../kit/records/served-resource.ts'
import { byteOrderMark, csvOf } from '../../platform/csv/csv.ts'
import { makeWorkFolder } from '../../kit/jobs/work-folder.ts'
import { getTenant } from '../../identity/tenants.ts'
import { noteExport, readingIn } from './queries.ts'
import { statement } from '../../kit/statement.ts'
import { granted } from '../../kit/records/granted.ts'

/** What is exported of a resource: all of its records, or one of its lists. */
export type ListAsked = { served: ServedResource; query: RawQuery; list?: ResourceList }

type ExportedList = { filename: string; file: Readable }

/**
 * Exports a list as CSV (RFC 4180, UTF-8), with all of its records that the actor may read. It is written to a temporary
 * folder first, so that a slow client holds no connection; the folder is removed when the file is sent or aborted. The
 * exports of a company run one at a time: 429 when too many of them are waiting.
 */
export const exportList = (workspace: Workspace, request: ListAsked, signal: AbortSignal): Promise<ExportedList> =>
  workspace.deps.turns.exports(workspace.tenant, () => storeList(workspace, request, signal))

const storeList = async (workspace: Workspace, request: ListAsked, signal: AbortSignal): Promise<ExportedList> => {
  signal.throwIfAborted()
  const folder = await makeWorkFolder(workspace)
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'list.csv')
    await writeList(readingIn(workspace), request, path, signal)
    const company = await workspace.transact(async (ctx) => {
      await noteExport(ctx)
      return getTenant(ctx)
    }, 'read write')
    const file = createReadStream(path)
    file.once('close', () => void clear())
    const { plural } = request.served.definition
    return { filename: `${company.slug}-${plural}-${new Date().toISOString().slice(0, 10)}.csv`, file }
  } catch (error) {
    await clear()
    throw error
  }
}

const writeList = async (read: Read, { served, query, list }: ListAsked, path: string, signal: AbortSignal) => {
  const { hidden, most } = await read(async (ctx) => ({
    hidden: served.policy.hidden?.(ctx.actor) ?? [],
    most: await maxEntries(ctx, served),
  }))
  const columns = csvColumnsOf(served.definition).filter(
    ({ path: [field, n] }) => !hidden.includes(field) && (typeof n !== 'number' || n < (most.get(field) ?? 0)),
  )
  const output = await open(path, 'wx', 0o600)
  try {
    await output.write(byteOrderMark + csvOf([columns.map(({ header }) => header)]))
    for await (const records of listAll(read, served, query, list)) {
      signal.throwIfAborted()
      const names = await read((ctx) => namesIn(ctx, columns, records))
      await output.write(csvOf(records.map((record) => cellsOf(columns, record, names))))
    }
  } finally {
    await output.close()
  }
}

/** For each field that has numbered columns, the largest number of items in a record that the actor may read; at least one. */
const maxEntries = async (
  ctx: Context,
  { definition, policy }: ServedResource,
): Promise<ReadonlyMap<string, number>> => {
  const most = new Map<string, number>()
  const grant = policy.read(ctx.actor)
  for (const { name, column } of definition.stored.filter((field) => numbered.has(field.name))) {
    const { values, bind } = statement(ctx.tenant)
    const [row] = await ctx.tx.query<{ most: number | null }>(
      `select max(jsonb_array_length(r."${column}")) as most from ${definition.table} r where r.tenant = $1${granted(grant, bind)}`,
      values,
    )
    most.set(name, Math.max(1, row?.most ?? 0))
  }
  return most
}

const namesIn = async (ctx: Context, columns: readonly CsvColumn[], records: readonly Answer[]): Promise<Names> => {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const [served, uuids] of referencesIn(columns, records))
    names.set(served, await findNames(ctx, served, [...uuids]))
  return names
}
