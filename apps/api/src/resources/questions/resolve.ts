import type { Question } from '@sojourn/contract/question'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { getQuestion, requireAnswering } from './queries.ts'

/** Resolves a question, so that it waits for no answer, or reopens it. Clients do not see this. */
export const resolveQuestion = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  isResolved: boolean,
): Promise<Question> => {
  await requireAnswering(ctx, itinerary)
  const present = await getQuestion(ctx, itinerary, uuid)
  if ((present.resolvedAt !== null) === isResolved) return present
  await ctx.tx.query('update questions set resolved_at = case when $3 then now() end where tenant = $1 and uuid = $2', [
    ctx.tenant,
    uuid,
    isResolved,
  ])
  await writeAuditEvent(ctx, isResolved ? 'itinerary.resolve-question' : 'itinerary.reopen-question', itinerary)
  return getQuestion(ctx, itinerary, uuid)
}
