import type { Webhook } from '@sojourn/contract/webhooks'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import { Problem } from '../../kit/problem.ts'
import { findWebhook } from './queries.ts'

/** Deletes a webhook with the log of its deliveries, and returns it. */
export const removeWebhook = async (ctx: Context, uuid: string, precondition: Precondition): Promise<Webhook> => {
  const present = await findWebhook(ctx, uuid, { lock: true })
  if (isStale(present, precondition)) throw new Problem('stale', { current: present })
  await ctx.tx.query('delete from webhooks where tenant = $1 and uuid = $2', [ctx.tenant, uuid])
  await writeAuditEvent(ctx, 'webhook.remove', uuid)
  return present
}
