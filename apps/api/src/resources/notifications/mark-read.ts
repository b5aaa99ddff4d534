import type { Notification } from '@sojourn/contract/comment'
import type { Context } from '../../kit/context.ts'
import { findNotification } from './queries.ts'

/** Marks one of the actor's notifications as read. */
export const markRead = async (ctx: Context, uuid: string): Promise<Notification> => {
  await findNotification(ctx, uuid)
  await ctx.tx.query(
    'update notifications set read_at = now() where tenant = $1 and member = $2 and uuid = $3 and read_at is null',
    [ctx.tenant, ctx.actor.uuid, uuid],
  )
  return findNotification(ctx, uuid)
}

/** Marks all of the actor's notifications in the company as read. */
export const markAllRead = async (ctx: Context): Promise<{ unread: number }> => {
  await ctx.tx.query('update notifications set read_at = now() where tenant = $1 and member = $2 and read_at is null', [
    ctx.tenant,
    ctx.actor.uuid,
  ])
  return { unread: 0 }
}
