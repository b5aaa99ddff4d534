import { z } from 'zod'
import type { Revision } from '@sojourn/contract/document/revision'
import { type Page, pageParameters } from '@sojourn/contract/kit/page'
import type { Context } from '../../kit/context.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { withoutForeign } from '../../kit/records/gone-references.ts'
import { type Answer, redacted } from '../../kit/records/served-resource.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { itineraries } from '../itineraries/queries.ts'

export const revisionQuery = z.strictObject(pageParameters)

const columns = `r.n, r.kind, r.label, r.at, r.sha256,
  case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name) end as author`

/** The revisions of an itinerary the actor may read, newest first. */
export const listRevisions = async (
  ctx: Context,
  itinerary: string,
  raw: RawQuery,
  path: string,
): Promise<Page<Revision>> => {
  await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), itinerary)
  const query = parsePageQuery(revisionQuery, raw)
  const [counted] = await ctx.tx.query<{ total: number }>(
    'select count(*)::int as total from itinerary_revisions where tenant = $1 and itinerary = $2',
    [ctx.tenant, itinerary],
  )
  const rows = await ctx.tx.query<Revision>(
    `select ${columns} from itinerary_revisions r left join users u on u.uuid = r.author
     where r.tenant = $1 and r.itinerary = $2 order by r.n desc limit $3 offset $4`,
    [ctx.tenant, itinerary, query.perPage, (query.page - 1) * query.perPage],
  )
  const revisions = rows.map((row) => withoutHash(ctx, row))
  return pageAround(revisions, counted?.total ?? 0, false, query, path, raw)
}

/** Removes the hash of a revision if it covers fields that are hidden from the actor. */
export const withoutHash = (ctx: Context, found: Revision): Revision => {
  const isWhole = (itineraries.policy.hidden?.(ctx.actor) ?? []).length === 0
  return isWhole ? found : { ...found, sha256: null }
}

/** One revision with its snapshot, without fields that are hidden from the actor. */
export const getRevision = async (
  ctx: Context,
  itinerary: string,
  n: number,
): Promise<Revision & { snapshot: Answer }> => {
  await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), itinerary)
  const { snapshot, ...revision } = await findRevision(ctx, itinerary, n)
  const readable = await withoutForeign(ctx, itineraries.definition, snapshot, ctx.deps.readGrant)
  return { ...withoutHash(ctx, revision), snapshot: redacted(ctx, itineraries, readable) }
}

/** One revision as it is stored, or 404. */
export const findRevision = async (
  ctx: Context,
  itinerary: string,
  n: number,
): Promise<Revision & { snapshot: Stored }> => {
  const [revision] = await ctx.tx.query<Revision & { snapshot: Stored }>(
    `select ${columns}, r.snapshot from itinerary_revisions r left join users u on u.uuid = r.author
     where r.tenant = $1 and r.itinerary = $2 and r.n = $3`,
    [ctx.tenant, itinerary, n],
  )
  if (!revision) throw new Problem('not_found')
  return revision
}
