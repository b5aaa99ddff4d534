import { z } from 'zod'
import { about } from './kit/about.ts'
import { date, instant, line } from './kit/values.ts'
import { taskLimits } from './document/task-limits.ts'

/** Something that a member has to do for an itinerary by a date. It is a deadline until it is done. */
export const task = z.object({
  uuid: z.uuid(),
  title: z.string(),
  due: date(),
  /** The acceptance that it follows; null for tasks that members add. */
  acceptance: z.uuid().nullable(),
  createdAt: instant(),
  doneAt: instant().nullable(),
  doneBy: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
})
about.add(task, { id: 'Task', description: 'Something to do for an itinerary by a date. It is a deadline until done.' })
export type Task = z.infer<typeof task>

export const tasks = z.array(task)

/** A new task. */
export const taskCreate = z.strictObject({ title: line(taskLimits.titleLength), due: date() })
about.add(taskCreate, { id: 'TaskCreate', description: 'What to do for an itinerary, and by when.' })

/** What a PUT may change. */
export const taskUpdate = z.strictObject({
  title: line(taskLimits.titleLength).optional(),
  due: date().optional(),
  isDone: z.boolean().optional(),
})
about.add(taskUpdate, {
  id: 'TaskUpdate',
  description: 'The fields of a task to change. `isDone` completes or reopens it.',
})
