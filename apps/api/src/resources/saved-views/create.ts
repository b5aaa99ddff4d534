import { type SavedView, savedViewCreate } from '@sojourn/contract/saved-view'
import { savedViewLimits } from '@sojourn/contract/saved-view-limits'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { findSavedView, readableLists } from './queries.ts'

/** Saves a view for the actor. 422 for a list that they may not read, and when they have the maximum number of views of it. */
export const createSavedView = async (ctx: Context, input: unknown): Promise<SavedView> => {
  const parsed = savedViewCreate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { list, name, query, columns, isShared } = parsed.data
  const { actor, tenant, tx } = ctx
  if (actor.uuid === null || actor.isVisiting)
    throw new Problem('permission_denied', { detail: 'only members of the company can save views' })
  if (!readableLists(ctx).includes(list)) throw invalidField('list', 'invalid_value', 'is not a list that you may see')
  // One at a time, because two simultaneous requests would not count each other's view.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 44))', [`${tenant} ${actor.uuid}`])
  const [counted] = await tx.query<{ count: number }>(
    'select count(*)::int as count from saved_views where tenant = $1 and owner = $2 and list = $3',
    [tenant, actor.uuid, list],
  )
  if ((counted?.count ?? 0) >= savedViewLimits.views)
    throw invalidField('list', 'too_big', `already has ${savedViewLimits.views} of your views; delete one first`)
  const [row] = await tx.query<{ uuid: string }>(
    `insert into saved_views (tenant, owner, list, name, query, columns, is_shared)
     values ($1, $2, $3, $4, $5, $6, $7) returning uuid`,
    [tenant, actor.uuid, list, name, query, columns, isShared],
  )
  if (!row) throw new Error('a view was not stored')
  await writeAuditEvent(ctx, 'saved-view.create', row.uuid, Object.keys(parsed.data))
  return findSavedView(ctx, row.uuid)
}
