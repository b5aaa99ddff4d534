import { oldSecretHours, type WebhookWithSecret } from '@sojourn/contract/webhooks'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { seal } from '../../kit/sealing.ts'
import { findWebhook } from './queries.ts'
import { newSecret } from './sign-delivery.ts'

/** Replaces a webhook's secret, and returns it. The old one also signs for a day, so that a receiver can switch over. */
export const replaceSecret = async (ctx: Context, uuid: string): Promise<WebhookWithSecret> => {
  await findWebhook(ctx, uuid, { lock: true })
  const secret = newSecret()
  await ctx.tx.query(
    `update webhooks set old_secret = secret, old_secret_until = now() + make_interval(hours => ${oldSecretHours}),
       secret = $3, rev = rev + 1, updated_at = now()
     where tenant = $1 and uuid = $2`,
    [ctx.tenant, uuid, seal(secret, ctx.deps.secretKey)],
  )
  await writeAuditEvent(ctx, 'webhook.rotate-secret', uuid, ['secret'])
  return { ...(await findWebhook(ctx, uuid)), secret }
}
