import type { Grant } from '../grant.ts'
import type { Bind } from '../statement.ts'

/**
 * A grant as SQL, to be added to other conditions on the rows `r`: empty for all rows, ` and false` for none, ` and (…)` for
 * some.
 */
export const granted = (grant: Grant, bind: Bind): string => {
  if (grant === true) return ''
  return grant === false ? ' and false' : ` and (${grant.sql(bind)})`
}

/** The same, but the actor's own rows are looked up first: for statements that would otherwise read every row of the tenant. */
export const grantedAmong = (grant: Grant, bind: Bind): string => {
  const among = typeof grant === 'object' && grant.among ? ` and r.uuid = any(array(${grant.among(bind)}))` : ''
  return `${granted(grant, bind)}${among}`
}
