import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { Transaction } from '../context.ts'
import { readMeantWords } from './spelling-suggestions.ts'
import { filterConditions, orderOf } from './plain-list.ts'
import { type ListQuery, parseListQuery, type RawQuery } from './list-query.ts'
import type { Answer } from '../records/served-resource.ts'
import { pageAround } from './page-around.ts'
import { Problem } from '../problem.ts'
import { recordSql, type Stored } from '../records/records.ts'
import type { Bind } from '../statement.ts'

type Tx = Pick<Transaction, 'query'>

type Listing = {
  resource: AnyResource
  raw: RawQuery
  path: string
  /** Default sort key. */
  sort?: string
  /** What the rows `r` are selected from, if it is not the resource's table. */
  from?: (bind: Bind) => string
  /** Further conditions. */
  where?: (bind: Bind) => string[]
  /** Columns besides the resource's own. */
  also?: readonly string[]
}

/**
 * One page of records that belong to no company: counted exactly, searched by the text of their searched fields and, if nothing
 * is found, by spelling suggestions.
 */
export const listPlatformRecords = async (tx: Tx, listing: Listing): Promise<Page<Stored>> => {
  const { resource, raw, path, sort } = listing
  const query = parseListQuery(resource, sort ? { sort, ...raw } : raw)
  const typed = await readPage(tx, listing, query)
  const meant = typed.total === 0 && query.q ? await findSuggestions(tx, listing, query.q) : null
  const { rows, total } = meant ? await readPage(tx, listing, query, meant) : typed
  return pageAround(rows, total, false, query, path, raw)
}

/** The rows of a list, before a query narrows it. */
const listed = ({ resource, from, where }: Listing) => {
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  return { values, bind, source: from ? from(bind) : resource.table, conditions: where ? where(bind) : [] }
}

const readPage = async (tx: Tx, listing: Listing, query: ListQuery, meant: string[][] | null = null) => {
  const { resource, also = [] } = listing
  const { values, bind, source, conditions } = listed(listing)
  const where = ['true', ...conditions, ...conditionsOf(resource, query, bind, meant)].join(' and ')
  const [counted] = await tx.query<{ total: number }>(
    `select count(*)::int as total from ${source} r where ${where}`,
    values,
  )
  const rows = await tx.query<Stored>(
    `select ${[recordSql(resource).columns, ...also].join(', ')} from ${source} r where ${where}
     order by ${orderOf(resource, query.sort)} limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  return { rows, total: counted?.total ?? 0 }
}

const findSuggestions = (tx: Tx, listing: Listing, q: string): Promise<string[][] | null> => {
  const { values, source, conditions } = listed(listing)
  const words = `select regexp_split_to_table(fold(${searchedText(listing.resource)}), '[^[:alnum:]]+')
    from ${source} r where ${['true', ...conditions].join(' and ')}`
  return readMeantWords(tx, q, { words, values })
}

const searchedText = (resource: AnyResource): string => {
  const { columnOf } = recordSql(resource)
  return resource.searched.map((name) => `coalesce(${columnOf(name)}, '')`).join(` || ' ' || `)
}

const conditionsOf = (resource: AnyResource, query: ListQuery, bind: Bind, meant: string[][] | null): string[] => {
  const { columnOf } = recordSql(resource)
  const text = `fold(${searchedText(resource)})`
  const isTyped = (q: string) => `position(fold(${bind(q.normalize('NFC').trim())}) in ${text}) > 0`
  const isMeant = (alike: string[]) =>
    `exists (select from unnest(${bind(alike)}::text[]) word where position(word in ${text}) > 0)`
  return [
    ...(resource.fields.deletedAt ? [`r.deleted_at is ${query.binned ? 'not ' : ''}null`] : []),
    ...(query.letter ? [`initial_of(${columnOf(resource.title)}) = ${bind(query.letter)}`] : []),
    ...(query.q?.trim() ? (meant?.map(isMeant) ?? [isTyped(query.q)]) : []),
    ...filterConditions(resource, query.filters, bind),
  ]
}

/**
 * The record whose field `name` has the given `value`, or 404; `lock` locks it until the transaction ends, but other rows may
 * still reference it.
 */
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

/** No resource of the platform contains a secret. */
const nothingSealed = ''

/** Stores a new record; null if one with the same `unique` field exists. */
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

/** Writes changed fields and increments the revision; without changes nothing is written. */
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

/** A record with no hidden fields, such as a frequent question: it is returned as it is stored. */
export const answerInFull = (row: Stored): Answer => row as Answer
