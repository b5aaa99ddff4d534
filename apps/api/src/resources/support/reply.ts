import { supportReply } from '@sojourn/contract/resources/support-request'
import type { Context } from '../../kit/context.ts'
import { lockForUpdate, writeChanges } from '../../kit/records/crud.ts'
import { emailOf, postEmail, productColours } from '../../kit/jobs/email.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { insertMessage, requireAttachments } from './create.ts'
import { asSupportRequest, support, type SupportRequest } from './queries.ts'
import * as wording from './wording.ts'

/** The maximum number of messages of a request, because all of them are loaded together. */
const maxMessages = 200

/**
 * Adds a message and returns the whole request. A message of the company reopens a request that is waiting, resolved or
 * closed; a message of the staff is emailed to the requester.
 */
export const replyToSupportRequest = async (ctx: Context, uuid: string, input: unknown): Promise<Answer> => {
  const before = asSupportRequest(await lockForUpdate(ctx, support, uuid))
  const parsed = supportReply.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  await requireAttachments(ctx, parsed.data.attachments)
  await requireRoom(ctx, uuid)
  await insertMessage(ctx, uuid, parsed.data)
  const isReopened = !ctx.actor.isVisiting && ['waiting', 'resolved', 'closed'].includes(before.status)
  const after = await writeChanges(ctx, support, uuid, isReopened ? { status: 'open' } : {}, 'reply')
  if (ctx.actor.isVisiting) await emailRequester(ctx, asSupportRequest(after), parsed.data.body)
  return toAnswer(ctx, support, after)
}

const requireRoom = async (ctx: Context, uuid: string): Promise<void> => {
  const [row] = await ctx.tx.query<{ count: number }>(
    'select count(*)::int as count from support_messages where tenant = $1 and request = $2',
    [ctx.tenant, uuid],
  )
  if ((row?.count ?? 0) >= maxMessages)
    throw new Problem('conflict', {
      detail: `a support request can have at most ${maxMessages} messages; open another one`,
    })
}

/** Emails the requester, if they are still a member of the company. */
const emailRequester = async (ctx: Context, request: SupportRequest, body: string): Promise<void> => {
  const [person] = await ctx.tx.query<{ email: string; name: string }>(
    `select u.email, u.name from memberships m join users u on u.uuid = m."user" and u.state = 'active'
     where m.tenant = $1 and m."user" = $2 and m.accepted_at is not null`,
    [ctx.tenant, request.createdBy],
  )
  if (!person) return
  const { productName } = ctx.deps.publicConfig
  await postEmail(
    ctx,
    emailOf({
      to: person.email,
      subject: wording.replySubject({ subject: request.subject }),
      from: { name: productName, ...productColours },
      heading: request.subject,
      paragraphs: [wording.replyText, body],
      button: { label: wording.readReply, url: `${ctx.deps.publicUrl()}/support/${request.uuid}` },
      footer: [wording.replyFrom({ product: productName }), wording.replyTo(person)],
    }),
  )
}
