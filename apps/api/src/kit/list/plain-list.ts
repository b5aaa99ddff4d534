import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { columnOf } from '@sojourn/contract/kit/column'
import type { ListQuery } from './list-query.ts'
import { recordSql } from '../records/records.ts'
import type { Bind } from '../statement.ts'

/**
 * The conditions of letter, search and filters on the rows `r`; `meant` are the words to search for if those typed found
 * nothing.
 */
export const narrowingOf = (
  resource: AnyResource,
  { letter, q, filters }: ListQuery,
  bind: Bind,
  meant: string[][] | null = null,
): string[] => {
  return [
    ...(letter ? [`r.initial = ${bind(letter)}`] : []),
    ...(q?.trim() ? (meant?.map((alike) => meantCondition(alike, bind)) ?? [searchCondition(q, bind)]) : []),
    ...filterConditions(resource, filters, bind),
  ]
}

/**
 * Each word must begin a word of the record; the database folds accents and case. The text is split after folding, because
 * folding creates new characters ("1¼" becomes "1 1/4"); a text without a word finds nothing.
 */
const searchCondition = (q: string, bind: Bind): string =>
  `r.search @@ (select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
     from regexp_split_to_table(fold(${bind(q.normalize('NFC'))}), '[^[:alnum:]]+') word where word <> '')`

const meantCondition = (alike: string[], bind: Bind): string =>
  `r.search @@ (select string_agg(quote_literal(word) || ':*', ' | ')::tsquery from unnest(${bind(alike)}::text[]) word)`

/** The conditions of the filters of a query on the rows `r`. */
export const filterConditions = (resource: AnyResource, filters: ListQuery['filters'], bind: Bind): string[] =>
  Object.entries(filters).flatMap(([parameter, wanted]) => {
    const field = resource.filters[parameter]
    return field && wanted.length > 0 ? [filterCondition(resource, field, wanted, bind)] : []
  })

const filterCondition = (resource: AnyResource, field: string, wanted: unknown[], bind: Bind): string => {
  const column = recordSql(resource).columnOf(field)
  const schema = resource.fields[field]?.schema
  const type = schema ? columnOf(schema).type : 'text'
  return type === 'text[]' ? `${column} && ${bind(wanted)}::text[]` : `${column} = any(${bind(wanted)}::${type}[])`
}

/** The order of the rows `r` for `sort`; equal rows are sorted by uuid. */
export const orderOf = (resource: AnyResource, requestedSort: string | null): string => {
  const sort = requestedSort ?? '-createdAt'
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const { columnOf: column } = recordSql(resource)
  const key = name === resource.title ? `fold(${column(name)})` : column(name)
  const direction = descending ? 'desc' : 'asc'
  const isNeverNull = name === 'createdAt' || name === 'updatedAt' || name === resource.title
  return `${key} ${direction}${isNeverNull ? '' : ' nulls last'}, r.uuid ${direction}`
}
