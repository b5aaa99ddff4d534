import { type Task, taskUpdate } from '@sojourn/contract/task'
import type { Context } from '../../kit/context.ts'
import { invalid } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { getTask } from './queries.ts'

/** Changes, completes or reopens a task. Without a change, nothing is written. */
export const updateTask = async (ctx: Context, itinerary: string, uuid: string, input: unknown): Promise<Task> => {
  await lockForUpdate(ctx, itineraries, itinerary)
  const before = await getTask(ctx, itinerary, uuid)
  const parsed = taskUpdate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const wasDone = before.doneAt !== null
  const { title = before.title, due = before.due, isDone = wasDone } = parsed.data
  const isChanged = title !== before.title || due !== before.due
  if (!isChanged && isDone === wasDone) return before
  await ctx.tx.query(
    `update tasks set title = $3, due = $4, done_at = case when $5 then coalesce(done_at, now()) end,
       done_by = case when $5 then case when done_at is null then $6::uuid else done_by end end
     where tenant = $1 and uuid = $2`,
    [ctx.tenant, uuid, title, due, isDone, ctx.actor.uuid],
  )
  const actions = [
    ...(isChanged ? ['itinerary.change-task'] : []),
    ...(isDone === wasDone ? [] : [isDone ? 'itinerary.complete-task' : 'itinerary.reopen-task']),
  ]
  for (const action of actions) await writeAuditEvent(ctx, action, itinerary, ['task'])
  return getTask(ctx, itinerary, uuid)
}
