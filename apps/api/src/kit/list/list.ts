import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { cachedCount, type Total } from './cached-count.ts'
import { cheapestProbe, probeOf, type Span, walkRelevant, walkTerms, walkTitles } from './list-walk.ts'
import { type ListQuery, parseListQuery, type RawQuery } from './list-query.ts'
import { type Answer, listsOf, type ServedResource, type ResourceList } from '../records/served-resource.ts'
import { listFieldsOf, type ListFields } from './list-fields.ts'
import { toListAnswers } from './list-answers.ts'
import type { Filter } from '../grant.ts'
import { granted, grantedAmong } from '../records/granted.ts'
import { pageAround } from './page-around.ts'
import { invalidField, Problem } from '../problem.ts'
import { recordSql, type Stored } from '../records/records.ts'
import { type Condition, filterCondition, holding, letterCondition, matching } from './terms.ts'
import { spellingSuggestions, asTyped, readSearch, type SearchedList } from './words.ts'
import { type Bind, statement } from '../statement.ts'

/** What a list query selects from. */
export type Listing = {
  ctx: Context
  resource: ServedResource
  query: ListQuery
  /** The list, or its bin, in search_terms. */
  listName: string
  within: string
  mine: Filter | null
  fields: ListFields
  countedAs: string
}

const exactUpTo = 10_000
/** Up to this many hits are sorted one by one; for more, the list is walked in its order. */
const maxCollected = 1000

/** One page of the records the actor may read. Its cost depends on the page, not on the total number of records. */
export const listRecords = async (
  ctx: Context,
  resource: ServedResource,
  raw: RawQuery,
  path: string,
  list?: ResourceList,
): Promise<Page<Answer>> => {
  const { listing, narrowing } = listingOf(ctx, resource, raw, { list })
  const { query } = listing
  const { rows, total, isEstimate } = await (query.q
    ? findBySearch(listing, narrowing)
    : narrowing.length > 0
      ? findByConditions(listing, narrowing)
      : findAll(listing))
  const data = await toListAnswers(ctx, resource, rows, listing.fields)
  return pageAround(data, total, isEstimate, query, path, raw)
}

/** Parses the query of a list: 404 if the actor may not read it, 422 for parameters that it does not take. */
export const listingOf = (
  ctx: Context,
  resource: ServedResource,
  raw: RawQuery,
  { list = listsOf(resource)[0], schema }: { list?: ResourceList; schema?: z.ZodObject } = {},
): { listing: Listing; narrowing: Condition[] } => {
  const { definition, policy } = resource
  const grant = policy.read(ctx.actor)
  if (grant === false) throw new Problem('not_found')
  rejectHidden(resource, policy.hidden?.(ctx.actor) ?? [], raw)
  const query = parseListQuery(definition, raw, schema)
  const listing: Listing = {
    ctx,
    resource,
    query,
    listName: query.binned ? `${list.name}/bin` : list.name,
    within: `${query.binned ? `r.deleted_at > now() - interval '30 days'` : 'r.deleted_at is null'}${list.within ? ` and ${list.within}` : ''}`,
    mine: combineFilters(grant === true ? null : grant, requestedFilter(resource, query)),
    fields: listFieldsOf(resource, query.fields),
    countedAs: list.name,
  }
  const narrowing = Object.entries(query.filters).flatMap(([parameter, values]) => {
    const field = definition.filters[parameter]
    return field && values.length > 0 && !list.chosenBy?.includes(parameter) && !resource.conditions?.[field]
      ? [filterCondition(field, values)]
      : []
  })
  if (query.letter) narrowing.push(letterCondition(query.letter))
  return { listing, narrowing }
}

/** The filters that are conditions of their resource, combined; null if none is used. */
const requestedFilter = ({ definition, conditions = {} }: ServedResource, { filters }: ListQuery): Filter | null => {
  const found = Object.entries(filters).flatMap(([parameter, values]) => {
    const condition = conditions[definition.filters[parameter] ?? '']
    return condition && values.length > 0 ? [{ condition, values }] : []
  })
  if (found.length === 0) return null
  return {
    sql: (bind) =>
      found
        .map(({ condition, values }) => `(${values.map((value) => condition(bind(value))).join(' or ')})`)
        .join(' and '),
  }
}

