import type { Task } from '../task.ts'
import { ids } from './ids.ts'

const task: Task = {
  uuid: ids.part,
  title: 'Send the invoice and book the services',
  due: '2026-11-22',
  acceptance: null,
  createdAt: '2026-11-20T10:15:00.000Z',
  doneAt: null,
  doneBy: null,
}

/** Those of tasks. */
export const taskExamples = {
  Task: task,
  TaskCreate: { title: task.title, due: task.due },
  TaskUpdate: { isDone: true },
}
