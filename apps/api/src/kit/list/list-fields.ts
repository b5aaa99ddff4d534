import type { ServedResource, Wants } from '../records/served-resource.ts'
import { recordSql } from '../records/records.ts'

/** The fields that rows of a list have, and the columns that are read for them. */
export type ListFields = { wants: Wants; columns: string }

/** What lists of a resource show, with the fields in `more`. */
export const listFieldsOf = (
  { definition, derivedFrom = {} }: ServedResource,
  more: readonly string[] = [],
): ListFields => {
  const shown = new Set([...Object.keys(definition.summary.shape), ...more])
  const read = new Set([...shown].flatMap((name) => [name, ...(derivedFrom[name] ?? [])]))
  return { wants: (name) => shown.has(name), columns: recordSql(definition).columnsOf(read) }
}
