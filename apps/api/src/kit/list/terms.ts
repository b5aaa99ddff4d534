import type { Bind } from '../statement.ts'

/** What a record must have: one of some terms, or any term that begins with one of some texts. */
export type Condition = { anyOf: readonly string[] } | { beginningWith: readonly string[] }

/** The term of a word in the name of a contact. Not every reader of a record may find it by these. */
export const nameTerm = (word: string): string => `=names=${word}`

/** Sorts after every text that begins with the text before it. */
export const afterAll = '\u{10ffff}'

/** The terms of a filter: the record's field has one of the values. */
export const filterCondition = (field: string, values: readonly unknown[]): Condition => ({
  anyOf: values.map((value) => `=${field}=${String(value)}`),
})

/** The terms of the filter by initial letter. */
export const letterCondition = (letter: string): Condition => ({ anyOf: [`=initial=${letter}`] })

/** The weights that the terms of a condition may have: words have weights, other terms have 0. */
export const weightsOf = ({ anyOf }: { anyOf: readonly string[] }): number[] => [
  ...(anyOf.some((term) => term.startsWith('=')) ? [0] : []),
  ...(anyOf.some((term) => !term.startsWith('=')) ? [1, 2, 3] : []),
]

/** A condition on the row `alias` of search_terms, using only operators that can use an index under row security. */
export const matching = (alias: string, condition: Condition, bind: Bind): string => {
  if ('beginningWith' in condition) {
    const ranges = condition.beginningWith.map(
      (text) => `${alias}.term >= ${bind(text)} and ${alias}.term < ${bind(text + afterAll)}`,
    )
    return ranges.length === 1 ? String(ranges[0]) : `(${ranges.join(' or ')})`
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
