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
import type { Email } from '../../platform/mail/mail.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { findPicture, readCompany } from '../publications/queries.ts'
import { storeEmail } from '../sent-emails/store-email.ts'
import { findPublished, findReportAddress, findSender, findTrial, prepareEmail } from './prepare-email.ts'
import { shareEmail } from './send-share.ts'
import * as wording from './wording.ts'

export const shareMailInput = z.strictObject({
  to: email(),
  subject: orNull(line(maxShareSubjectLength)).default(null),
  message: orNull(prose(maxShareMessageLength)).default(null),
})
type Input = z.output<typeof shareMailInput>

/**
 * Queues an email with a link in the company's name, and enters it in the log. Emails are counted by their events in the
 * activity log: 429 when there were too many.
 */
export const mailShare = async (ctx: Context, itinerary: string, uuid: string, input: unknown): Promise<Share> => {
  const record = asItinerary(await lockForUpdate(ctx, itineraries, itinerary))
  const share = await getShare(ctx, itinerary, uuid)
  const parsed = shareMailInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (share.revokedAt !== null || (share.expiresAt !== null && share.expiresAt <= new Date().toISOString()))
    throw new Problem('conflict', { detail: wording.linkEnded })
  const isOnTrial = await findTrial(ctx)
  const message = await writeEmail(ctx, record, share, parsed.data, isOnTrial)
  const { mailsOfItinerary, mails, mailsOnTrial } = ctx.deps.emailLimits
  await requireEmailLeft(ctx, {
    action: 'share.mail',
    target: itinerary,
    ofTarget: mailsOfItinerary,
    ofCompany: isOnTrial ? mailsOnTrial : mails,
  })
  await writeAuditEvent(ctx, 'share.mail', itinerary, [`to:${message.to}`])
  const { to, subject } = message
  const likely = [record.client, record.agency, ...record.travellers.map(({ contact }) => contact)]
  const logged = await storeEmail(ctx, { itinerary, share: uuid, to, subject, likely })
  await postEmail(ctx, message, { tenant: ctx.tenant, email: logged })
  return getShare(ctx, itinerary, uuid)
}

const writeEmail = async (
  ctx: Context,
  record: Itinerary,
  share: Share,
  { to, ...input }: Input,
  isOnTrial: boolean,
): Promise<Email> => {
  const { slug, ...company } = await readCompany(ctx)
  const drafted = await prepareEmail(ctx, record, share)
  const { title, subtitle, cover } = await findPublished(ctx, record)
  const site = { pagesUrl: await findPagesUrl(ctx), site: slug }
  return shareEmail({
    to,
    subject: input.subject ?? drafted.subject,
    message: input.message ?? drafted.message,
    title,
    subtitle,
    cover: cover ?? (await findPicture(ctx, await findBrandCover(ctx), 'hero')),
    url: share.url,
    sender: await findSender(ctx, company),
    company,
    isOnTrial,
    pictureUrl: (picture, width) => sitePictureUrl(ctx.deps, site, picture, width, 'jpg'),
    product: { name: ctx.deps.publicConfig.productName, reportTo: findReportAddress(ctx.deps) },
  })
}

const findBrandCover = async ({ tx, tenant }: Context): Promise<string | null> => {
  const [row] = await tx.query<{ cover: string | null }>('select brand_cover as cover from tenants where uuid = $1', [
    tenant,
  ])
  return row?.cover ?? null
}
