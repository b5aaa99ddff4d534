import { maxWebhooks, webhookCreate, type WebhookWithSecret } from '@sojourn/contract/webhooks'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Deps } from '../../kit/deps.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { invalid, invalidField, Problem } from '../../kit/problem.ts'
import { seal } from '../../kit/sealing.ts'
import { findWebhook, requireManager } from './queries.ts'
import { newSecret } from './sign-delivery.ts'

/** Creates a webhook, and returns it with its secret. 409 when the company has the maximum number. */
export const createWebhook = async (steps: Steps, input: unknown): Promise<WebhookWithSecret> => {
  requireManager(steps.actor)
  const parsed = webhookCreate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { url, description, events, isActive } = parsed.data
  await requireReachable(steps.deps, url)
  return steps.conclude(async (ctx) => {
    // One at a time, because two simultaneous requests would not count each other's webhook.
    await ctx.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 36))', [ctx.tenant])
    const [counted] = await ctx.tx.query<{ count: number }>(
      'select count(*)::int as count from webhooks where tenant = $1',
      [ctx.tenant],
    )
    if ((counted?.count ?? 0) >= maxWebhooks)
      throw new Problem('conflict', { detail: `a company can have at most ${maxWebhooks} webhooks; delete one first` })
    const secret = newSecret()
    const [row] = await ctx.tx.query<{ uuid: string }>(
      `insert into webhooks (tenant, created_by, url, description, events, is_active, secret)
       values ($1, $2, $3, $4, $5, $6, $7) returning uuid`,
      [ctx.tenant, ctx.actor.uuid, url, description, events, isActive, seal(secret, ctx.deps.secretKey)],
    )
    if (!row) throw new Error('a webhook was not stored')
    await writeAuditEvent(ctx, 'webhook.create', row.uuid, ['url', 'description', 'events', 'isActive'])
    return { ...(await findWebhook(ctx, row.uuid)), secret }
  })
}

/** 422 for a URL that this server must not call. */
export const requireReachable = async ({ outbound }: Pick<Deps, 'outbound'>, url: string): Promise<void> => {
  const rejection = await outbound.findRejection(url)
  if (rejection !== null) throw invalidField('url', 'invalid_value', rejection)
}
