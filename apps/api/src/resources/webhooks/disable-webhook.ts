import type { Webhook } from '@sojourn/contract/webhooks'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { mailAdmins } from '../../kit/jobs/mail-admins.ts'
import { giveUpWaiting } from './update.ts'
import * as wording from './wording.ts'

/** How many events may wait for a webhook, to limit what the changes of a company add to the database. */
export const maxPending = 20_000

type Reason = NonNullable<Webhook['disabledReason']>

const reasons: Record<Reason, string> = {
  failing: wording.becauseFailing,
  backlog: wording.becauseBacklog({ count: maxPending }),
  gone: wording.becauseGone,
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
    subject: wording.offSubject({ company }),
    heading: wording.offHeading,
    paragraphs: [
      `${wording.offText({ host: new URL(disabled.url).host, company })} ${reasons[reason]}`,
      wording.offAction,
    ],
    button: { label: wording.openWebhook, path: `/settings/webhooks/${uuid}` },
  }))
}
