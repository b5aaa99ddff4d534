import { type Import, type Importable, importListQuery } from '@sojourn/contract/imports'
import type { Page } from '@sojourn/contract/kit/page'
import type { Context } from '../../kit/context.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import { isDate } from '../../kit/csv/columns.ts'
import { columnsFor, targets } from './import-into.ts'
import { statement } from '../../kit/statement.ts'
import { granted } from '../../kit/records/granted.ts'

/** An import as it is stored. */
export type StoredImport = Omit<Import, 'sample' | 'fields' | 'counts' | 'errors'> & { total: number }

type RowError = Import['errors'][number]

const columns = `i.uuid, i.created_at as "createdAt", i.updated_at as "updatedAt", i.created_by as "createdBy", i.resource, i.filename,
  i.format, i.delimiter, i.encoding, i.state, i.columns, i.empty_columns as "emptyColumns", i.mapping,
  i.on_duplicate as "onDuplicate", i.date_columns as "dateColumns", i.date_order as "dateOrder", i.total`

/** The user who created the import, and Admins. */
const mine = `(i.created_by = $2 or $3)`
const whose = ({ tenant, actor }: Context): unknown[] => [tenant, actor.uuid, actor.isAdmin]

/** The maximum number of sample rows and of errors in a response. */
const maxVisible = { sample: 5, errors: 200 }

/** An import that the actor may see, or 404. With `lock`, it is locked until the transaction ends. */
export const findImport = async (ctx: Context, uuid: string, { lock = false } = {}): Promise<StoredImport> => {
  const [found] = await ctx.tx.query<StoredImport>(
    `select ${columns} from imports i where i.tenant = $1 and ${mine} and i.uuid = $4${lock ? ' for update' : ''}`,
    [...whose(ctx), uuid],
  )
  if (!found || !targets[found.resource].served.policy.create(ctx.actor)) throw new Problem('not_found')
  return found
}

/** One import with its progress. */
export const readImport = async (ctx: Context, uuid: string): Promise<Import> => {
  const [answer] = await answersFor(ctx, [await findImport(ctx, uuid)])
  if (!answer) throw new Problem('not_found')
  return answer
}

/** The imports that the actor may see, newest first. */
export const listImports = async (ctx: Context, raw: RawQuery, path: string): Promise<Page<Import>> => {
  const query = parsePageQuery(importListQuery, raw)
  const resourceNames = Object.entries(targets).flatMap(([plural, { served }]) =>
    served.policy.create(ctx.actor) ? [plural] : [],
  )
  const where = `i.tenant = $1 and ${mine} and i.resource = any($4)`
  const [counted] = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from imports i where ${where}`,
    [...whose(ctx), resourceNames],
  )
  const found = await ctx.tx.query<StoredImport>(
    `select ${columns} from imports i where ${where} order by i.created_at desc, i.uuid desc limit $5 offset $6`,
    [...whose(ctx), resourceNames, query.perPage, (query.page - 1) * query.perPage],
  )
  return pageAround(await answersFor(ctx, found), counted?.total ?? 0, false, query, path, raw)
}

const answersFor = async (ctx: Context, found: StoredImport[]): Promise<Import[]> => {
  const answers: Import[] = []
  for (const { total, ...one } of found) {
    const sample = await ctx.tx.query<{ cells: string[] }>(
      'select cells from import_rows where tenant = $1 and import = $2 order by n limit $3',
      [ctx.tenant, one.uuid, maxVisible.sample],
    )
    const counted = await ctx.tx.query<{ state: string; count: number; cells: number }>(
      `select state, count(*)::int as count, sum(jsonb_array_length(errors))::int as cells
       from import_rows where tenant = $1 and import = $2 group by state`,
      [ctx.tenant, one.uuid],
    )
    const count = (...states: string[]) =>
      counted.filter(({ state }) => states.includes(state)).reduce((sum, { count: some }) => sum + some, 0)
    const isDraft = one.state === 'draft'
    const ofRows = counted.filter(({ state }) => ['valid', 'created', 'updated'].includes(state))
    answers.push({
      ...one,
      sample: sample.map(({ cells }) => cells.slice(0, one.columns.length)),
      fields: columnsFor(targets[one.resource], ctx.actor).map(({ key, header, isRequired, takesSeveral, cell }) => ({
        key,
        label: header,
        isRequired,
        takesSeveral,
        isDate: isDate(cell),
      })),
      counts: {
        total,
        checked: isDraft ? 0 : total - count('waiting'),
        invalid: count('invalid'),
        unreadCells: ofRows.reduce((sum, { cells }) => sum + cells, 0),
        created: count('created'),
        updated: count('updated'),
        skipped: count('skipped'),
        failed: count('invalid', 'failed'),
      },
      errors: await findErrors(ctx, one.uuid, maxVisible.errors),
    })
  }
  return answers
}

/** The errors of an import in the order of its rows: cells that could not be read, and why rows are not imported. */
export const findErrors = (ctx: Context, uuid: string, most: number | null = null): Promise<RowError[]> =>
  ctx.tx.query<RowError>(
    `select r.n as row, e->>'column' as column, e->>'value' as value, e->>'message' as message, e->>'leavesOut' as "leavesOut"
     from import_rows r cross join lateral jsonb_array_elements(r.errors) with ordinality x(e, at)
     where r.tenant = $1 and r.import = $2 and r.state <> 'skipped' order by r.n, x.at limit $3`,
    [ctx.tenant, uuid, most],
  )

/** The search terms of titles, by the name in the file. */
export const titleTerms = async (ctx: Context, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await ctx.tx.query<{ given: string; term: string }>(
    `select given, '"' || fold(given) as term from unnest($1::text[]) given`,
    [names],
  )
  return new Map(rows.map(({ given, term }) => [given, term]))
}

/**
 * The oldest record with a title's search term that the actor may read: an import reveals no others. The term is passed in
 * as a value, because under row-level security, a condition that calls a function does not use the index.
 */
export const recordCalled = async (ctx: Context, resource: Importable, term: string): Promise<string | undefined> => {
  const { served } = targets[resource]
  const grant = served.policy.read(ctx.actor)
  if (grant === false) return undefined
  const { values, bind } = statement(ctx.tenant, resource, term)
  const mine =
    grant === true
      ? ''
      : ` and exists (select from ${served.definition.table} r where r.tenant = t.tenant and r.uuid = t.uuid${granted(grant, bind)})`
  const [found] = await ctx.tx.query<{ uuid: string }>(
    `select t.uuid from search_terms t where t.tenant = $1 and t.shelf = $2 and t.term = $3${mine} order by t.at, t.uuid limit 1`,
    values,
  )
  return found?.uuid
}
