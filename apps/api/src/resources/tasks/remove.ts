import type { Task } from '@sojourn/contract/task'
import type { Context } from '../../kit/context.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { lockForUpdate } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { getTask } from './queries.ts'

/** Deletes a task, and returns it as it was. */
export const removeTask = async (ctx: Context, itinerary: string, uuid: string): Promise<Task> => {
  await lockForUpdate(ctx, itineraries, itinerary)
  const task = await getTask(ctx, itinerary, uuid)
  await ctx.tx.query('delete from tasks where tenant = $1 and uuid = $2', [ctx.tenant, uuid])
  await writeAuditEvent(ctx, 'itinerary.remove-task', itinerary, ['task'])
  return task
}
