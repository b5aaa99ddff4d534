import { type Question, questionReply } from '@sojourn/contract/question'
import { questionLimits } from '@sojourn/contract/question-limits'
import type { Context } from '../../kit/context.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { getQuestion, requireAnswering } from './queries.ts'
import { answerAction, sendAnswer } from './send-answer.ts'
import * as wording from './wording.ts'

/**
 * Answers a question: the client can read the answer on the page, and gets it by email if they gave an address. An answer with a
 * `key` is stored once.
 */
export const replyToQuestion = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  input: unknown,
  key: string | null = null,
): Promise<Question> => {
  await requireAnswering(ctx, itinerary)
  const question = await getQuestion(ctx, itinerary, uuid)
  const parsed = questionReply.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (question.messages.length >= questionLimits.ofItinerary) throw new Problem('conflict', { detail: wording.full })
  const { text } = parsed.data
  const stored = await ctx.tx.query(
    `insert into question_messages (tenant, question, text, author, form_key) values ($1, $2, $3, $4, $5)
     on conflict (tenant, form_key) where form_key is not null do nothing returning uuid`,
    [ctx.tenant, uuid, text, ctx.actor.uuid, key],
  )
  if (stored.length === 0) return question
  await ctx.tx.query('update questions set resolved_at = null where tenant = $1 and uuid = $2', [ctx.tenant, uuid])
  await sendAnswer(ctx, itinerary, question, text)
  await writeAuditEvent(ctx, answerAction, itinerary)
  return getQuestion(ctx, itinerary, uuid)
}
