import type { Bind } from '../statement.ts'

/** What a record must hold one of: some terms, or any word that begins with a text. */
export type Condition = { anyOf: readonly string[] } | { beginningWith: string }

/** Behind every text that begins like the one before it. */
export const afterAll = '\u{10ffff}'

/** The terms of a filter: the record's field holds one of the values. */
export const filterCondition = (field: string, values: readonly unknown[]): Condition => ({
  anyOf: values.map((value) => `=${field}=${String(value)}`),
})

/** The terms of the alphabet's filter. */
export const letterCondition = (letter: string): Condition => ({ anyOf: [`=initial=${letter}`] })

/** Whether a condition is about words, which have weights; those of filters have none. */
export const isAboutWords = (condition: Condition): boolean =>
  'beginningWith' in condition || !condition.anyOf[0]?.startsWith('=')

/** A condition on the row `alias` of search_terms, of operators that an index may answer under row security. */
export const matching = (alias: string, condition: Condition, bind: Bind): string => {
  if ('beginningWith' in condition) {
    const { beginningWith } = condition
    return `${alias}.term >= ${bind(beginningWith)} and ${alias}.term < ${bind(beginningWith + afterAll)}`
  }
  const { anyOf } = condition
  return anyOf.length === 1 ? `${alias}.term = ${bind(anyOf[0])}` : `${alias}.term = any(${bind(anyOf)}::text[])`
}

/**
 * Whether the record with `alias`'s uuid meets a condition. As a scalar subquery it stays one look into the key for each
 * row: an `exists` may become a join that reads every record with the term.
 */
export const holding = (alias: string, condition: Condition, bind: Bind): string =>
  `(select true from search_terms p where p.tenant = $1 and p.uuid = ${alias}.uuid and ${matching('p', condition, bind)} limit 1)`
