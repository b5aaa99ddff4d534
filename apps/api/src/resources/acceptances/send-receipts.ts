import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { type Words, wordsIn } from '@sojourn/publishing/languages/words'
import { languageOfCompany } from '@sojourn/publishing/wording/language'
import type { Context } from '../../kit/context.ts'
import { emailOf, greetingOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import type { EmailAttachment } from '../../platform/mail/mail.ts'
import { type Recipient, readRecipients } from '../itineraries/read-recipients.ts'
import type { Link } from '../publications/queries.ts'
import { storeEmail } from '../sent-emails/store-email.ts'
import { isEmailLeft } from '../shares/count-emails.ts'
import { findReportAddress } from '../shares/prepare-email.ts'
import type { FollowUp } from './finish-acceptance.ts'
import type { AcceptedContent } from './queries.ts'
import * as wording from './wording.ts'

/** The action of an acceptance in the activity log. */
export const acceptAction = 'itinerary.accept'

type Accepted = { content: AcceptedContent; followed: FollowUp; pdf: Buffer }

/**
 * Queues the receipt for the person who accepted, and enters it in the log of emails, and for the company. Anyone with a link can type
 * any address, so receipts count like other emails of the company: beyond its limits, only the company gets one.
 */
export const sendReceipts = async (ctx: Context, link: Link, { content, followed, pdf }: Accepted): Promise<void> => {
  const attachments = [receiptFile(content, pdf)]
  const facts = await readFacts(ctx, link, content)
  if (await isEmailLeft(ctx, acceptAction, link.itinerary)) {
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
  for (const member of await readRecipients(ctx, link.itinerary))
    await postEmail(ctx, { ...memberEmail(ctx, link, { content, followed, member, on: facts.on }), attachments })
}

/** Larger ones are not sent with an email. */
const maxAttachedBytes = 5_000_000

const receiptFile = (content: AcceptedContent, pdf: Buffer): EmailAttachment => ({
  filename: fileNameWith(wordsOfReceipt(content).emails.receiptFile({ title: content.title }), 'pdf'),
  contentType: 'application/pdf',
  content: pdf.toString('base64'),
})

/** The words of a receipt and its email. Acceptances from before the language was stored have that of the company. */
export const wordsOfReceipt = ({ language, company }: AcceptedContent): Words =>
  wordsIn(language ?? languageOfCompany(company))

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

const clientEmail = ({ deps }: Context, content: AcceptedContent, { pageUrl, on }: Facts) => {
  const words = wordsOfReceipt(content)
  const { emails } = words
  const company = withoutLinks(content.company.name)
  const { primary, onPrimary } = content.company.brand
  const { productName: product } = deps.publicConfig
  return emailOf({
    words,
    to: content.email,
    ...(content.company.email === null ? {} : { replyTo: content.company.email }),
    senderName: company,
    subject: emails.receiptSubject({ title: withoutLinks(content.title) }),
    from: { name: company, primary, onPrimary },
    heading: withoutLinks(content.title),
    paragraphs: [emails.receiptText({ date: words.dateText(on) }), emails.receiptNext],
    button: { label: emails.viewItinerary, url: pageUrl },
    footer: [emails.whyReceipt({ company, product, reportTo: findReportAddress(deps) })],
  })
}

const memberEmail = (
  { deps }: Context,
  { itinerary }: Link,
  { content, followed, member, on }: { content: AcceptedContent; followed: FollowUp; member: Recipient; on: string },
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
      wording.memberText({ name, email, date: wordsIn('en').dateText(on) }),
      ...choices.map(({ day, title: choice, insteadOf }) =>
        insteadOf === null
          ? wording.memberChoice({ day, title: choice })
          : wording.memberChoiceInstead({ day, title: choice, other: insteadOf }),
      ),
      ...statusWords(followed),
      ...paymentWords(followed),
      ...invoiceWords(followed),
      ...taskWords(followed),
    ],
    button: { label: wording.openInEditor, url: `${deps.publicUrl()}/itineraries/${itinerary}` },
    footer: [member.isOwner ? wording.whyOwner : wording.whyCompany],
  })
}

/** Tells members that a client signed what could no longer be accepted, with what they signed. */
export const sendSignedTooLate = async (
  ctx: Context,
  itinerary: string,
  { content, revision }: { content: AcceptedContent; revision: number },
  document: Buffer | null,
): Promise<void> => {
  const { title, name, email } = content
  const attachments = document === null || document.length > maxAttachedBytes ? [] : [receiptFile(content, document)]
  for (const member of await readRecipients(ctx, itinerary)) {
    const late = emailOf({
      to: member.email,
      replyTo: email,
      from: { name: ctx.deps.publicConfig.productName, ...productColours },
      subject: wording.lateSubject({ title }),
      heading: title,
      paragraphs: [greetingOf(member.name), wording.lateText({ name, email, version: revision }), wording.lateNext],
      button: { label: wording.openInEditor, url: `${ctx.deps.publicUrl()}/itineraries/${itinerary}` },
      footer: [member.isOwner ? wording.whyOwner : wording.whyCompany],
    })
    await postEmail(ctx, { ...late, attachments })
  }
}

const statusWords = ({ moved }: FollowUp): string[] => {
  if (moved === null) return []
  const { to: status, rejection } = moved
  return [
    rejection === null
      ? wording.memberStatus({ status })
      : wording.memberStatusLeft({ status, reason: asSentence(rejection) }),
  ]
}

const paymentWords = ({ dated, day }: FollowUp): string[] => {
  if (dated === null) return []
  const { rows, deposit, rejection } = dated
  if (rejection !== null) return [wording.memberPaymentsLeft({ reason: asSentence(rejection) })]
  return rows.length > 0 || deposit ? [wording.memberPayments({ date: wordsIn('en').dateText(day) })] : []
}

const invoiceWords = ({ drafted }: FollowUp): string[] => {
  if (drafted === null) return []
  return [
    drafted.rejection === null
      ? wording.memberInvoice
      : wording.memberInvoiceLeft({ reason: asSentence(drafted.rejection) }),
  ]
}

const taskWords = ({ task }: FollowUp): string[] =>
  task === null ? [] : [wording.memberTask({ title: task.title, date: wordsIn('en').dateText(task.due) })]

/** A reason without its full stop, which follows in the email. */
const asSentence = (reason: string): string => {
  const text = reason.replace(/\.$/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