const combineFilters = (one: Filter | null, other: Filter | null): Filter | null => {
  if (!one || !other) return one ?? other
  return { ...one, sql: (bind) => `true${granted(one, bind)}${granted(other, bind)}` }
}

/** A field that is hidden from the actor cannot be used to filter or sort either: for them the parameter does not exist. */
const rejectHidden = ({ definition }: ServedResource, hidden: readonly string[], raw: RawQuery): void => {
  for (const [parameter, field] of Object.entries(definition.filters)) {
    if (raw[parameter] !== undefined && hidden.includes(field))
      throw invalidField(parameter, 'unknown_field', 'is not a known field')
  }
  const sort = typeof raw.sort === 'string' ? raw.sort.replace(/^-/, '') : ''
  if (hidden.includes(sort)) throw invalidField('sort', 'invalid_value', 'is not a sort order of this list')
}

/** The list as it is searched by its actor. */
export const searchedList = ({
  ctx,
  resource,
  listName,
}: Pick<Listing, 'ctx' | 'resource' | 'listName'>): SearchedList => ({
  name: listName,
  withNames: resource.isFoundByNames?.(ctx.actor) ?? false,
})

type Found = Total & { rows: Stored[] }
const noHits: Found = { rows: [], total: 0, isEstimate: false }

/** Searches for the words as typed; if nothing is found, for spelling suggestions. */
const findBySearch = async (listing: Listing, narrowing: Condition[]): Promise<Found> => {
  const { ctx, listName, query } = listing
  const search = (await readSearch(ctx, [searchedList(listing)], query.q)).get(listName)
  if (!search) return noHits
  const typed = asTyped(search)
  const found = typed
    ? await findByConditions(listing, [...typed, ...narrowing], { text: search.text, narrowing })
    : noHits
  if (found.total > 0 || found.isEstimate || (typed && narrowing.length > 0)) return found
  const meant = await spellingSuggestions(ctx, search)
  return meant ? findByConditions(listing, [...meant, ...narrowing]) : noHits
}

/** Records that meet all conditions. The rarest condition is walked, and each of its records is checked against the others. */
const findByConditions = async (
  listing: Listing,
  conditions: Condition[],
  typed?: { text: string; narrowing: Condition[] },
): Promise<Found> => {
  const { ctx, resource, query, listName, mine } = listing
  if (mine?.among) return collectOwn(listing, conditions, typed?.text)
  const { table, title } = resource.definition
  const counting = await cachedCount(ctx, listName, conditions, { mine, table })
  const [walked, ...others] = counting.weighed.map(({ condition }) => condition)
  if (!walked) return noHits
  const span = { offset: (query.page - 1) * query.perPage, limit: query.perPage }
  let probe = probeOf(others, mine, table)
  if (others.length > 0 && !mine) {
    const { total, isEstimate } = await counting.total
    if (total === 0 && !isEstimate) return noHits
    if (!isEstimate) probe = cheapestProbe(counting.weighed, { total, wanted: span.offset + span.limit })
  }
  const { values, bind } = statement(ctx.tenant, listName)
  const { key, isDescending } = sortOf(query)
  if (query.sort === null || (key === 'createdAt' && !('beginningWith' in walked))) {
    const hits =
      query.q && query.sort === null
        ? walkRelevant(typed?.text ?? null, walked, probe, probeOf(typed?.narrowing ?? [], mine, table), span, bind)
        : walkTerms(walked, probe, isDescending, span, bind)
    const [total, rows] = await Promise.all([counting.total, ctx.tx.query<{ uuid: string }>(hits, values)])
    return { rows: await readRows(listing, rows), ...total }
  }
  const total = await counting.total
  if (total.total === 0 && !total.isEstimate) return noHits
  if (!total.isEstimate && total.total <= maxCollected) {
    const uuids = `select t.uuid from search_terms t where t.tenant = $1 and t.shelf = $2 and ${matching('t', walked, bind)}${probe('t', bind)}`
    const order = orderOf(resource.definition, key, isDescending)
    const text = `select r.uuid from ${table} r where r.tenant = $1 and r.uuid = any(array(${uuids})) order by ${order} limit ${bind(span.limit)} offset ${bind(span.offset)}`
    return { rows: await readRows(listing, await ctx.tx.query(text, values)), ...total }
  }
  const otherConditions = conditions.filter((condition) => !(key === title && isLetter(condition)))
  const hits =
    key === title
      ? walkTitles(query.letter, probeOf(otherConditions, mine, table), isDescending, span, bind)
      : `select r.uuid from ${table} r where ${whereOf(listing, bind)}${conditions.map((one) => ` and ${holding('r', one, bind)}`).join('')} and $2::text is not null
         order by ${orderOf(resource.definition, key, isDescending)} limit ${bind(span.limit)} offset ${bind(span.offset)}`
  return { rows: await readRows(listing, await ctx.tx.query(hits, values)), ...total }
}

