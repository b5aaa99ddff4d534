import type { Task } from '@sojourn/contract/task'
import type { Context } from '../../kit/context.ts'
import { Problem } from '../../kit/problem.ts'

const columns = `t.uuid, t.title, t.due, t.acceptance, t.created_at as "createdAt", t.done_at as "doneAt",
  case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name) end as "doneBy"`
const from = 'tasks t left join users u on u.uuid = t.done_by'

/** The tasks of an itinerary: open ones by date, then the others, last done first. The caller has checked who may read them. */
export const findTasks = (ctx: Context, itinerary: string): Promise<Task[]> =>
  ctx.tx.query<Task>(
    `select ${columns} from ${from} where t.tenant = $1 and t.itinerary = $2
     order by t.done_at desc nulls first, t.due, t.uuid`,
    [ctx.tenant, itinerary],
  )

/** One task of an itinerary, or 404. It is locked, so that those who change it take turns. */
export const getTask = async (ctx: Context, itinerary: string, uuid: string): Promise<Task> => {
  const [row] = await ctx.tx.query<Task>(
    `select ${columns} from ${from} where t.tenant = $1 and t.itinerary = $2 and t.uuid = $3 for update of t`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!row) throw new Problem('not_found')
  return row
}
