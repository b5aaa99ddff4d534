import { z } from 'zod'
import { maxShareMessageLength } from '@sojourn/contract/document/document-limits'
import { email, prose } from '@sojourn/contract/kit/values'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { requireEmailLeft } from '../../kit/jobs/email-limits.ts'
import type { Steps } from '../../kit/http/in-tenant.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { shareEmail } from './send-share.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { orNull } from '@sojourn/contract/kit/or-null'

export const shareMailInput = z.strictObject({
  to: email(),
  message: orNull(prose(maxShareMessageLength)).default(null),
})

/**
 * Sends a link by email, in the company's name. It waits until the email is sent, so that a rejection is reported. Emails are
 * counted by their events in the activity log, so the event is written before that: 429 when there were too many.
 */
export const mailShare = async (steps: Steps, itinerary: string, uuid: string, input: unknown) => {
  const message = await steps.transact((ctx) => writeEmail(ctx, itinerary, uuid, input))
  await steps.deps.mail.send(message)
  return steps.conclude((ctx) => getShare(ctx, itinerary, uuid))
}

const writeEmail = async (ctx: Context, itinerary: string, uuid: string, input: unknown) => {
  const record = asItinerary(await lockForUpdate(ctx, itineraries, itinerary))
  const share = await getShare(ctx, itinerary, uuid)
  const parsed = shareMailInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (share.revokedAt !== null || (share.expiresAt !== null && share.expiresAt <= new Date().toISOString())) {
    throw new Problem('conflict', { detail: 'this link no longer works; create a new one to send' })
  }
  const [sender] = await ctx.tx.query<{
    name: string
    email: string
    company: string
    primary: string
    on_primary: string
    isOnTrial: boolean
  }>(
    `select u.name, u.email, t.name as company, t.brand->>'primary' as primary, t.brand->>'onPrimary' as on_primary,
            is_on_trial() as "isOnTrial"
     from tenants t join users u on u.uuid = $2 where t.uuid = $1`,
    [ctx.tenant, ctx.actor.uuid],
  )
  if (!sender) throw new Error('the sender of a letter is a person')
  const message = shareEmail({
    to: parsed.data.to,
    message: parsed.data.message,
    title: record.title,
    subtitle: record.subtitle,
    url: share.url,
    sender: { name: sender.name, email: sender.email },
    company: { name: sender.company, primary: sender.primary, onPrimary: sender.on_primary },
    product: {
      name: ctx.deps.publicConfig.productName,
      reportTo: ctx.deps.securityContact?.replace(/^mailto:/, '') ?? ctx.deps.publicUrl(),
    },
  })
  const { mailsOfItinerary, mails, mailsOnTrial } = ctx.deps.emailLimits
  await requireEmailLeft(ctx, {
    action: 'share.mail',
    target: itinerary,
    ofTarget: mailsOfItinerary,
    ofCompany: sender.isOnTrial ? mailsOnTrial : mails,
  })
  await writeAuditEvent(ctx, 'share.mail', itinerary, [`to:${message.to}`])
  return message
}
