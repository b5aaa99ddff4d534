import type { Context } from '../context.ts'
import { findNames } from '../records/names.ts'
import type { Stored } from '../records/records.ts'

/** For each field with a name: the field that refers to the record, and the record's resource. */
type NameFields = Readonly<Record<string, readonly [field: string, resource: string]>>

/**
 * Adds the names of the records that rows refer to, null for those that the actor may not read. A field with a list of
 * references gets a list of names, without these. One query for each resource.
 */
export const addNames = async (ctx: Context, rows: readonly Stored[], fields: NameFields): Promise<Stored[]> => {
  const specs = Object.entries(fields).map(([name, [field, resource]]) => ({ name, field, resource }))
  const names = new Map(
    await Promise.all(
      [...Map.groupBy(specs, ({ resource }) => resource)].map(async ([resource, some]) => {
        const uuids = rows.flatMap((row) => some.flatMap(({ field }) => uuidsIn(row[field])))
        return [resource, await findNames(ctx, resource, [...new Set(uuids)])] as const
      }),
    ),
  )
  const nameOf = (resource: string, uuid: string) => names.get(resource)?.get(uuid)
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      specs.map(({ name, field, resource }) => {
        const found = uuidsIn(row[field]).flatMap((uuid) => nameOf(resource, uuid) ?? [])
        return [name, Array.isArray(row[field]) ? found : (found[0] ?? null)]
      }),
    ),
  }))
}

const uuidsIn = (value: unknown): string[] => [value].flat().filter((uuid): uuid is string => typeof uuid === 'string')
