import type { Page } from '@sojourn/contract/kit/page'
import { type Webhook, type WebhookDelivery, webhookDeliveryQuery } from '@sojourn/contract/webhooks'
import { type Actor, may } from '../../kit/actor.ts'
import type { Context } from '../../kit/context.ts'
import type { RawQuery } from '../../kit/list/list-query.ts'
import { pageAround } from '../../kit/list/page-around.ts'
import { parsePageQuery } from '../../kit/list/page-query.ts'
import { Problem } from '../../kit/problem.ts'

/** Above this, a total is only an estimate: nobody pages that far, and counting is slow. */
const exactUpTo = 10_000
const maxAttemptsShown = 20

/** 404 for users who may not manage webhooks. */
export const requireManager = (actor: Actor): void => {
  if (!may(actor, 'webhooks:manage')) throw new Problem('not_found')
}

const columns = `w.uuid, w.rev, w.created_at as "createdAt", w.updated_at as "updatedAt", w.created_by as "createdBy",
  w.url, w.description, w.events, w.is_active as "isActive", w.disabled_reason as "disabledReason",
  case when w.old_secret_until > now() then w.old_secret_until end as "oldSecretUntil",
  (select jsonb_build_object('event', d.event, 'status', d.status,
     'createdAt', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   from webhook_deliveries d where d.tenant = w.tenant and d.webhook = w.uuid
   order by d.created_at desc, d.uuid desc limit 1) as "lastDelivery"`

/** The company's webhooks, oldest first. */
export const listWebhooks = async (ctx: Context): Promise<Webhook[]> => {
  requireManager(ctx.actor)
  return ctx.tx.query<Webhook>(`select ${columns} from webhooks w where w.tenant = $1 order by w.created_at, w.uuid`, [
    ctx.tenant,
  ])
}

/** One webhook, or 404. The lock does not wait for transactions that only add deliveries. */
export const findWebhook = async (ctx: Context, uuid: string, { lock = false } = {}): Promise<Webhook> => {
  requireManager(ctx.actor)
  const [found] = await ctx.tx.query<Webhook>(
    `select ${columns} from webhooks w where w.tenant = $1 and w.uuid = $2${lock ? ' for no key update of w' : ''}`,
    [ctx.tenant, uuid],
  )
  if (!found) throw new Problem('not_found')
  return found
}

const deliveryColumns = `d.uuid, d.event, d.status, d.created_at as "createdAt",
  jsonb_build_object('resource', d.resource, 'uuid', d.target, 'rev', d.target_rev) as data,
  d.next_attempt_at as "nextAttemptAt",
  (select coalesce(jsonb_agg(jsonb_build_object(
     'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', a.http_status,
     'durationMs', a.duration_ms, 'answer', a.answer, 'error', a.error) order by a.n), '[]')
   from webhook_attempts a
   where a.tenant = d.tenant and a.delivery = d.uuid and a.n > d.attempts - ${maxAttemptsShown}) as attempts`

/** One page of the deliveries of a webhook, newest first. */
export const listDeliveries = async (
  ctx: Context,
  webhook: string,
  raw: RawQuery,
  path: string,
): Promise<Page<WebhookDelivery>> => {
  await findWebhook(ctx, webhook)
  const query = parsePageQuery(webhookDeliveryQuery, raw)
  const [counted] = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from (
       select from webhook_deliveries where tenant = $1 and webhook = $2 limit ${exactUpTo + 1}) counted`,
    [ctx.tenant, webhook],
  )
  const total = counted?.total ?? 0
  const rows = await ctx.tx.query<WebhookDelivery>(
    `select ${deliveryColumns} from webhook_deliveries d where d.tenant = $1 and d.webhook = $2
     order by d.created_at desc, d.uuid desc limit $3 offset $4`,
    [ctx.tenant, webhook, query.perPage, (query.page - 1) * query.perPage],
  )
  return pageAround(rows, Math.min(total, exactUpTo), total > exactUpTo, query, path, raw)
}

/** One delivery of a webhook, or 404. */
export const findDelivery = async (ctx: Context, webhook: string, uuid: string): Promise<WebhookDelivery> => {
  const [found] = await ctx.tx.query<WebhookDelivery>(
    `select ${deliveryColumns} from webhook_deliveries d where d.tenant = $1 and d.webhook = $2 and d.uuid = $3`,
    [ctx.tenant, webhook, uuid],
  )
  if (!found) throw new Problem('not_found')
  return found
}
