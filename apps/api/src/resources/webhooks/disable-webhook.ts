import type { Webhook } from '@sojourn/contract/webhooks'
import { leaveEvent } from '../../kit/audit.ts'
import type { Context } from '../../kit/context.ts'
import { findAdmins } from '../../kit/find-admins.ts'
import { letterOf, postLetter, productColours } from '../../kit/letter.ts'
import { giveUpWaiting } from './update.ts'

/** So many events may wait for a webhook. It bounds what a company's changes leave in the database. */
export const maxPending = 20_000

type Reason = NonNullable<Webhook['disabledReason']>

const reasons: Record<Reason, string> = {
  failing: 'For three days it accepted nothing that we sent.',
  backlog: `More than ${maxPending.toLocaleString('en')} events waited for it: it is too slow for what happens here.`,
  gone: 'It answered “410 Gone”, which means that it wants no more.',
}

/** Turns a webhook off for a reason of its own, and tells those who manage the company by email. */
export const disableWebhook = async (ctx: Context, uuid: string, reason: Reason): Promise<void> => {
  const [disabled] = await ctx.tx.query<{ url: string; company: string }>(
    `update webhooks w set is_active = false, disabled_reason = $3, rev = w.rev + 1, updated_at = now()
     from tenants t where t.uuid = w.tenant and w.tenant = $1 and w.uuid = $2 and w.is_active
     returning w.url, t.name as company`,
    [ctx.tenant, uuid, reason],
  )
  if (!disabled) return
  await giveUpWaiting(ctx, uuid)
  await leaveEvent(ctx, 'webhook.disable', uuid, ['isActive'])
  const { publicConfig, publicUrl } = ctx.deps
  for (const { email, name } of await findAdmins(ctx)) {
    const message = letterOf({
      to: email,
      from: { name: publicConfig.productName, ...productColours },
      subject: `A webhook of ${disabled.company} was turned off`,
      heading: 'A webhook was turned off',
      paragraphs: [
        `Hello ${name},`,
        `The webhook at ${new URL(disabled.url).host} no longer receives events of ${disabled.company}. ${reasons[reason]}`,
        'See what was sent and answered, fix the receiver, and turn the webhook on again. Events of the last 30 days can be sent again.',
      ],
      button: { label: 'Open webhooks', url: `${publicUrl()}/settings/webhooks/${uuid}` },
      footer: [`You get this because you are an Admin of ${disabled.company}.`],
    })
    await postLetter(ctx, message)
  }
}
