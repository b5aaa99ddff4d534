import type { Comment } from '@sojourn/contract/comment'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { findComment, requireCommenting } from './queries.ts'

/** Resolves or reopens a thread; all members who may write comments may do so. 409 for a reply. */
export const resolveThread = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  isResolved: boolean,
): Promise<Comment> => {
  await requireCommenting(ctx, itinerary)
  const present = await findComment(ctx, itinerary, uuid, { lock: true })
  if (present.thread !== uuid)
    throw new Problem('conflict', { detail: 'only the first comment of a thread can be resolved or reopened' })
  if ((present.resolvedAt !== null) === isResolved) return present
  await ctx.tx.query(
    `update comments set resolved_at = case when $3 then now() end, resolved_by = case when $3 then $4::uuid end
     where tenant = $1 and uuid = $2`,
    [ctx.tenant, uuid, isResolved, ctx.actor.uuid],
  )
  await writeAuditEvent(ctx, isResolved ? 'comment.resolve' : 'comment.reopen', itinerary)
  return findComment(ctx, itinerary, uuid)
}
