import { z } from 'zod'
import type { Share } from '@sojourn/contract/document/document'
import { maxShareMessageLength, maxShareSubjectLength } from '@sojourn/contract/document/document-limits'
import { email, line, prose } from '@sojourn/contract/kit/values'
import { orNull } from '@sojourn/contract/kit/or-null'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { sitePictureUrl } from '../../kit/sign-url.ts'
import { postEmail } from '../../kit/jobs/email.ts'
import { requireEmailLeft } from '../../kit/jobs/email-limits.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { storeEmail } from '../sent-emails/store-email.ts'
import { emailParts } from './prepare-email.ts'
import { shareEmail } from './send-share.ts'
import * as wording from './wording.ts'

export const shareMailInput = z.strictObject({
  to: email(),
  subject: orNull(line(maxShareSubjectLength)).default(null),
  message: orNull(prose(maxShareMessageLength)).default(null),
})

/**
 * Queues an email with a link in the company's name, and enters it in the log. Emails are counted by their events in the
 * activity log: 429 when there were too many.
 */
export const mailShare = async (ctx: Context, itinerary: string, uuid: string, input: unknown): Promise<Share> => {
  const record = asItinerary(await lockForUpdate(ctx, itineraries, itinerary))
  const share = await getShare(ctx, itinerary, uuid)
  const parsed = shareMailInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  requireOpen(share)
  const { slug, ...parts } = await emailParts(ctx, record, share, parsed.data)
  const site = { pagesUrl: await findPagesUrl(ctx), site: slug }
  const message = shareEmail({
    ...parts,
    to: parsed.data.to,
    pictureUrl: (picture, width) => sitePictureUrl(ctx.deps, site, picture, width, 'jpg'),
  })
  const { mailsOfItinerary, mails, mailsOnTrial } = ctx.deps.emailLimits
  await requireEmailLeft(ctx, {
    action: 'share.mail',
    target: itinerary,
    ofTarget: mailsOfItinerary,
    ofCompany: parts.isOnTrial ? mailsOnTrial : mails,
  })
  await writeAuditEvent(ctx, 'share.mail', itinerary, [`to:${message.to}`])
  const { to, subject } = message
  const likely = [record.client, record.agency, ...record.travellers.map(({ contact }) => contact)]
  const logged = await storeEmail(ctx, { itinerary, share: uuid, to, subject, likely })
  await postEmail(ctx, message, { tenant: ctx.tenant, email: logged })
  return getShare(ctx, itinerary, uuid)
}

/** 409 for a link that has been revoked or has expired: nobody could open it from an email. */
export const requireOpen = ({ revokedAt, expiresAt }: Share): void => {
  if (revokedAt !== null || (expiresAt !== null && expiresAt <= new Date().toISOString()))
    throw new Problem('conflict', { detail: wording.linkEnded })
}