/** Selects those of the actor's own few records that meet the conditions, and sorts them one by one. */
const collectOwn = async (listing: Listing, conditions: Condition[], text?: string): Promise<Found> => {
  const { ctx, resource, query } = listing
  const { definition } = resource
  const { values, bind } = statement(ctx.tenant)
  const where = `${whereOf(listing, bind, grantedAmong)}${conditions.map((one) => ` and ${holding('r', one, bind)}`).join('')}`
  const { key, isDescending } = sortOf(query)
  const title = `fold(${recordSql(definition).columnOf(definition.title)})`
  const best =
    text !== undefined && query.sort === null
      ? `${title} = ${bind(text)} desc, starts_with(${title}, ${bind(text)}) desc, `
      : ''
  const hits = await ctx.tx.query<{ uuid: string; total: number }>(
    `select r.uuid, count(*) over ()::int as total from ${definition.table} r where ${where}
     order by ${best}${orderOf(definition, key, isDescending)} limit ${bind(query.perPage)} offset ${bind((query.page - 1) * query.perPage)}`,
    values,
  )
  if (hits[0] || query.page === 1)
    return { rows: await readRows(listing, hits), total: hits[0]?.total ?? 0, isEstimate: false }
  return { ...(await collectOwn({ ...listing, query: { ...query, page: 1 } }, conditions, text)), rows: [] }
}

const isLetter = (condition: Condition): boolean =>
  'anyOf' in condition && condition.anyOf[0]?.startsWith('=initial=') === true

/** The records of a page, in the order of `hits`. */
const readRows = async ({ ctx, resource, fields }: Listing, hits: { uuid: string }[]): Promise<Stored[]> => {
  if (hits.length === 0) return []
  const sql = recordSql(resource.definition)
  const rows = await ctx.tx.query<Stored>(
    `select ${fields.columns} from ${resource.definition.table} r where r.tenant = $1 and r.uuid = any($2::uuid[])`,
    [ctx.tenant, hits.map(({ uuid }) => uuid)],
  )
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return hits.flatMap(({ uuid }) => {
    const row = byUuid.get(uuid)
    return row ? [sql.decode(row, ctx.deps.secretKey)] : []
  })
}

