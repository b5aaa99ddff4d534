import { type Webhook, webhookUpdate } from '@sojourn/contract/webhooks'
import { isDeepStrictEqual } from 'node:util'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { isStale, type Precondition } from '../../kit/records/crud.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { withoutUnchanged } from '../../kit/records/without-unchanged.ts'
import { requireReachable } from './create.ts'
import { findWebhook } from './queries.ts'

type Changes = Partial<Pick<Webhook, 'url' | 'description' | 'events' | 'isActive'>>

/** Updates the URL, description and events of a webhook, and whether it is active. */
export const updateWebhook = async (
  steps: Steps,
  uuid: string,
  input: unknown,
  readPrecondition: () => Precondition,
): Promise<Webhook> => {
  const before = await steps.transact((ctx) => findWebhook(ctx, uuid), 'read only')
  const precondition = readPrecondition()
  const changes = readChanges(before, input)
  if (changes.url !== undefined && changes.url !== before.url) await requireReachable(steps.deps, changes.url)
  return steps.conclude(async (ctx) => {
    const present = await findWebhook(ctx, uuid, { lock: true })
    if (isStale(present, precondition)) throw new Problem('stale', { current: present })
    const changed = Object.entries(changes).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, Reflect.get(present, name)),
    )
    if (changed.length === 0) return present
    await storeChanges(ctx, { ...present, ...Object.fromEntries(changed) })
    await writeAuditEvent(
      ctx,
      'webhook.update',
      uuid,
      changed.map(([name]) => name),
    )
    return findWebhook(ctx, uuid)
  })
}

/** Fields that may change between reading and saving. They may be sent back with their old values. */
const movingFields = ['updatedAt', 'disabledReason', 'oldSecretUntil', 'lastDelivery']

const readChanges = (before: Webhook, input: unknown): Changes => {
  const parsed = webhookUpdate.safeParse(withoutUnchanged(input, before, webhookUpdate.shape, movingFields))
  if (!parsed.success) throw invalid(parsed.error)
  const { rev: _, ...changes } = parsed.data
  return changes
}

const storeChanges = async (ctx: Context, { uuid, url, description, events, isActive }: Webhook): Promise<void> => {
  await ctx.tx.query(
    `update webhooks set url = $3, description = $4, events = $5, is_active = $6, rev = rev + 1, updated_at = now(),
       disabled_reason = case when $6 then null else disabled_reason end
     where tenant = $1 and uuid = $2`,
    [ctx.tenant, uuid, url, description, events, isActive],
  )
  if (!isActive) await giveUpWaiting(ctx, uuid)
}

/** Marks all pending deliveries of a webhook that is turned off as failed. */
export const giveUpWaiting = async (ctx: Context, webhook: string): Promise<void> => {
  await ctx.tx.query(
    `update webhook_deliveries set status = 'failed', next_attempt_at = null
     where tenant = $1 and webhook = $2 and status = 'pending'`,
    [ctx.tenant, webhook],
  )
}
