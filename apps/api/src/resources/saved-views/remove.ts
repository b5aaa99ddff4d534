import type { SavedView } from '@sojourn/contract/saved-view'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import { Problem } from '../../kit/problem.ts'
import { lockSavedView } from './queries.ts'

/** Deletes a view and returns it. */
export const removeSavedView = async (ctx: Context, uuid: string, precondition: Precondition): Promise<SavedView> => {
  const present = await lockSavedView(ctx, uuid)
  if (isStale(present, precondition)) throw new Problem('stale', { current: present })
  await ctx.tx.query('delete from saved_views where tenant = $1 and uuid = $2', [ctx.tenant, uuid])
  await writeAuditEvent(ctx, 'saved-view.remove', uuid)
  return present
}
