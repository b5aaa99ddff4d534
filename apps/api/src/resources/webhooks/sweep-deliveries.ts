import type { Context } from '../../kit/context.ts'
import { disableWebhook, maxPending } from './disable-webhook.ts'

const atOnce = 1000
/** How long deliveries are stored. */
export const deliveryDays = 30
/** Per webhook, in addition to pending ones. */
const maxFinished = 10_000

/** Removes deliveries of events that are older than 30 days. @returns whether there may be more. */
export const sweepDeliveries = async (ctx: Context, now: Date): Promise<boolean> => {
  const gone = await ctx.tx.query(
    `delete from webhook_deliveries where tenant = $1 and uuid in (
       select uuid from webhook_deliveries
       where tenant = $1 and created_at < $2::timestamptz - make_interval(days => ${deliveryDays})
         and (status <> 'pending' or began_at < $2::timestamptz - make_interval(days => ${deliveryDays}))
       order by created_at limit ${atOnce} for update skip locked) returning uuid`,
    [ctx.tenant, now.toISOString()],
  )
  return gone.length === atOnce
}

/** Removes finished deliveries except the newest 10,000 of each webhook. @returns whether there may be more. */
export const thinDeliveries = async (ctx: Context): Promise<boolean> => {
  const gone = await ctx.tx.query(
    `delete from webhook_deliveries where tenant = $1 and uuid = any(array(
       select surplus.uuid from webhooks w cross join lateral (
         select uuid from webhook_deliveries
         where tenant = w.tenant and webhook = w.uuid and status <> 'pending'
         order by created_at desc, uuid desc offset ${maxFinished} limit ${atOnce}) surplus
       where w.tenant = $1)) returning uuid`,
    [ctx.tenant],
  )
  return gone.length >= atOnce
}

/** Turns off the webhooks for which too many events wait. */
export const stopBacklogs = async (ctx: Context): Promise<void> => {
  const behind = await ctx.tx.query<{ uuid: string }>(
    `select w.uuid from webhooks w where w.tenant = $1 and w.is_active and ${maxPending} < (
       select count(*) from (
         select from webhook_deliveries d where d.tenant = w.tenant and d.webhook = w.uuid and d.status = 'pending'
         limit ${maxPending + 1}) waiting)`,
    [ctx.tenant],
  )
  for (const { uuid } of behind) await disableWebhook(ctx, uuid, 'backlog')
}

/**
 * Queues deliveries again that are overdue by a quarter of an hour, because their job was lost, such as when the database was
 * unavailable for a long time. A delivery whose job still waits is not queued twice. @returns where to continue, or null.
 */
export const resumeDeliveries = async (ctx: Context, now: Date, after: string | null): Promise<string | null> => {
  const late = await ctx.tx.query<{ uuid: string; attempts: number }>(
    `select uuid, attempts from webhook_deliveries
     where tenant = $1 and status = 'pending' and next_attempt_at < $2::timestamptz - interval '15 minutes'
       and ($3::uuid is null or uuid > $3) order by uuid limit ${atOnce}`,
    [ctx.tenant, now.toISOString(), after],
  )
  for (const { uuid, attempts } of late) {
    const job = { tenant: ctx.tenant, delivery: uuid, attempt: attempts + 1 }
    await ctx.deps.queue.enqueue(ctx.tx, 'webhooks', job, { once: true })
  }
  return late.length === atOnce ? (late.at(-1)?.uuid ?? null) : null
}
