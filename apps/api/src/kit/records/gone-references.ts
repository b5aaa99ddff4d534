import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Context } from '../context.ts'
import type { Deps } from '../deps.ts'
import type { Stored } from './records.ts'
import { coveredAmong, existingAmong } from './references.ts'

type Path = (string | number)[]

/**
 * An earlier version of a record without the references to permanently deleted records, each removed with the part that is
 * meaningless without it. References to records in the bin stay.
 */
export const withoutGone = async (ctx: Context, resource: AnyResource, record: Stored): Promise<Stored> => {
  const gone: Path[] = []
  for (const [name, some] of Map.groupBy(resource.references(record), (reference) => reference.resource)) {
    const existing = await existingAmong(ctx, name, [...new Set(some.map(({ uuid }) => uuid))])
    gone.push(...some.filter(({ uuid }) => !existing.has(uuid)).map(({ part }) => part))
  }
  return gone.length === 0 ? record : (without(record, gone) as Stored)
}

/**
 * A record without the references that a grant does not cover, each removed with the part that is meaningless without it.
 * References that `present` has stay, and so do those to resources that the actor cannot access at all, which are redacted
 * anyway.
 */
export const withoutForeign = async (
  ctx: Context,
  resource: AnyResource,
  record: Stored,
  grantOf: Deps['readGrant'],
  present: Stored | null = null,
): Promise<Stored> => {
  const existingUuids = new Set(present ? resource.references(present).map(({ uuid }) => uuid) : [])
  const fresh = resource.references(record).filter(({ uuid }) => !existingUuids.has(uuid))
  const foreign: Path[] = []
  for (const [name, some] of Map.groupBy(fresh, (reference) => reference.resource)) {
    const grant = grantOf(name, ctx.actor)
    if (typeof grant === 'boolean') continue
    const covered = await coveredAmong(ctx, name, grant, [...new Set(some.map(({ uuid }) => uuid))])
    foreign.push(...some.filter(({ uuid }) => !covered.has(uuid)).map(({ part }) => part))
  }
  return foreign.length === 0 ? record : (without(record, foreign) as Stored)
}

const without = (value: unknown, gone: Path[]): unknown => {
  const here = (key: string | number) => gone.filter((path) => path[0] === key).map((path) => path.slice(1))
  const isGone = (key: string | number) => gone.some((path) => path.length === 1 && path[0] === key)
  if (gone.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => (isGone(index) ? [] : [without(item, here(index))]))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isGone(key) ? null : without(item, here(key))]),
  )
}
