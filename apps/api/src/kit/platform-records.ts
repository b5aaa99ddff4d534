import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { Transaction } from './context.ts'
import { filterConditions, orderOf } from './plain-list.ts'
import { type ListQuery, parseListQuery, type RawQuery } from './list-query.ts'
import { pageAround } from './page-around.ts'
import { Problem } from './problem.ts'
import { recordSql, type Stored } from './records.ts'
import type { Bind } from './terms.ts'

type Tx = Pick<Transaction, 'query'>

type Listing = {
  resource: AnyResource
  raw: RawQuery
  path: string
  /** Sort key when the query names none. */
  sort?: string
  /** What the rows `r` are read from, when it is not the noun's table. */
  from?: (bind: Bind) => string
  /** What further narrows the list. */
  where?: (bind: Bind) => string[]
  /** Columns beside the noun's own. */
  also?: readonly string[]
}

/** One page of records that lie outside any company: counted exactly, searched by the words of their searched fields. */
export const listPlatformRecords = async (
  tx: Tx,
  { resource, raw, path, sort, from, where, also = [] }: Listing,
): Promise<Page<Stored>> => {
  const query = parseListQuery(resource, sort ? { sort, ...raw } : raw)
  const sql = recordSql(resource)
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const source = from ? from(bind) : resource.table
  const conditions = ['true', ...conditionsOf(resource, query, bind), ...(where ? where(bind) : [])].join(' and ')
  const [counted] = await tx.query<{ total: number }>(
    `select count(*)::int as total from ${source} r where ${conditions}`,
    values,
  )
  const rows = await tx.query<Stored>(
    `select ${[sql.columns, ...also].join(', ')} from ${source} r where ${conditions}
     order by ${orderOf(resource, query.sort)} limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  return pageAround(rows, counted?.total ?? 0, false, query, path, raw)
}

const conditionsOf = (resource: AnyResource, query: ListQuery, bind: Bind): string[] => {
  const { columnOf } = recordSql(resource)
  const text = resource.searched.map((name) => `coalesce(${columnOf(name)}, '')`).join(` || ' ' || `)
  return [
    ...(resource.fields.deletedAt ? [`r.deleted_at is ${query.binned ? 'not ' : ''}null`] : []),
    ...(query.letter ? [`initial_of(${columnOf(resource.title)}) = ${bind(query.letter)}`] : []),
    ...(query.q?.trim() ? [`position(fold(${bind(query.q.normalize('NFC').trim())}) in fold(${text})) > 0`] : []),
    ...filterConditions(resource, query.filters, bind),
  ]
}

/** The record whose field `name` is `value`, or 404; `lock` holds it until the transaction ends, but not against being referred to. */
export const findPlatformRecord = async (
  tx: Tx,
  resource: AnyResource,
  name: string,
  value: string,
  lock = false,
): Promise<Stored> => {
  const sql = recordSql(resource)
  const [row] = await tx.query<Stored>(
    `select ${sql.columns} from ${resource.table} r where ${sql.columnOf(name)} = $1${lock ? ' for no key update' : ''}`,
    [value],
  )
  if (!row) throw new Problem('not_found')
  return row
}

/** No noun of the platform keeps a secret. */
const nothingSealed = ''

/** Stores a new record; null when one with the same `unique` field is there. */
export const insertPlatformRecord = async (
  tx: Tx,
  resource: AnyResource,
  fields: Stored,
  unique?: string,
): Promise<Stored | null> => {
  const sql = recordSql(resource)
  const stored = resource.stored.filter(({ name }) => name in fields)
  const values = stored.map(({ name }) => sql.encode(name, fields[name], nothingSealed))
  const [row] = await tx.query<Stored>(
    `insert into ${resource.table} as r (${stored.map(({ column }) => `"${column}"`).join(', ')})
     values (${stored.map((_, index) => `$${index + 1}`).join(', ')})
     ${unique ? `on conflict (${unique}) do nothing` : ''} returning ${sql.columns}`,
    values,
  )
  return row ?? null
}

/** Writes changed fields and counts the revision up; without a change nothing is written. */
export const changePlatformRecord = async (
  tx: Tx,
  resource: AnyResource,
  before: Stored,
  changes: Stored,
): Promise<Stored> => {
  const names = Object.keys(changes)
  if (names.length === 0) return before
  const sql = recordSql(resource)
  const values: unknown[] = [before.uuid]
  const assignments = resource.stored
    .filter(({ name }) => name in changes)
    .map(({ name, column }) => `"${column}" = $${values.push(sql.encode(name, changes[name], nothingSealed))}`)
  const [row] = await tx.query<Stored>(
    `update ${resource.table} r set ${['rev = rev + 1', 'updated_at = now()', ...assignments].join(', ')}
     where uuid = $1 returning ${sql.columns}`,
    values,
  )
  if (!row) throw new Problem('not_found')
  return row
}
