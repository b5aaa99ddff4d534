import type { Webhook } from '@sojourn/contract/webhooks'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { mailAdmins } from '../../kit/jobs/mail-admins.ts'
import { giveUpWaiting } from './update.ts'

/** How many events may wait for a webhook, to limit what the changes of a company add to the database. */
export const maxPending = 20_000

type Reason = NonNullable<Webhook['disabledReason']>

const reasons: Record<Reason, string> = {
  failing: 'For three days it accepted nothing that we sent.',
  backlog: `More than ${maxPending.toLocaleString('en')} events waited for it: it is too slow for what happens here.`,
  gone: 'It answered “410 Gone”, which means that it wants no more.',
}

/** Turns a webhook off for one of the reasons above, and emails the Admins. */
export const disableWebhook = async (ctx: Context, uuid: string, reason: Reason): Promise<void> => {
  const [disabled] = await ctx.tx.query<{ url: string }>(
    `update webhooks set is_active = false, disabled_reason = $3, rev = rev + 1, updated_at = now()
     where tenant = $1 and uuid = $2 and is_active returning url`,
    [ctx.tenant, uuid, reason],
  )
  if (!disabled) return
  await giveUpWaiting(ctx, uuid)
  await writeAuditEvent(ctx, 'webhook.disable', uuid, ['isActive'])
  await mailAdmins(ctx, (company) => ({
    subject: `A webhook of ${company} was turned off`,
    heading: 'A webhook was turned off',
    paragraphs: [
      `The webhook at ${new URL(disabled.url).host} no longer receives events of ${company}. ${reasons[reason]}`,
      'See what was sent and answered, fix the receiver, and turn the webhook on again. Events of the last 30 days can be sent again.',
    ],
    button: { label: 'Open webhooks', path: `/settings/webhooks/${uuid}` },
  }))
}
