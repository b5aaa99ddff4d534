import type { Context } from '../context.ts'
import { type Condition, nameTerm } from './terms.ts'
import { isComparable, wordsNear } from './typing-distance.ts'

/** A list to search, and whether also by the names of contacts, which not every reader of its records may know. */
export type SearchedList = { name: string; withNames: boolean }

/** A word of a search, as folded by the database, and the terms of the list that begin with it. */
type TypedWord = { word: string; matches: string[] }

/** The text of a search, parsed for one list. */
export type Search = {
  /** The whole text, folded. */
  text: string
  withNames: boolean
  words: TypedWord[]
}

const maxWords = 16
/** A word that begins more words than this is searched as a prefix. */
const maxMatches = 32

/**
 * Parses a search for several lists at once. The text is split after folding, because folding creates new characters ("1¼"
 * becomes "1 1/4"); a text without a word finds nothing.
 */
export const readSearch = async (
  ctx: Context,
  lists: readonly SearchedList[],
  q: string,
): Promise<ReadonlyMap<string, Search>> => {
  const rows = await ctx.tx.query<{
    listName: string
    withNames: boolean
    text: string
    n: number
    word: string
    match: string | null
  }>(
    `select shelf as "listName", with_names as "withNames", fold($3) as text, w.n::int as n, w.word, b.match
     from unnest($2::text[], $4::boolean[]) searched(shelf, with_names)
     cross join (select word, min(n) as n from words_of($3) with ordinality w(word, n) group by word order by 2 limit ${maxWords}) w
     cross join lateral (select w.word as beginning union all select '${nameTerm('')}' || w.word where with_names) either
     left join lateral words_beginning($1, shelf, either.beginning, ${maxMatches + 1}) b(match) on true`,
    [
      ctx.tenant,
      lists.map(({ name }) => name),
      asNumber(q.normalize('NFC')) ?? q.normalize('NFC'),
      lists.map(({ withNames }) => withNames),
    ],
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.listName)].map(([listName, some]) => {
      const words = [...Map.groupBy(some, (row) => row.n)]
        .toSorted(([one], [other]) => one - other)
        .map(([, same]) => ({
          word: same[0]?.word ?? '',
          matches: same.flatMap((row) => row.match ?? []),
        }))
      return [listName, { text: some[0]?.text ?? '', withNames: some[0]?.withNames ?? false, words }]
    }),
  )
}

/** The digits of a telephone number in its usual notations, without leading zeros; undefined for other text. */
const asNumber = (q: string): string | undefined => {
  const digits = q.replaceAll(/\D/g, '')
  return /^\s*[+0(][\d\s()./-]+$/.test(q) && digits.length >= 6 ? digits.replace(/^0+/, '') : undefined
}

/** Each word must begin a word of the record. Null if a word begins none. */
export const asTyped = ({ words, withNames }: Search): Condition[] | null => {
  if (words.some(({ matches }) => matches.length === 0)) return null
  return words.map(({ word, matches }) =>
    matches.length > maxMatches ? { beginningWith: either(word, withNames) } : { anyOf: matches },
  )
}

/** The terms of a word: itself and, where names are searched, the word in a name. */
const either = (word: string, withNames: boolean): string[] => (withNames ? [word, nameTerm(word)] : [word])

/** Each word, or one within one or two typing errors of it. Null if a word resembles none. */
export const spellingSuggestions = async (ctx: Context, { words, withNames }: Search): Promise<Condition[] | null> => {
  const meant = await Promise.all(
    words.map(async ({ word, matches }) => [
      ...matches.slice(0, maxMatches),
      ...(await similarWords(ctx, word)).flatMap((similar) => either(similar, withNames)),
    ]),
  )
  return meant.some((terms) => terms.length === 0) ? null : meant.map((anyOf) => ({ anyOf }))
}

/**
 * The words of the tenant most similar to one, found with the index of spellings: there are too many to compare them all (as
 * spelling-suggestions.ts does).
 */
const similarWords = async (ctx: Context, word: string): Promise<string[]> => {
  if (!isComparable(word)) return []
  const rows = await ctx.tx.query<{ word: string }>(
    `select distinct s.word from search_spellings s
     where s.tenant = $1 and s.spelling = any(array(select spellings_of($2))) and s.word <> $2`,
    [ctx.tenant, word],
  )
  return wordsNear(
    word,
    rows.map((row) => row.word),
    word.length < 8 ? 1 : 2,
  )
}
