import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { dateText } from '@sojourn/publishing/wording/dates'
import type { Context } from '../../kit/context.ts'
import { emailOf, greetingOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import type { EmailAttachment } from '../../platform/mail/mail.ts'
import type { Link } from '../publications/queries.ts'
import { findReportAddress } from '../shares/prepare-email.ts'
import type { Moved } from './move-accepted.ts'
import type { AcceptedContent } from './queries.ts'
import * as wording from './wording.ts'

type Accepted = { content: AcceptedContent; moved: Moved; pdf: Buffer }

/** Queues the receipt for the person who accepted and for the company. */
export const sendReceipts = async (ctx: Context, link: Link, { content, moved, pdf }: Accepted): Promise<void> => {
  const attachments: EmailAttachment[] = [
    {
      filename: fileNameWith(wording.receiptFile({ title: content.title }), 'pdf'),
      contentType: 'application/pdf',
      content: pdf.toString('base64'),
    },
  ]
  const { tenant, tx } = ctx
  const [row] = await tx.query<{ token: string }>('select token from shares where tenant = $1 and uuid = $2', [
    tenant,
    link.uuid,
  ])
  const pageUrl = `${await findPagesUrl(ctx)}/p/${row?.token ?? ''}`
  await postEmail(ctx, { ...clientEmail(ctx, content, pageUrl), attachments })
  for (const member of await findRecipients(ctx, link.itinerary))
    await postEmail(ctx, { ...memberEmail(ctx, link, { content, moved, member }), attachments })
}

const clientEmail = ({ deps }: Context, content: AcceptedContent, pageUrl: string) => {
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
    paragraphs: [wording.receiptText({ date: dateText(content.acceptedAt.slice(0, 10)) }), wording.receiptNext],
    button: { label: wording.openItinerary, url: pageUrl },
    footer: [wording.whyReceipt({ company, product, reportTo: findReportAddress(deps) })],
  })
}

type Member = { name?: string; email: string }

const memberEmail = (
  { deps }: Context,
  { itinerary }: Link,
  { content, moved, member }: { content: AcceptedContent; moved: Moved; member: Member },
) => {
  const { title, name, email, choices, acceptedAt } = content
  return emailOf({
    to: member.email,
    replyTo: email,
    from: { name: deps.publicConfig.productName, ...productColours },
    subject: wording.memberSubject({ title }),
    heading: title,
    paragraphs: [
      greetingOf(member.name),
      wording.memberText({ name, email, date: dateText(acceptedAt.slice(0, 10)) }),
      ...(choices.length === 0 ? [] : [wording.memberChoices({ count: choices.length })]),
      ...statusWords(moved),
    ],
    button: { label: wording.openInEditor, url: `${deps.publicUrl()}/itineraries/${itinerary}` },
    footer: [wording.whyMember],
  })
}

const statusWords = (moved: Moved): string[] => {
  if (moved === null) return []
  const { to: status, rejection } = moved
  return [
    rejection === null
      ? wording.memberStatus({ status })
      : wording.memberStatusLeft({ status, reason: rejection.replace(/\.$/, '') }),
  ]
}

/** The owner of the itinerary; without one, the company's address, or else the company's owner. */
const findRecipients = async ({ tx, tenant }: Context, itinerary: string): Promise<Member[]> => {
  const [owner] = await tx.query<Member>(
    `select u.name, u.email from itineraries i join memberships m on m.tenant = i.tenant and m."user" = i.owner
     join users u on u.uuid = m."user" and u.state = 'active'
     where i.tenant = $1 and i.uuid = $2 and m.accepted_at is not null`,
    [tenant, itinerary],
  )
  if (owner) return [owner]
  const [company] = await tx.query<{ email: string | null }>('select email from tenants where uuid = $1', [tenant])
  if (company?.email) return [{ email: company.email }]
  return tx.query<Member>(
    `select u.name, u.email from memberships m join users u on u.uuid = m."user" and u.state = 'active'
     where m.tenant = $1 and m.is_owner limit 1`,
    [tenant],
  )
}
