import type { Bind } from './statement.ts'

/** A condition in SQL, on the rows `r`. */
export type Sql = (bind: Bind) => string

/**
 * A condition on the rows `r` that an actor may access. `among` selects uuids that include those of all these rows: if they are
 * few, a list starts from them instead of from all rows of the tenant. Only `kit/records/granted.ts` puts either into a
 * statement.
 */
export type Filter = { sql: Sql; among?: Sql }

/** true: every row of the tenant; false: none; a filter: the rows that meet it. */
export type Grant = boolean | Filter
