import type { FoundReference } from '@sojourn/contract/kit/column'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { FieldErrors } from '@sojourn/contract/kit/problem'
import type { Context } from '../context.ts'
import type { Grant } from '../grant.ts'
import { granted } from './granted.ts'
import { Problem } from '../problem.ts'
import type { Stored } from './records.ts'
import { statement } from '../statement.ts'

/**
 * Throws 422 `reference_not_found`, naming each path, unless every reference that is in `after` but not in `before` leads to a
 * live record of the tenant that the actor may refer to. Older references may lead to records that are now in the bin.
 * @param lock whether the records are locked against deletion; false where nothing is stored
 */
export const requireReferences = async (
  ctx: Context,
  resource: AnyResource,
  before: Stored | null,
  after: Stored,
  { lock = true }: { lock?: boolean } = {},
): Promise<FoundReference[]> => {
  const found = resource.references(after)
  if (found.length === 0) return found
  const existing = new Set(
    before ? resource.references(before).map((reference) => `${reference.resource} ${reference.uuid}`) : [],
  )
  await requireLive(
    ctx,
    found.filter((reference) => !existing.has(`${reference.resource} ${reference.uuid}`)),
    lock,
  )
  return found
}

/**
 * Throws 422 `reference_not_found`, naming each path, unless every reference leads to a live record that the actor may refer
 * to.
 */
export const requireLive = async (ctx: Context, fresh: FoundReference[], lock = true): Promise<void> => {
  const missing: FieldErrors = {}
  for (const [name, references] of Map.groupBy(fresh, (reference) => reference.resource)) {
    const live = await liveAmong(ctx, name, [...new Set(references.map((reference) => reference.uuid))], lock)
    for (const reference of references) {
      if (!live.has(reference.uuid)) {
        missing[reference.path.join('.')] = [
          { code: 'reference_not_found', message: `must be an existing ${name.replaceAll('-', ' ')}` },
        ]
      }
    }
  }
  if (Object.keys(missing).length > 0) throw new Problem('invalid', { errors: missing })
}

/** Those that exist at all, including in the bin. */
export const existingAmong = async (ctx: Context, name: string, uuids: string[]): Promise<Set<string>> => {
  const target = ctx.deps.targets.get(name)
  if (!target) return new Set()
  const rows = await ctx.tx.query<{ uuid: string }>(
    `select r.${target.key} as uuid from ${target.table} r
     where r.tenant = $1 and r.${target.key} = any($2::uuid[]) for key share`,
    [ctx.tenant, uuids],
  )
  return new Set(rows.map((row) => row.uuid))
}

/** Those that a grant covers, including in the bin. */
export const coveredAmong = async (ctx: Context, name: string, grant: Grant, uuids: string[]): Promise<Set<string>> => {
  const target = ctx.deps.targets.get(name)
  if (!target) return new Set()
  const { values, bind } = statement(ctx.tenant, uuids)
  const rows = await ctx.tx.query<{ uuid: string }>(
    `select r.${target.key} as uuid from ${target.table} r
     where r.tenant = $1 and r.${target.key} = any($2::uuid[])${granted(grant, bind)}`,
    values,
  )
  return new Set(rows.map((row) => row.uuid))
}

/** Those that exist and that the actor may refer to, with `lock` protected from deletion until this transaction ends. */
const liveAmong = async (ctx: Context, name: string, uuids: string[], lock: boolean): Promise<Set<string>> => {
  const target = ctx.deps.targets.get(name)
  const grant = ctx.deps.referGrant(name, ctx.actor)
  if (!target || grant === false) return new Set()
  const { values, bind } = statement(ctx.tenant, uuids)
  const rows = await ctx.tx.query<{ uuid: string }>(
    `select r.${target.key} as uuid from ${target.table} r
     where r.tenant = $1 and r.${target.key} = any($2::uuid[]) and ${target.live}${granted(grant, bind)}${lock ? ' for key share' : ''}`,
    values,
  )
  return new Set(rows.map((row) => row.uuid))
}

