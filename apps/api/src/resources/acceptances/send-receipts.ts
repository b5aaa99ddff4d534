import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { dateText } from '@sojourn/publishing/wording/dates'
import type { Context } from '../../kit/context.ts'
import { requireEmailLeft } from '../../kit/jobs/email-limits.ts'
import { emailOf, greetingOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import type { EmailAttachment } from '../../platform/mail/mail.ts'
import type { Link } from '../publications/queries.ts'
import { storeEmail } from '../sent-emails/store-email.ts'
import { findReportAddress, findTrial } from '../shares/prepare-email.ts'
import type { Moved } from './move-accepted.ts'
import type { AcceptedContent } from './queries.ts'
import * as wording from './wording.ts'

/** The action of an acceptance in the activity log. */
export const acceptAction = 'itinerary.accept'

type Accepted = { content: AcceptedContent; moved: Moved; pdf: Buffer }

/**
 * Queues the receipt for the person who accepted, and enters it in the log of emails, and for the company. Anyone with a link can type
 * any address, so receipts count like other emails of the company: beyond its limits, only the company gets one.
 */
export const sendReceipts = async (ctx: Context, link: Link, { content, moved, pdf }: Accepted): Promise<void> => {
  const attachments: EmailAttachment[] = [
    {
      filename: fileNameWith(wording.receiptFile({ title: content.title }), 'pdf'),
      contentType: 'application/pdf',
      content: pdf.toString('base64'),
    },
  ]
  const facts = await readFacts(ctx, link, content)
  if (await isEmailLeft(ctx, link.itinerary)) {
    const email = clientEmail(ctx, content, facts)
    const logged = await storeEmail(ctx, {
      itinerary: link.itinerary,
      share: link.uuid,
      to: email.to,
      subject: email.subject,
      likely: [facts.client, facts.agency],
    })
    await postEmail(ctx, { ...email, attachments }, { tenant: ctx.tenant, email: logged })
  }
  for (const member of await findRecipients(ctx, link.itinerary))
    await postEmail(ctx, { ...memberEmail(ctx, link, { content, moved, member, on: facts.on }), attachments })
}

type Facts = { pageUrl: string; client: string | null; agency: string | null; on: string }

/** What the emails need besides the receipt. The day is the one in the company's time zone. */
const readFacts = async (ctx: Context, link: Link, { acceptedAt }: AcceptedContent): Promise<Facts> => {
  const [row] = await ctx.tx.query<Omit<Facts, 'pageUrl'> & { token: string }>(
    `select s.token, i.client, i.agency, ($3::timestamptz at time zone t.timezone)::date::text as on
     from shares s join itineraries i on i.tenant = s.tenant and i.uuid = s.itinerary join tenants t on t.uuid = s.tenant
     where s.tenant = $1 and s.uuid = $2`,
    [ctx.tenant, link.uuid, acceptedAt],
  )
  if (!row) throw new Error('the link is gone')
  const { token, ...facts } = row
  return { ...facts, pageUrl: `${await findPagesUrl(ctx)}/p/${token}` }
}

/** Whether the company may send one more email about an itinerary; the activity log counts acceptances. */
const isEmailLeft = async (ctx: Context, itinerary: string): Promise<boolean> => {
  const { mailsOfItinerary, mails, mailsOnTrial } = ctx.deps.emailLimits
  const ofCompany = (await findTrial(ctx)) ? mailsOnTrial : mails
  const limits = { action: acceptAction, target: itinerary, ofTarget: mailsOfItinerary, ofCompany }
  return requireEmailLeft(ctx, limits).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
}

const clientEmail = ({ deps }: Context, content: AcceptedContent, { pageUrl, on }: Facts) => {
  const company = withoutLinks(content.company.name)
  const { primary, onPrimary } = content.company.brand
  const { productName: product } = deps.publicConfig
  return emailOf({
    to: content.email,
    ...(content.company.email === null ? {} : { replyTo: content.company.email }),
    senderName: company,
    subject: wording.receiptSubject({ title: withoutLinks(content.title) }),
    from: { name: company, primary, onPrimary },
    heading: withoutLinks(content.title),
    paragraphs: [wording.receiptText({ date: dateText(on) }), wording.receiptNext],
    button: { label: wording.openItinerary, url: pageUrl },
    footer: [wording.whyReceipt({ company, product, reportTo: findReportAddress(deps) })],
  })
}

type Member = { name?: string; email: string; isOwner: boolean }

const memberEmail = (
  { deps }: Context,
  { itinerary }: Link,
  { content, moved, member, on }: { content: AcceptedContent; moved: Moved; member: Member; on: string },
) => {
  const { title, name, email, choices } = content
  return emailOf({
    to: member.email,
    replyTo: email,
    from: { name: deps.publicConfig.productName, ...productColours },
    subject: wording.memberSubject({ title }),
    heading: title,
    paragraphs: [
      greetingOf(member.name),
      wording.memberText({ name, email, date: dateText(on) }),
      ...choices.map(({ day, title: choice, insteadOf }) =>
        insteadOf === null
          ? wording.memberChoice({ day, title: choice })
          : wording.memberChoiceInstead({ day, title: choice, other: insteadOf }),
      ),
      ...statusWords(moved),
    ],
    button: { label: wording.openInEditor, url: `${deps.publicUrl()}/itineraries/${itinerary}` },
    footer: [member.isOwner ? wording.whyOwner : wording.whyCompany],
  })
}

const statusWords = (moved: Moved): string[] => {
  if (moved === null) return []
  const { to: status, rejection } = moved
  return [
    rejection === null
      ? wording.memberStatus({ status })
      : wording.memberStatusLeft({ status, reason: capitalised(rejection.replace(/\.$/, '')) }),
  ]
}

/** The owner of the itinerary; without one, the company's address, or else the company's owner. */
const findRecipients = async ({ tx, tenant }: Context, itinerary: string): Promise<Member[]> => {
  const [owner] = await tx.query<Member>(
    `select u.name, u.email, true as "isOwner" from itineraries i join memberships m on m.tenant = i.tenant and m."user" = i.owner
     join users u on u.uuid = m."user" and u.state = 'active'
     where i.tenant = $1 and i.uuid = $2 and m.accepted_at is not null`,
    [tenant, itinerary],
  )
  if (owner) return [owner]
  const [company] = await tx.query<{ email: string | null }>('select email from tenants where uuid = $1', [tenant])
  if (company?.email) return [{ email: company.email, isOwner: false }]
  return tx.query<Member>(
    `select u.name, u.email, false as "isOwner" from memberships m join users u on u.uuid = m."user" and u.state = 'active'
     where m.tenant = $1 and m.is_owner limit 1`,
    [tenant],
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
