import type { Webhook, WebhookDelivery } from '@sojourn/contract/webhooks'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'
import { findDelivery, findWebhook } from './queries.ts'

/** Sends a test event to a webhook, without retries. */
export const sendPing = async (ctx: Context, webhook: string): Promise<WebhookDelivery> => {
  const { rev } = await findActive(ctx, webhook)
  const [row] = await ctx.tx.query<{ uuid: string }>(
    `insert into webhook_deliveries (tenant, webhook, event, resource, target, target_rev)
     values ($1, $2, 'ping', 'webhooks', $2, $3) returning uuid`,
    [ctx.tenant, webhook, rev],
  )
  if (!row) throw new Error('a delivery was not stored')
  await ctx.deps.queue.enqueue(ctx.tx, 'webhooks', { tenant: ctx.tenant, delivery: row.uuid, attempt: 1 })
  await writeAuditEvent(ctx, 'webhook.test', webhook)
  return findDelivery(ctx, webhook, row.uuid)
}

/** Sends an event again with the same ID, and with as many retries as the first time. 409 while it is pending. */
export const replayDelivery = async (ctx: Context, webhook: string, uuid: string): Promise<WebhookDelivery> => {
  // A missing webhook or delivery is 404 before an inactive webhook is 409.
  await findWebhook(ctx, webhook)
  await findDelivery(ctx, webhook, uuid)
  await findActive(ctx, webhook)
  const [begun] = await ctx.tx.query<{ attempts: number }>(
    `update webhook_deliveries set status = 'pending', next_attempt_at = now(), began_at = now(), tries = 0
     where tenant = $1 and webhook = $2 and uuid = $3 and status <> 'pending' returning attempts`,
    [ctx.tenant, webhook, uuid],
  )
  if (!begun) throw new Problem('conflict', { detail: 'this event is still being delivered' })
  const job = { tenant: ctx.tenant, delivery: uuid, attempt: begun.attempts + 1 }
  await ctx.deps.queue.enqueue(ctx.tx, 'webhooks', job)
  await writeAuditEvent(ctx, 'webhook.replay', webhook)
  return findDelivery(ctx, webhook, uuid)
}

const findActive = async (ctx: Context, uuid: string): Promise<Webhook> => {
  const webhook = await findWebhook(ctx, uuid, { lock: true })
  if (!webhook.isActive) throw new Problem('conflict', { detail: 'this webhook is turned off; turn it on first' })
  return webhook
}