/**
 * Replaces a record's rows in `resource_links`, which protect referenced records and show where they are used. A record that
 * has since been permanently deleted gets no link; that alone does not prevent saving.
 */
export const saveLinks = async (
  ctx: Context,
  resource: AnyResource,
  owner: string,
  references: FoundReference[],
  isNew: boolean,
): Promise<void> => {
  if (!isNew) await ctx.tx.query('delete from resource_links where tenant = $1 and owner = $2', [ctx.tenant, owner])
  for (const [name, some] of Map.groupBy(references, (reference) => reference.resource)) {
    const target = ctx.deps.targets.get(name)
    if (!target) continue
    await ctx.tx.query(
      `insert into resource_links (tenant, owner_resource, owner, path, ${target.link})
       select $1, $2, $3, link.path, link.target from unnest($4::text[], $5::uuid[]) as link (path, target)
       join ${target.table} t on t.tenant = $1 and t.${target.key} = link.target for key share of t`,
      [
        ctx.tenant,
        resource.name,
        owner,
        some.map((reference) => reference.path.join('.')),
        some.map((reference) => reference.uuid),
      ],
    )
  }
}

/**
 * Called before a record is permanently deleted: sets the fields that refer to it to null, which is a change of their records.
 * Records that refer to it in a list keep its uuid. All of them stay locked, to avoid a deadlock with a request that saves one
 * of them and waits for the deleted record.
 */
export const releaseReferences = async (ctx: Context, name: string, uuid: string): Promise<void> => {
  const target = ctx.deps.targets.get(name)
  if (!target) return
  const owners = await ctx.tx.query<{ resource: string }>(
    `select distinct owner_resource as resource from resource_links where tenant = $1 and ${target.link} = $2`,
    [ctx.tenant, uuid],
  )
  const named = new Set(owners.map(({ resource }) => resource))
  for (const resource of ctx.deps.owners.filter((one) => named.has(one.name))) {
    await ctx.tx.query(
      `select from ${resource.table} where tenant = $1 and uuid in (
         select owner from resource_links where tenant = $1 and owner_resource = $2 and ${target.link} = $3
       ) order by uuid for update`,
      [ctx.tenant, resource.name, uuid],
    )
    for (const { column } of resource.stored.filter((field) => field.reference === name)) {
      await ctx.tx.query(
        `update ${resource.table} set "${column}" = null, rev = rev + 1, updated_at = now(), updated_by = $3
         where tenant = $1 and "${column}" = $2`,
        [ctx.tenant, uuid, ctx.actor.uuid],
      )
    }
  }
}

/** A record that refers to another. */
export type Use = { resource: string; uuid: string; title: string }

/** Live records that refer to any of `uuids` and that the actor may read, by the uuid they refer to; at most 50 each. */
export const findUses = async (ctx: Context, name: string, uuids: string[]): Promise<Map<string, Use[]>> => {
  const target = ctx.deps.targets.get(name)
  if (!target || uuids.length === 0) return new Map()
  const { values, bind } = statement(ctx.tenant, uuids)
  const owners = ctx.deps.owners.flatMap((owner) => {
    const grant = ctx.deps.readGrant(owner.name, ctx.actor)
    if (grant === false) return []
    return `select tenant, uuid, '${owner.name}' as resource, ${owner.title} as title
            from ${owner.table} r where tenant = $1 and deleted_at is null${granted(grant, bind)}`
  })
  if (owners.length === 0) return new Map()
  const rows = await ctx.tx.query<Use & { target: string }>(
    `select distinct l.${target.link} as target, o.resource, o.uuid, o.title
     from resource_links l
     join (${owners.join(' union all ')}) o on o.tenant = l.tenant and o.uuid = l.owner and o.resource = l.owner_resource
     where l.tenant = $1 and l.${target.link} = any($2::uuid[]) order by o.title limit 5000`,
    values,
  )
  const uses = Map.groupBy(rows, (row) => row.target)
  return new Map(
    [...uses].map(([uuid, some]) => [
      uuid,
      some.slice(0, 50).map(({ resource, uuid: owner, title }) => ({ resource, uuid: owner, title })),
    ]),
  )
}
