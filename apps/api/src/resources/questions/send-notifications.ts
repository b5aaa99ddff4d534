import type { Question } from '@sojourn/contract/question'
import { questionLimits } from '@sojourn/contract/question-limits'
import type { Context } from '../../kit/context.ts'
import { emailOf, greetingOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { readReaders } from '../comments/read-members.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { readRecipients } from '../itineraries/read-recipients.ts'
import { issueReplyAddress } from './issue-reply-address.ts'
import { getQuestion } from './queries.ts'
import * as wording from './wording.ts'

/**
 * Notifies the owner of the itinerary and the members who have answered the question before, also by email. If there are none,
 * the company gets the email.
 */
export const notifyOfQuestion = async (
  ctx: Context,
  itinerary: string,
  { question: uuid, message }: { question: string; message: string },
): Promise<void> => {
  const record = asItinerary(await findRecord(ctx, itineraries, true, itinerary))
  const question = await getQuestion(ctx, itinerary, uuid)
  const authors = new Set(question.messages.map(({ author }) => author?.uuid))
  const readers = (await readReaders(ctx, record)).filter(
    (reader) => reader.uuid === record.owner || authors.has(reader.uuid),
  )
  await ctx.tx.query(
    `insert into notifications (tenant, member, message, kind) select $1, member, $2, 'question' from unnest($3::uuid[]) member`,
    [ctx.tenant, message, readers.map((reader) => reader.uuid)],
  )
  const claimed = await claimEmails(ctx, message)
  for (const reader of readers)
    if (claimed.includes(reader.uuid))
      await postEmail(
        ctx,
        questionEmail(ctx, record, question, {
          ...reader,
          why: wording.whyMember,
          address: await issueReplyAddress(ctx, uuid, reader.uuid),
        }),
      )
  if (readers.length > 0 || (await hasManyMessages(ctx, itinerary))) return
  for (const { name, email, isOwner } of await readRecipients(ctx, itinerary))
    await postEmail(
      ctx,
      questionEmail(ctx, record, question, {
        name,
        email,
        why: isOwner ? wording.whyMember : wording.whyCompany,
        address: null,
      }),
    )
}

/** Whether clients have written more in the last hour than the company gets emails about. */
const hasManyMessages = async ({ tx, tenant }: Context, itinerary: string): Promise<boolean> => {
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from question_messages m join questions q on q.tenant = m.tenant and q.uuid = m.question
     where q.tenant = $1 and q.itinerary = $2 and m.client is not null and m.created_at > now() - interval '1 hour'`,
    [tenant, itinerary],
  )
  return (counted?.count ?? 0) > questionLimits.emailsAnHour
}

/** Marks the notifications of a message to send by email: none to members who got many in the last hour. */
const claimEmails = async ({ tx, tenant }: Context, message: string): Promise<string[]> => {
  const rows = await tx.query<{ member: string }>(
    `update notifications n set emailed_at = now()
     where n.tenant = $1 and n.message = $2 and n.emailed_at is null and (
       select count(*) from notifications sent
       where sent.tenant = $1 and sent.member = n.member and sent.emailed_at > now() - interval '1 hour'
     ) < $3 returning n.member`,
    [tenant, message, questionLimits.emailsAnHour],
  )
  return rows.map(({ member }) => member)
}

/** `address` is where they can reply by email; null if they cannot. */
type Recipient = { name?: string | undefined; email: string; why: string; address: string | null }

const questionEmail = (
  { deps }: Context,
  itinerary: Itinerary,
  question: Question,
  { name, email, why, address }: Recipient,
) => {
  const { title, uuid } = itinerary
  const last = question.messages.findLast((message) => message.client !== null)
  const client = withoutLinks(last?.client ?? '')
  const replyTo = address ?? question.email
  return emailOf({
    to: email,
    ...(replyTo === null ? {} : { replyTo }),
    from: { name: deps.publicConfig.productName, ...productColours },
    subject: wording.questionSubject({ name: client, title }),
    heading: title,
    paragraphs: [
      ...(address === null ? [] : [wording.replyAbove]),
      greetingOf(name),
      wording.questionText({ name: client, subject: subjectOf(question) }),
      withoutLinks(last?.text ?? ''),
    ],
    button: {
      label: wording.openQuestion,
      url: `${deps.publicUrl()}/itineraries/${uuid}?tab=publish&question=${question.uuid}`,
    },
    footer: [...replyHint(question, address), why],
  })
}

const replyHint = ({ email }: Question, address: string | null): string[] => {
  if (address !== null) return [wording.replyStored]
  return email === null ? [] : [wording.replyByEmail({ email })]
}

const subjectOf = ({ dayNumber: day, title }: Question): string => {
  if (day === null) return wording.whole
  return title === null ? wording.day({ day }) : wording.titledDay({ day, title })
}
