import { type Task, taskCreate } from '@sojourn/contract/task'
import { taskLimits } from '@sojourn/contract/document/task-limits'
import type { Context } from '../../kit/context.ts'
import { invalid, Problem } from '../../kit/problem.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { getTask } from './queries.ts'
import * as wording from './wording.ts'

/** Adds a task to an itinerary. 409 for a template, and if it has too many. */
export const createTask = async (ctx: Context, itinerary: string, input: unknown): Promise<Task> => {
  const { isTemplate } = asItinerary(await lockForUpdate(ctx, itineraries, itinerary))
  const parsed = taskCreate.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  if (isTemplate) throw new Problem('conflict', { detail: wording.noTemplate })
  const [stored] = await ctx.tx.query<{ uuid: string }>(
    `insert into tasks (tenant, itinerary, title, due) select $1, $2, $3, $4
     where (select count(*) from tasks where tenant = $1 and itinerary = $2) < ${taskLimits.tasks} returning uuid`,
    [ctx.tenant, itinerary, parsed.data.title, parsed.data.due],
  )
  if (!stored) throw new Problem('conflict', { detail: wording.tooMany({ max: taskLimits.tasks }) })
  await writeAuditEvent(ctx, 'itinerary.add-task', itinerary, ['task'])
  return getTask(ctx, itinerary, stored.uuid)
}

type New = { itinerary: string; acceptance: string; title: string; due: string }

/**
 * Adds the task of an acceptance; null if an earlier acceptance of the itinerary has left one that is still open. The audit event is that
 * of the acceptance.
 */
export const addTaskOfAcceptance = async (
  ctx: Context,
  { itinerary, acceptance, title, due }: New,
): Promise<Pick<Task, 'uuid' | 'title' | 'due'> | null> => {
  const [stored] = await ctx.tx.query<{ uuid: string }>(
    `insert into tasks (tenant, itinerary, acceptance, title, due) select $1, $2, $3, $4, $5
     where not exists (select from tasks
       where tenant = $1 and itinerary = $2 and acceptance is not null and done_at is null) returning uuid`,
    [ctx.tenant, itinerary, acceptance, title, due],
  )
  return stored ? { uuid: stored.uuid, title, due } : null
}
