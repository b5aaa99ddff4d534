import type { Bind } from '../statement.ts'

/** What a record must have: one of some terms, or any word that begins with a text. */
export type Condition = { anyOf: readonly string[] } | { beginningWith: string }

/** Sorts after every text that begins with the text before it. */
export const afterAll = '\u{10ffff}'

/** The terms of a filter: the record's field has one of the values. */
export const filterCondition = (field: string, values: readonly unknown[]): Condition => ({
  anyOf: values.map((value) => `=${field}=${String(value)}`),
})

/** The terms of the filter by initial letter. */
export const letterCondition = (letter: string): Condition => ({ anyOf: [`=initial=${letter}`] })

/** Whether a condition is about words, which have weights; terms of filters have none. */
export const isAboutWords = (condition: Condition): boolean =>
  'beginningWith' in condition || !condition.anyOf[0]?.startsWith('=')

/** A condition on the row `alias` of search_terms, using only operators that can use an index under row security. */
export const matching = (alias: string, condition: Condition, bind: Bind): string => {
  if ('beginningWith' in condition) {
    const { beginningWith } = condition
    return `${alias}.term >= ${bind(beginningWith)} and ${alias}.term < ${bind(beginningWith + afterAll)}`
  }
  const { anyOf } = condition
  return anyOf.length === 1 ? `${alias}.term = ${bind(anyOf[0])}` : `${alias}.term = any(${bind(anyOf)}::text[])`
}

/**
 * Whether the record with the uuid of `alias` meets a condition. A scalar subquery remains one index lookup per row: an
 * `exists` might become a join that reads every record with the term.
 */
export const holding = (alias: string, condition: Condition, bind: Bind): string =>
  `(select true from search_terms p where p.tenant = $1 and p.uuid = ${alias}.uuid and ${matching('p', condition, bind)} limit 1)`
