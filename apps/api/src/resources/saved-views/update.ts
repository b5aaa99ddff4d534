import { isDeepStrictEqual } from 'node:util'
import { type SavedView, savedViewUpdate } from '@sojourn/contract/saved-view'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import { withoutUnchanged } from '../../kit/records/without-unchanged.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { lockSavedView } from './queries.ts'

/** Updates the name, query and columns of a view, and whether it is shared. */
export const updateSavedView = async (
  ctx: Context,
  uuid: string,
  input: unknown,
  precondition: Precondition,
): Promise<SavedView> => {
  const present = await lockSavedView(ctx, uuid)
  if (isStale(present, precondition)) throw new Problem('stale', { current: present })
  const parsed = savedViewUpdate.safeParse(withoutUnchanged(input, present, savedViewUpdate.shape, ['updatedAt']))
  if (!parsed.success) throw invalid(parsed.error)
  const { rev: _, ...wanted } = parsed.data
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(value, Reflect.get(present, name)),
  )
  if (changed.length === 0) return present
  if (present.owner === null && wanted.isShared === false)
    throw invalidField(
      'isShared',
      'invalid_value',
      'must stay on, because the owner has left and nobody else could see the view; delete it instead',
    )
  const view = { ...present, ...Object.fromEntries(changed) }
  const { name, query, columns, isShared } = view
  const [row] = await ctx.tx.query<{ rev: number; updatedAt: string }>(
    `update saved_views set name = $3, query = $4, columns = $5, is_shared = $6, rev = rev + 1, updated_at = now()
     where tenant = $1 and uuid = $2 returning rev, updated_at as "updatedAt"`,
    [ctx.tenant, uuid, name, query, columns, isShared],
  )
  await writeAuditEvent(
    ctx,
    'saved-view.update',
    uuid,
    changed.map(([field]) => field),
  )
  return { ...view, ...row }
}
