import type { Question } from '@sojourn/contract/question'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { languageOf } from '@sojourn/publishing/wording/language'
import type { Context } from '../../kit/context.ts'
import { emailOf, greetingOf, postEmail } from '../../kit/jobs/email.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import { publishedContent } from '../publications/queries.ts'
import { storeEmail } from '../sent-emails/store-email.ts'
import { isEmailLeft } from '../shares/count-emails.ts'
import { findReportAddress } from '../shares/prepare-email.ts'
import { issueReplyAddress } from './issue-reply-address.ts'
import * as wording from './wording.ts'

/** The action of an answer in the activity log, by which the emails with answers are counted. */
export const answerAction = 'itinerary.answer-question'

/**
 * Queues the email with an answer, if the client gave an address, and enters it in the log of emails. 409 if they gave none and can
 * no longer read the answer on the page. Beyond the company's limits of emails, the answer is only on the page; 429 if the link no
 * longer works either.
 */
export const sendAnswer = async (ctx: Context, itinerary: string, question: Question, text: string): Promise<void> => {
  const { email, share, uuid } = question
  const link = await readLink(ctx, share)
  const published = await publishedContent(ctx, itinerary)
  if (email === null || !published) {
    if (link === null || !published) throw new Problem('conflict', { detail: wording.linkEnded })
    return
  }
  if (!(await isEmailLeft(ctx, answerAction, itinerary))) {
    if (link === null) throw new Problem('too_many_requests')
    return
  }
  const { company, title } = published.content
  const words = wordsIn(languageOf(published.content))
  const { emails } = words
  const { deps } = ctx
  const name = withoutLinks(company.name)
  const { primary, onPrimary } = company.brand
  const client = question.messages.find((message) => message.client !== null)?.client
  const address = await issueReplyAddress(ctx, uuid, null)
  const replyTo = address ?? company.email
  const answer = emailOf({
    words,
    to: email,
    ...(replyTo === null ? {} : { replyTo }),
    senderName: name,
    subject: emails.answerSubject({ title: withoutLinks(title) }),
    from: { name, primary, onPrimary },
    heading: withoutLinks(title),
    paragraphs: [
      ...(address === null ? [] : [emails.replyAbove]),
      greetingOf(client === undefined || client === null ? undefined : withoutLinks(client), emails),
      emails.answerText({ name: withoutLinks(await readName(ctx)) }),
      withoutLinks(text),
    ],
    ...(link && { button: { label: emails.readAnswer, url: `${link}/questions#question-${uuid}` } }),
    footer: [
      ...(address === null ? [] : [emails.replyToAnswer]),
      emails.whyAnswer({ company: name, product: deps.publicConfig.productName, reportTo: findReportAddress(deps) }),
    ],
  })
  const logged = await storeEmail(ctx, { itinerary, share, to: email, subject: answer.subject, likely: [] })
  await postEmail(ctx, answer, { tenant: ctx.tenant, email: logged })
}

/** The URL of a link; null if it no longer works. */
const readLink = async (ctx: Context, share: string): Promise<string | null> => {
  const [row] = await ctx.tx.query<{ token: string }>(
    `select token from shares where tenant = $1 and uuid = $2 and revoked_at is null and audience <> 'internal' and (expires_at is null or expires_at > now())`,
    [ctx.tenant, share],
  )
  return row ? `${await findPagesUrl(ctx)}/p/${row.token}` : null
}

const readName = async ({ tx, actor }: Context): Promise<string> => {
  const [user] = await tx.query<{ name: string }>('select name from users where uuid = $1', [actor.uuid])
  return user?.name ?? ''
}