/** The whole list, in index order. Distant pages are reached from the nearer end, skipping rows without reading records. */
const findAll = async (listing: Listing): Promise<Found> => {
  const { ctx, resource, query, mine, listName, fields } = listing
  const { definition } = resource
  const { key, isDescending } = sortOf(query)
  const sql = recordSql(definition)
  const { values, bind } = statement(ctx.tenant)
  if (mine?.among) return collectOwn(listing, [])
  const where = whereOf(listing, bind)
  const isExact = mine === null && !query.binned
  const total = isExact
    ? `coalesce((select live from resource_counts where tenant = $1 and resource = '${listing.countedAs}'), 0)`
    : `(select count(*)::int from (select from ${definition.table} r where ${where} limit ${exactUpTo + 1}) counted)`
  const asTotal = (counted = 0) => ({
    total: isExact ? counted : Math.min(counted, exactUpTo),
    isEstimate: !isExact && counted > exactUpTo,
  })
  const offset = (query.page - 1) * query.perPage
  if (key !== definition.title && offset < nearby) {
    const rows = await ctx.tx.query<Stored & { total: number }>(
      `select ${fields.columns}, ${total} as total from ${definition.table} r where ${where}
       order by ${orderOf(definition, key, isDescending)} limit ${bind(query.perPage)} offset ${bind(offset)}`,
      values,
    )
    const [first] = rows
    if (first || offset === 0) {
      const records = rows.map(({ total: _, ...row }) => sql.decode(row, ctx.deps.secretKey))
      return { rows: records, ...asTotal(first?.total) }
    }
  }
  const counting = statement(ctx.tenant)
  whereOf(listing, counting.bind)
  const [row] = await ctx.tx.query<{ total: number }>(
    `select ${total} as total where $1::uuid is not null`,
    counting.values,
  )
  const counted = asTotal(row?.total)
  const { span, isReversed } = nearerEnd(counted, { offset, limit: query.perPage })
  if (span.limit === 0) return { rows: [], ...counted }
  const walk = statement(ctx.tenant, listName)
  const isDown = isDescending !== isReversed
  const text =
    key === definition.title
      ? walkTitles(undefined, probeOf([], mine, definition.table), isDown, span, walk.bind)
      : `select r.uuid from ${definition.table} r where ${whereOf(listing, walk.bind)} and $2::text is not null
         order by ${orderOf(definition, key, isDown, isReversed)} limit ${walk.bind(span.limit)} offset ${walk.bind(span.offset)}`
  const hits = await ctx.tx.query<{ uuid: string }>(text, walk.values)
  return { rows: await readRows(listing, isReversed ? hits.toReversed() : hits), ...counted }
}

/** Up to this offset a page is read in one statement. */
const nearby = 500

/** A page in the second half is counted from the end. */
const nearerEnd = (
  { total, isEstimate }: { total: number; isEstimate: boolean },
  { offset, limit }: Span,
): { span: Span; isReversed: boolean } => {
  if (isEstimate || offset < total / 2) return { span: { offset, limit }, isReversed: false }
  const size = Math.max(0, Math.min(limit, total - offset))
  return { span: { offset: total - offset - size, limit: size }, isReversed: true }
}

/** The rows `r` that a list is selected from, before it is searched or filtered. */
export const whereOf = ({ within, mine }: Listing, bind: Bind, grantSql = granted): string =>
  `r.tenant = $1 and ${within}${grantSql(mine ?? true, bind)}`

/** The sort key of a list and its direction. */
export const sortOf = ({ sort }: ListQuery): { key: string; isDescending: boolean } => {
  if (sort === null) return { key: 'createdAt', isDescending: true }
  return sort.startsWith('-') ? { key: sort.slice(1), isDescending: true } : { key: sort, isDescending: false }
}

/**
 * `ORDER BY` of a sort key. Missing values come last in both directions; `isReversed` reverses the whole order, including
 * those.
 */
export const orderOf = (definition: AnyResource, key: string, isDescending: boolean, isReversed = false): string => {
  const sql = recordSql(definition)
  const column = key === definition.title ? `fold(${sql.columnOf(key)})` : sql.columnOf(key)
  const direction = isDescending ? 'desc' : 'asc'
  const isNullable = definition.stored.some((field) => field.name === key && field.nullable)
  const nulls = isNullable ? ` nulls ${isReversed ? 'first' : 'last'}` : ''
  return `${column} ${direction}${nulls}, r.uuid ${direction}`
}
