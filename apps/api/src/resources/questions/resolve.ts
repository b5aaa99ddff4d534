import type { Question } from '@sojourn/contract/question'
import type { Context } from '../../kit/context.ts'
import { getQuestion, requireAnswering } from './queries.ts'

/** Resolves a question, so that it waits for no answer, or reopens it. Clients do not see this. */
export const resolveQuestion = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  isResolved: boolean,
): Promise<Question> => {
  await requireAnswering(ctx, itinerary)
  await getQuestion(ctx, itinerary, uuid)
  await ctx.tx.query(
    `update questions set resolved_at = case when $3 then coalesce(resolved_at, now()) end where tenant = $1 and uuid = $2`,
    [ctx.tenant, uuid, isResolved],
  )
  return getQuestion(ctx, itinerary, uuid)
}
