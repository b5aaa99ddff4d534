import { z } from 'zod'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { unseal } from '../../kit/sealing.ts'
import type { OutboundAnswer } from '../../platform/outbound/outbound.ts'
import { disableWebhook } from './disable-webhook.ts'
import { signedHeaders } from './sign-delivery.ts'

const minute = 60
const hour = 60 * minute

/** Seconds between the attempts: three days in total. */
export const webhookWaits: readonly number[] = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
]

/** Each wait is longer by up to this share, so that deliveries that failed together are not retried together. */
const jitter = 0.1
const maxStoredBytes = 2048

/** One attempt of a delivery. Nothing happens if the delivery has already had this attempt. */
export type DeliveryJob = { tenant: string; delivery: string; attempt: number }

type Due = {
  webhook: string
  url: string
  event: string
  createdAt: string
  data: { resource: string; uuid: string; rev: number | null }
  secret: Buffer
  oldSecret: Buffer | null
}

type Attempt = { at: Date; durationMs: number; answer: OutboundAnswer }

/**
 * Makes one attempt to deliver an event, and stores the result. No transaction is open while waiting for the receiver. Two
 * workers with the same attempt may both send it, which receivers can detect by its ID; it is stored once.
 */
export const sendDelivery = async (asServer: AsServer, deps: Deps, job: DeliveryJob): Promise<void> => {
  const due = await asServer(job.tenant, 'webhooks', (ctx) => findDue(ctx, job))
  if (!due) return
  const at = new Date()
  const body = JSON.stringify({
    id: job.delivery,
    type: due.event,
    createdAt: due.createdAt,
    tenant: job.tenant,
    data: due.data,
  })
  const secrets = [due.secret, due.oldSecret].filter((one) => one !== null)
  const opened = secrets.map((one) => z.string().parse(unseal(one, deps.secretKey)))
  const begun = performance.now()
  const answer = await deps.outbound.sendOutbound({
    url: due.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `${deps.publicConfig.productName.replaceAll(/[^\w.-]/g, '')}-Webhooks`,
      ...signedHeaders({ id: job.delivery, at, body }, opened),
    },
    body,
  })
  const attempt = { at, durationMs: Math.round(performance.now() - begun), answer }
  await asServer(job.tenant, 'webhooks', (ctx) => storeAttempt(ctx, job, due, attempt))
}

const findDue = async (ctx: Context, { delivery, attempt }: DeliveryJob): Promise<Due | undefined> => {
  const [due] = await ctx.tx.query<Due>(
    `select d.webhook, w.url, d.event, d.created_at as "createdAt", w.secret,
       jsonb_build_object('resource', d.resource, 'uuid', d.target, 'rev', d.target_rev) as data,
       case when w.old_secret_until > now() then w.old_secret end as "oldSecret"
     from webhook_deliveries d join webhooks w on w.tenant = d.tenant and w.uuid = d.webhook
     where d.tenant = $1 and d.uuid = $2 and d.status = 'pending' and d.attempts = $3 and w.is_active`,
    [ctx.tenant, delivery, attempt - 1],
  )
  if (!due) await failIfInactive(ctx, delivery)
  return due
}

/** Marks a delivery as failed if its webhook was turned off while the event was being added. */
const failIfInactive = async (ctx: Context, delivery: string): Promise<void> => {
  await ctx.tx.query(
    `update webhook_deliveries d set status = 'failed', next_attempt_at = null from webhooks w
     where w.tenant = d.tenant and w.uuid = d.webhook and not w.is_active
       and d.tenant = $1 and d.uuid = $2 and d.status = 'pending'`,
    [ctx.tenant, delivery],
  )
}

const storeAttempt = async (
  ctx: Context,
  { delivery, attempt }: DeliveryJob,
  { webhook, event }: Due,
  outcome: Attempt,
): Promise<void> => {
  // Locks the webhook before its deliveries, in the same order as turning it off, to prevent a deadlock.
  await ctx.tx.query('select from webhooks where tenant = $1 and uuid = $2 for no key update', [ctx.tenant, webhook])
  const [counted] = await ctx.tx.query<{ tries: number }>(
    `update webhook_deliveries set attempts = attempts + 1, tries = tries + 1
     where tenant = $1 and uuid = $2 and attempts = $3 returning tries`,
    [ctx.tenant, delivery, attempt - 1],
  )
  if (!counted) return
  await insertAttempt(ctx, delivery, attempt, outcome)
  const status = outcome.answer.ok ? outcome.answer.status : 0
  const isAccepted = status >= 200 && status < 300
  const wait = event === 'ping' ? undefined : ctx.deps.webhookWaits[counted.tries - 1]
  if (isAccepted || status === 410 || wait === undefined) {
    await conclude(ctx, delivery, isAccepted)
    if (status === 410) await disableWebhook(ctx, webhook, 'gone')
    else if (!isAccepted && event !== 'ping' && (await hasAcceptedNothingSince(ctx, webhook, delivery)))
      await disableWebhook(ctx, webhook, 'failing')
    return
  }
  const seconds = Math.round(wait * (1 + jitter * Math.random()))
  const waiting = await ctx.tx.query(
    `update webhook_deliveries set next_attempt_at = now() + make_interval(secs => $3)
     where tenant = $1 and uuid = $2 and status = 'pending' returning uuid`,
    [ctx.tenant, delivery, seconds],
  )
  if (waiting.length === 0) return
  const next = { tenant: ctx.tenant, delivery, attempt: attempt + 1 }
  await ctx.deps.queue.enqueue(ctx.tx, 'webhooks', next, { afterSeconds: seconds })
}

const insertAttempt = async (ctx: Context, delivery: string, n: number, { at, durationMs, answer }: Attempt) => {
  await ctx.tx.query(
    `insert into webhook_attempts (tenant, delivery, n, at, http_status, duration_ms, answer, error)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ctx.tenant,
      delivery,
      n,
      at.toISOString(),
      answer.ok ? answer.status : null,
      durationMs,
      answer.ok ? textOf(answer.body) : null,
      answer.ok ? null : answer.reason,
    ],
  )
}

/** The beginning of a response as text that PostgreSQL can store, which has no NUL characters. */
const textOf = (body: Buffer): string => body.subarray(0, maxStoredBytes).toString('utf8').replaceAll('\0', '')

const conclude = async (ctx: Context, delivery: string, isAccepted: boolean): Promise<void> => {
  await ctx.tx.query(
    `update webhook_deliveries set status = $3, next_attempt_at = null,
       delivered_at = case when $4 then now() else delivered_at end
     where tenant = $1 and uuid = $2`,
    [ctx.tenant, delivery, isAccepted ? 'delivered' : 'failed', isAccepted],
  )
}

/** Whether a webhook has accepted nothing since the first attempt of a delivery. */
const hasAcceptedNothingSince = async (ctx: Context, webhook: string, delivery: string): Promise<boolean> => {
  const taken = await ctx.tx.query(
    `select from webhook_deliveries d join webhook_deliveries failed on failed.tenant = d.tenant and failed.uuid = $3
     where d.tenant = $1 and d.webhook = $2 and d.delivered_at >= failed.began_at limit 1`,
    [ctx.tenant, webhook, delivery],
  )
  return taken.length === 0
}
