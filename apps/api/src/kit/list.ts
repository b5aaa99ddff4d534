import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { listQueryOf, type Page } from '@sojourn/contract/kit/page'
import { columnOf } from '@sojourn/contract/kit/column'
import type { z } from 'zod'
import { asDeclared } from './declared.ts'
import type { Context } from './context.ts'
import { answersOf, type Noun } from './noun.ts'
import { invalid, Problem } from './problem.ts'
import { recordSql, type Stored } from './records.ts'

/** Query parameters as they came: one text each, or several of the same name. */
export type RawQuery = Record<string, string | string[] | undefined>

/** The parameters of a list, read. */
export type ListQuery = {
  page: number
  perPage: number
  sort: string
  q?: string
  letter?: string
  binned?: boolean
  filters: Record<string, unknown[]>
}

const schemas = new WeakMap<AnyResource, z.ZodObject>()

const listSchema = (resource: AnyResource): z.ZodObject => {
  const schema = schemas.get(resource) ?? listQueryOf(resource)
  schemas.set(resource, schema)
  return schema
}

/** Reads the query of a list strictly: each parameter as its declared type, unknown ones refused by name. */
export const parseListQuery = (
  resource: AnyResource,
  raw: RawQuery,
  schema: z.ZodObject = listSchema(resource),
): ListQuery => {
  const parsed = schema.safeParse(
    Object.fromEntries(
      Object.entries(raw).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, valueOf(resource, name, text)]],
      ),
    ),
  )
  if (!parsed.success) throw invalid(parsed.error)
  const { page, perPage, sort, q, letter, binned, ...filters } = parsed.data as Omit<ListQuery, 'filters'> &
    Record<string, unknown>
  return { page, perPage, sort, q, letter, binned, filters: filters as Record<string, unknown[]> }
}

const valueOf = (resource: AnyResource, name: string, text: string | string[]): unknown => {
  const field = resource.filters[name]
  if (field) {
    const schema = resource.fields[field]?.schema
    const type = schema ? columnOf(schema).type : 'text'
    return [text].flat().map((one) => asDeclared(type === 'text[]' ? 'text' : type, one))
  }
  if (Array.isArray(text)) return text
  if (name === 'page' || name === 'perPage') return asDeclared('integer', text)
  return name === 'binned' ? asDeclared('boolean', text) : text
}

const exactUpTo = 10_000

/**
 * One page of the records the actor may read.
 * `countedAs` names the kept counter that holds the total when nothing narrows the list.
 */
