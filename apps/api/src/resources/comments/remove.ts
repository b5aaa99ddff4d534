import type { Comment } from '@sojourn/contract/comment'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockOwnComment } from './queries.ts'

/**
 * Deletes the actor's own comment and returns it. The first comment of a thread with replies only loses its text. Deleting the
 * last reply of such a thread deletes the thread.
 */
export const removeComment = async (ctx: Context, itinerary: string, uuid: string): Promise<Comment> => {
  const present = await lockOwnComment(ctx, itinerary, uuid)
  const { tx, tenant } = ctx
  // One deletion in a thread at a time, because two would each still count the other's reply.
  await tx.query('select from comments where tenant = $1 and uuid = $2 for update', [tenant, present.thread])
  const emptied = await tx.query(
    `update comments c set text = null, mentions = '{}' where c.tenant = $1 and c.uuid = $2
       and exists (select from comments r where r.tenant = $1 and r.thread = $2) returning uuid`,
    [tenant, uuid],
  )
  if (emptied.length > 0) await tx.query('delete from notifications where tenant = $1 and comment = $2', [tenant, uuid])
  else {
    await tx.query('delete from comments where tenant = $1 and uuid = $2', [tenant, uuid])
    await tx.query(
      `delete from comments c where c.tenant = $1 and c.uuid = $2 and c.text is null
         and not exists (select from comments r where r.tenant = $1 and r.thread = $2)`,
      [tenant, present.thread],
    )
  }
  await writeAuditEvent(ctx, 'comment.remove', itinerary)
  return present
}
