import type { Filter } from '../grant.ts'
import { granted } from '../records/granted.ts'
import type { Weighed } from './order-by-selectivity.ts'
import { afterAll, type Condition, holding, matching, weightsOf } from './terms.ts'
import type { Bind } from '../statement.ts'

/** The position of a page within the sorted hits. */
export type Span = { offset: number; limit: number }

/** The conditions other than the one being walked, as SQL on the uuid of a row `alias`. */
export type Probe = (alias: string, bind: Bind) => string

/**
 * The same conditions, each checked against its whole list, which is read once into a hash table. As the operand of IS TRUE a
 * subquery is not turned into a join, which would read the whole walked list.
 */
const readingProbeOf =
  (conditions: readonly Condition[]): Probe =>
  (alias, bind) =>
    conditions
      .map(
        (condition) =>
          ` and (${alias}.uuid in (select o.uuid from search_terms o where o.tenant = $1 and o.shelf = $2 and ${matching('o', condition, bind)})) is true`,
      )
      .join('')

/** The cost, in microseconds, of looking up a record by its key and of reading one from a list. */
const costs = { lookingUp: 3, reading: 0.25 }

/**
 * How to check records that meet the rarest condition against the others until `wanted` of the `total` hits are found: by
 * looking each up, or by reading the others' lists, whichever is cheaper if hits are evenly distributed.
 */
export const cheapestProbe = (
  [rarest, ...others]: readonly Weighed[],
  { total, wanted }: { total: number; wanted: number },
): Probe => {
  const conditions = others.map(({ condition }) => condition)
  const lookups = Math.min(1, wanted / Math.max(1, total)) * (rarest?.count ?? 0) * others.length
  const reads = others.reduce((sum, { count }) => sum + count, 0)
  const isRead = others.every(({ count }) => count <= maxScanned) && lookups * costs.lookingUp > reads * costs.reading
  return isRead ? readingProbeOf(conditions) : probeOf(conditions, null, '')
}

/** In every statement here `$1` is the tenant and `$2` the list. */
const inList = 't.tenant = $1 and t.shelf = $2'

/** How many rows without an index order are read at most in order to sort them. */
const maxSorted = 10_001

/** The conditions that are not walked themselves, and the actor's grant, as one SQL condition. */
export const probeOf =
  (conditions: readonly Condition[], mine: Filter | null, table: string): Probe =>
  (alias, bind) =>
    [
      ...conditions.map((condition) => ` and ${holding(alias, condition, bind)}`),
      ...(mine
        ? [
            ` and (select true from ${table} r where r.tenant = $1 and r.uuid = ${alias}.uuid${granted(mine, bind)} limit 1)`,
          ]
        : []),
    ].join('')

/** What is counted: the rarest condition and the others, each with the count from `weigh`. */
type ToCount = {
  rarest: Weighed
  others: readonly Weighed[]
  mine: Filter | null
  table: string
}

/** How many terms of a condition are counted, and put in a hash table, at most. */
export const maxScanned = 50_000
/**
 * Up to this many records are checked against the other conditions one by one; for more, the other conditions' lists are read.
 */
const maxProbed = 500
const sampled = 1000

/**
 * Counts the records that meet all conditions, as `hits`, among `seen` records that meet the rarest one. A single condition is
 * counted up to 10,001. Several are counted completely, unless one has more than 50,000 terms: then only a sample of the newest
 * is checked.
 */
export const countWalked = ({ rarest, others, mine, table }: ToCount, bind: Bind): string => {
  const walked = rarest.condition
  const isProbed = others.length === 0 || rarest.count <= maxProbed
  const isSample = !isProbed && [rarest, ...others].some(({ count }) => count > maxScanned)
  const isOneTerm = 'anyOf' in walked && walked.anyOf.length === 1
  // In a FILTER the list stays a hashed subplan, whatever length the planner assumes.
  const read = ({ condition }: Weighed) =>
    ` and d.uuid in (select o.uuid from search_terms o where o.tenant = $1 and o.shelf = $2 and ${matching('o', condition, bind)})`
  const conditions = others.map(({ condition }) => condition)
  const hit =
    isProbed || isSample
      ? probeOf(conditions, mine, table)('d', bind)
      : others.map(read).join('') + probeOf([], mine, table)('d', bind)
  const what = isOneTerm ? '*' : 'distinct d.uuid'
  const newest = isSample && isOneTerm ? 'order by t.weight desc, t.at desc, t.uuid desc' : ''
  const maxRows = isSample ? sampled : others.length === 0 ? maxSorted : maxScanned
  return `select count(*)::int as seen, count(${what})${hit ? ` filter (where true${hit})` : ''}::int as hits, ${isSample} as "isSample"
    from (select t.uuid from search_terms t where ${inList} and ${matching('t', walked, bind)} ${newest} limit ${maxRows}) d`
}

