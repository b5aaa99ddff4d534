import type { Context } from '../../kit/context.ts'

const atOnce = 1000
const keptDays = 30

/** Removes deliveries of events that are older than 30 days. @returns whether there may be more. */
export const sweepDeliveries = async (ctx: Context, now: Date): Promise<boolean> => {
  const gone = await ctx.tx.query(
    `delete from webhook_deliveries where tenant = $1 and uuid in (
       select uuid from webhook_deliveries
       where tenant = $1 and created_at < $2::timestamptz - make_interval(days => ${keptDays})
         and (status <> 'pending' or began_at < $2::timestamptz - make_interval(days => ${keptDays}))
       order by created_at limit ${atOnce} for update skip locked) returning uuid`,
    [ctx.tenant, now.toISOString()],
  )
  return gone.length === atOnce
}

/**
 * Queues deliveries again that should have been tried a quarter of an hour ago: their job was given up, as while the database
 * was away for long. One that merely waits for its turn is left alone. @returns where to go on, or null.
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
