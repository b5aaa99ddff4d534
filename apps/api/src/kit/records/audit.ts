import type { Actor } from '../actor.ts'
import { announcing, queueDeliveries } from './announce.ts'
import type { Context } from '../context.ts'
import type { Stored } from './records.ts'

/** The actor as stored in the audit trail. A program is stored as its key, along with the user who created it. */
export const actorJson = ({ kind, uuid, apiKey, isVisiting, job }: Actor): string => {
  if (apiKey) return JSON.stringify({ kind, ...apiKey, madeBy: uuid })
  return JSON.stringify(kind === 'job' ? { kind, job } : { kind, uuid, isVisiting })
}

/**
 * Writes an event to the company's audit trail, in the transaction of the change, and announces it to the webhooks that are
 * subscribed.
 */
export const writeAuditEvent = async (
  ctx: Pick<Context, 'tx' | 'tenant' | 'actor' | 'deps'>,
  action: string,
  target: string | null,
  changed: readonly string[] = [],
): Promise<void> => {
  const values: unknown[] = [ctx.tenant, actorJson(ctx.actor), action, target, changed]
  const rows = '(select tenant, target as uuid, null::integer as rev from event)'
  const announced = announcing({ action, changed, rows }, (value) => `$${values.push(value)}`)
  const [row = {}] = await ctx.tx.query<Stored>(
    `with event as (
       insert into audit_events (tenant, actor, action, target, changed) values ($1, $2, $3, $4, $5)
       returning tenant, target
     )${announced.with} select true as left${announced.column}`,
    values,
  )
  await queueDeliveries(ctx, row)
}