/** Uuids that meet the walked condition and the probe, by creation date. */
export const walkTerms = (
  walked: Condition,
  probe: Probe,
  isDescending: boolean,
  { offset, limit }: Span,
  bind: Bind,
): string => {
  const direction = isDescending ? 'desc' : 'asc'
  return `select x.uuid from ${listsOf(walked, probe, { by: 'at', direction }, offset + limit, bind)}
    group by x.uuid order by max(x.at) ${direction}, x.uuid ${direction} limit ${bind(limit)} offset ${bind(offset)}`
}

/** The rows `x` of a condition: each term's list is walked in index order until `maxRows` rows are found. */
const listsOf = (
  walked: Condition,
  probe: Probe,
  { by, direction }: { by: 'weight' | 'at'; direction: 'asc' | 'desc' },
  maxRows: number,
  bind: Bind,
): string => {
  const columns = 't.uuid, t.weight, t.at'
  if ('beginningWith' in walked) {
    const all = `(select ${columns} from search_terms t where ${inList} and ${matching('t', walked, bind)} limit ${maxSorted}) t`
    return `(select ${columns} from ${all} where true${probe('t', bind)}) x`
  }
  const ofWeight = by === 'at' ? `cross join unnest('{${weightsOf(walked).join()}}'::smallint[]) of_weight` : ''
  const order = by === 'at' ? `t.at ${direction}, t.uuid ${direction}` : 't.weight desc, t.at desc, t.uuid desc'
  return `unnest(${bind(walked.anyOf)}::text[]) of_term ${ofWeight}
    cross join lateral (select ${columns} from search_terms t where ${inList} and t.term = of_term${ofWeight && ' and t.weight = of_weight'}${probe('t', bind)}
      order by ${order} limit ${bind(maxRows)}) x`
}

/**
 * Hits by relevance, with their rank: first the title that equals `text`, then titles that begin with it, in order, then
 * records with its words, those with the words in the title first, then the newest. Without a text, only the last group.
 */
export const walkRelevant = (
  text: string | null,
  walked: Condition,
  probe: Probe,
  beside: Probe,
  { offset, limit }: Span,
  bind: Bind,
): string => {
  const maxRows = offset + limit
  const lists = listsOf(walked, probe, { by: 'weight', direction: 'desc' }, maxRows, bind)
  const ranked = `(select x.uuid, 1 as tier, '' as title, max(x.weight)::int as weight, max(x.at) as at from ${lists} group by x.uuid)`
  const all = text === null ? ranked : `${withTitle(text, beside, maxRows, bind)} union all ${ranked}`
  return `select uuid, tier, weight, at from (select distinct on (uuid) * from (${all}) u order by uuid, tier desc) v
    order by tier desc, title, weight desc, at desc, uuid desc limit ${bind(limit)} offset ${bind(offset)}`
}

const withTitle = (text: string, probe: Probe, maxRows: number, bind: Bind): string => {
  const title = bind(`"${text}`)
  const read = (condition: string, order: string) =>
    `(select t.uuid, t.term, t.at from search_terms t where ${inList} and ${condition} order by ${order} limit ${maxSorted}) t`
  const hit = `where true${probe('t', bind)} limit ${bind(maxRows)}`
  return `(select t.uuid, 3 as tier, '' as title, 0 as weight, t.at from ${read(`t.term = ${title}`, 't.weight desc, t.at desc, t.uuid desc')} ${hit})
    union all
    (select t.uuid, 2, t.term, 0, t.at from ${read(`t.term > ${title} and t.term < ${bind(`"${text}${afterAll}`)}`, 't.term, t.weight, t.at, t.uuid')} ${hit})`
}

/** Uuids by title, for one letter or all: walks the title terms in index order. */
export const walkTitles = (
  letter: string | undefined,
  probe: Probe,
  isDescending: boolean,
  { offset, limit }: Span,
  bind: Bind,
): string => {
  const direction = isDescending ? 'desc' : 'asc'
  const order = (alias: string) =>
    ['term', 'weight', 'at', 'uuid'].map((column) => `${alias}.${column} ${direction}`).join(', ')
  const parts = rangesOf(letter).map(
    ([from, to]) =>
      `(select t.uuid, t.term, t.weight, t.at from search_terms t where ${inList} and t.term >= ${bind(from)} and t.term < ${bind(to)}${probe('t', bind)}
        order by ${order('t')} limit ${bind(offset + limit)})`,
  )
  return `select x.uuid from (${parts.join(' union all ')}) x order by ${order('x')} limit ${bind(limit)} offset ${bind(offset)}`
}

const rangesOf = (letter: string | undefined): [string, string][] => {
  if (letter === undefined) return [['"', '#']]
  if (letter !== '#')
    return [[`"${letter.toLowerCase()}`, `"${String.fromCodePoint(letter.toLowerCase().charCodeAt(0) + 1)}`]]
  return [
    ['"', '"a'],
    ['"{', '#'],
  ]
}