export const listRecords = async (
  ctx: Context,
  noun: Noun,
  raw: RawQuery,
  path: string,
  countedAs: string | null = noun.resource.plural,
  unnarrowing: readonly string[] = [],
): Promise<Page<Stored>> => {
  const { resource, policy } = noun
  const grant = policy.read(ctx.actor)
  if (grant === false) throw new Problem('not_found')
  const query = parseListQuery(resource, raw)
  const sql = recordSql(resource)

  const values: unknown[] = [ctx.tenant]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    `r.tenant = $1`,
    query.binned ? `r.deleted_at > now() - interval '30 days'` : 'r.deleted_at is null',
  ]
  if (typeof grant === 'function') conditions.push(grant(bind))
  conditions.push(...narrowingOf(resource, query, bind))
  const narrowed =
    grant !== true ||
    query.binned ||
    query.letter ||
    query.q?.trim() ||
    Object.keys(query.filters).some((name) => !unnarrowing.includes(name))
  const where = conditions.join(' and ')

  const total =
    narrowed || countedAs === null
      ? `(select count(*)::int from (select from ${resource.table} r where ${where} limit ${exactUpTo + 1}) counted)`
      : `coalesce((select live from resource_counts where tenant = $1 and resource = '${countedAs}'), 0)`
  // The kept counter asks for the tenant only: a value that no statement names has no type.
  const countValues = narrowed || countedAs === null ? [...values] : [ctx.tenant]
  const rows = await ctx.tx.query<Stored & { total: number }>(
    `select ${sql.columns}, ${total} as total from ${resource.table} r where ${where}
     order by ${orderOf(resource, query.sort)} limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  const counted =
    rows[0]?.total ??
    (
      await ctx.tx.query<{ total: number }>(
        `select ${total} as total${countValues.length > 0 ? ' where $1::uuid is not null' : ''}`,
        countValues,
      )
    )[0]?.total ??
    0
  const data = await answersOf(
    ctx,
    noun,
    rows.map(({ total: _, ...row }) => sql.decode(row, ctx.deps.secretKey)),
  )
  return pageAround(
    data,
    Math.min(counted, narrowed ? exactUpTo : counted),
    counted > exactUpTo && Boolean(narrowed),
    query,
    path,
    raw,
  )
}

/** What letter, search and filters ask of the rows `r`. */
export const narrowingOf = (
  resource: AnyResource,
  { letter, q, filters }: ListQuery,
  bind: (value: unknown) => string,
): string[] => {
  const sql = recordSql(resource)
  return [
    ...(letter ? [`r.initial = ${bind(letter)}`] : []),
    ...(q?.trim() ? [searchCondition(q, bind)] : []),
    ...Object.entries(filters).flatMap(([parameter, wanted]) => {
      const field = resource.filters[parameter]
      return field && wanted.length > 0 ? [filterCondition(resource, field, sql.columnOf(field), wanted, bind)] : []
    }),
  ]
}

/**
 * Each word must begin a word of the record; accents and case are folded by the database. Words are taken after folding,
 * because folding makes new signs ("1¼" becomes "1 1/4"); a text without a word finds nothing.
 */
const searchCondition = (q: string, bind: (value: unknown) => string): string =>
  `r.search @@ (select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
     from regexp_split_to_table(fold(${bind(q.normalize('NFC'))}), '[^[:alnum:]]+') word where word <> '')`

export const filterCondition = (
  resource: AnyResource,
  field: string,
  column: string,
  wanted: unknown[],
  bind: (value: unknown) => string,
): string => {
  const schema = resource.fields[field]?.schema
  const type = schema ? columnOf(schema).type : 'text'
  return type === 'text[]' ? `${column} && ${bind(wanted)}::text[]` : `${column} = any(${bind(wanted)}::${type}[])`
}

/** The order of the rows `r` that `sort` names; the uuid decides between equals. */
export const orderOf = (resource: AnyResource, sort: string): string => {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const { columnOf: column } = recordSql(resource)
  const key = name === resource.title ? `fold(${column(name)})` : column(name)
  const direction = descending ? 'desc' : 'asc'
  const isNeverNull = name === 'createdAt' || name === 'updatedAt' || name === resource.title
  return `${key} ${direction}${isNeverNull ? '' : ' nulls last'}, r.uuid ${direction}`
}

/** `{data, meta, links}` around what one page of a list holds. */
export const pageAround = <T>(
  data: T[],
  total: number,
  totalIsEstimate: boolean,
  { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>,
  path: string,
  raw: RawQuery,
): Page<T> => {
  const pageCount = Math.max(1, Math.ceil(total / perPage))
  const link = (target: number) => {
    const search = new URLSearchParams()
    for (const [name, text] of Object.entries(raw))
      for (const one of [text ?? []].flat()) if (name !== 'page') search.append(name, one)
    search.set('page', String(target))
    return `${path}?${search}`
  }
  return {
    data,
    meta: {
      page,
      perPage,
      pageCount,
      total,
      totalIsEstimate,
      from: data.length > 0 ? (page - 1) * perPage + 1 : null,
      to: data.length > 0 ? (page - 1) * perPage + data.length : null,
    },
    links: {
      first: link(1),
      prev: page > 1 ? link(Math.min(page - 1, pageCount)) : null,
      next: page < pageCount ? link(page + 1) : null,
      last: link(pageCount),
    },
  }
}
