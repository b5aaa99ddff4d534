import type { Bind } from './statement.ts'

/** A condition in SQL, on the rows `r`. */
export type Sql = (bind: Bind) => string

/**
 * A condition on the rows `r` an actor may touch. `among` selects uuids that include those of all these rows: where they are few, a
 * list starts from them and not from the tenant's rows. Only `kit/records/granted.ts` writes either into a statement.
 */
export type Filter = { sql: Sql; among?: Sql }

/** true: every row of the tenant; false: none; a filter: the rows that meet it. */
export type Grant = boolean | Filter
